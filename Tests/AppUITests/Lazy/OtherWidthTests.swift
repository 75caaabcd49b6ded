import AppUI
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// A window with a new width keeps the scroll position: the same share of the row at the top edge is above that edge.
@MainActor
final class OtherWidthTests: XCTestCase {
    private enum Container: CaseIterable {
        case stack, grid, list, sections, withMargin
    }

    private struct Texts: View {
        let container: Container

        var body: some View {
            switch container {
            case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }.id("texts")
            case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 8) { rows } }.id("texts")
            case .list: List { rows }.id("texts")
            case .sections:
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            rows
                        } header: {
                            Text("Header").frame(maxWidth: .infinity).frame(height: 20)
                        }
                    }
                }
                .id("texts")
            case .withMargin:
                ScrollView { LazyVStack(spacing: 4) { rows } }.contentMargins(.top, 30, for: .scrollContent).id("texts")
            }
        }

        private var rows: some View {
            ForEach(0..<200, id: \.self) { row in
                Text(String(repeating: "word ", count: 40 + row * 7 % 40)).frame(
                    maxWidth: .infinity, alignment: .leading
                )
                .id("row \(row)")
            }
        }
    }

    private let narrow = CGSize(width: 300, height: 600)
    private let wide = CGSize(width: 600, height: 300)

    private func host(_ container: Container, offset: Double) -> ViewHost {
        let host = ViewHost(size: narrow) { Texts(container: container) }
        host.frame(at: .zero)
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "texts", at: host.time)
        host.wait(0.5)
        return host
    }

    /// The first visible row, and the share of it above the line at which content rests.
    private func top(_ host: ViewHost, _ container: Container) -> (row: Int, share: CGFloat) {
        let line = host.scrollGeometry(ofID: "texts")?.contentInsets.top ?? 0
        for row in 0..<200 {
            guard let frame = frame(row, host, container), frame.maxY > line + 0.5 else { continue }
            return (row, max(0, line - frame.minY) / frame.height)
        }
        return (-1, 0)
    }

    /// A row of a list has the same inset above and below its text.
    private func frame(_ row: Int, _ host: ViewHost, _ container: Container) -> CGRect? {
        guard let text = host.frame(ofID: "row \(row)"), container == .list else {
            return host.frame(ofID: "row \(row)")
        }
        let neighbour = host.frame(ofID: "row \(row + 1)").map { $0.minY - text.maxY }
        return text.insetBy(dx: 0, dy: -(neighbour ?? 0) / 2)
    }

    func testTheFirstRowInSightStaysTheFirstThroughAnyNumberOfChanges() async {
        for container in Container.allCases {
            for offset in stride(from: 1500.0, to: 2400, by: 83) {
                let host = host(container, offset: offset)
                let before = top(host, container)
                for turn in 1...6 {
                    host.size = turn.isMultiple(of: 2) ? narrow : wide
                    host.wait(0.3)
                    let after = top(host, container)
                    let name = "\(container) at \(offset), turn \(turn)"
                    XCTAssertEqual(after.row, before.row, "\(name): \(before) \(after)")
                    XCTAssertEqual(after.share, before.share, accuracy: 0.02, "\(name): \(before) \(after)")
                }
            }
        }
    }

    func testARowAtTheTopEdgeStaysAtIt() async {
        for container in Container.allCases {
            let host = host(container, offset: 1800)
            let line = Double(host.scrollGeometry(ofID: "texts")?.contentInsets.top ?? 0)
            let row = top(host, container).row + 1
            let distance = Double(frame(row, host, container)?.minY ?? 0) - line
            let offset = Double(host.scrollGeometry(ofID: "texts")?.contentOffset.y ?? 0) + distance
            host.apply(
                .scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "texts", at: host.time)
            host.wait(0.3)
            XCTAssertEqual(top(host, container).row, row, "\(container)")
            for turn in 1...6 {
                host.size = turn.isMultiple(of: 2) ? narrow : wide
                host.wait(0.3)
                XCTAssertEqual(top(host, container).row, row, "\(container), turn \(turn)")
                XCTAssertEqual(
                    Double(frame(row, host, container)?.minY ?? 0), line, accuracy: 0.51,
                    "\(container), turn \(turn)")
            }
        }
    }

    func testTheWayBackToTheTopEndsAtAnOffsetOfExactlyZero() async {
        for container in Container.allCases {
            let host = host(container, offset: 1800)
            host.size = wide
            host.wait(0.3)
            for _ in 0..<400 {
                let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: 20, location: CGPoint(x: 150, y: 150))
                host.send(InputEvent(.wheel(wheel), at: host.time))
                host.frame(at: host.time + .milliseconds(16))
            }
            host.wait(3)
            let geometry = host.scrollGeometry(ofID: "texts")
            XCTAssertEqual(
                (geometry?.contentOffset.y ?? .nan) + (geometry?.contentInsets.top ?? 0), 0, accuracy: 1e-9,
                "\(container)")
            XCTAssertEqual(top(host, container).row, 0, "\(container)")
        }
    }

    func testTheEndAndTheStartStayTheEndAndTheStart() async {
        for container in Container.allCases {
            let host = host(container, offset: 0)
            for key in [InputEvent.Key.home] {
                host.send(InputEvent(.keyDown(key, modifiers: []), at: host.time))
                host.wait(1)
            }
            for turn in 1...4 {
                host.size = turn.isMultiple(of: 2) ? narrow : wide
                host.wait(0.3)
                XCTAssertEqual(top(host, container).row, 0, "\(container), turn \(turn)")
            }
        }
    }
}
