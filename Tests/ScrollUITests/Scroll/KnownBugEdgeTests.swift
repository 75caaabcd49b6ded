import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Known complaints about the ends of the content, about rotated windows, and about unrequested movements.
@MainActor
final class KnownBugEdgeTests: XCTestCase {
    private enum Rule: CaseIterable {
        case none, paging, spacedPaging, aligned, alignedByOne, centred

        @MainActor var behavior: AnyScrollTargetBehavior {
            switch self {
            case .none: AnyScrollTargetBehavior(Untouched())
            case .paging: AnyScrollTargetBehavior(.paging)
            case .spacedPaging: AnyScrollTargetBehavior(.paging(spacing: 12))
            case .aligned: AnyScrollTargetBehavior(.viewAligned)
            case .alignedByOne: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            case .centred: AnyScrollTargetBehavior(.viewAligned(anchor: .center))
            }
        }
    }

    private struct Untouched: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    private struct Cards: View {
        let lengths: [CGFloat]
        let rule: Rule

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(lengths.indices, id: \.self) { Color.red.frame(width: lengths[$0], height: 50).id($0) }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(rule.behavior)
            .id("cards")
        }
    }

    private func flick(_ host: ViewHost, by distance: CGFloat) {
        let middle = host.size.width / 2
        host.drag(
            from: CGPoint(x: middle - distance / 2, y: 50), to: CGPoint(x: middle + distance / 2, y: 50), over: 0.06)
        host.wait(5)
    }

    func testShortContentComesBackToItsStartUnderEveryBehaviour() async {
        for rule in Rule.allCases {
            let host = host(300, 100) { Cards(lengths: [40, 70], rule: rule) }
            for distance in [-200.0, 200, -30] {
                flick(host, by: distance)
                XCTAssertEqual(host.frame(ofID: 0)?.minX ?? .nan, 20, accuracy: 0.01, "\(rule), \(distance)")
            }
        }
    }

    func testTheLastItemIsReachedAndWhollyShownUnderEveryBehaviour() async {
        for rule in Rule.allCases {
            for last in [30.0, 90, 260] {
                let lengths = [CGFloat](repeating: 140, count: 5) + [CGFloat(last)]
                let host = host(300, 100) { Cards(lengths: lengths, rule: rule) }
                for _ in 0..<8 { flick(host, by: -220) }
                XCTAssertEqual(host.frame(ofID: 5)?.maxX ?? .nan, 280, accuracy: 0.01, "\(rule), last \(last)")
                flick(host, by: 150)
                XCTAssertLessThan(host.scrollGeometry(ofID: "cards")?.contentOffset.x ?? .nan, 5 * 152 + last - 280)
                for _ in 0..<8 { flick(host, by: 220) }
                XCTAssertEqual(host.frame(ofID: 0)?.minX ?? .nan, 20, accuracy: 0.01, "\(rule), back")
            }
        }
    }

    // MARK: Turned windows

    private struct Turned: View {
        let isLazy: Bool
        let isPaged: Bool
        @State private var id: Int? = 3

        var body: some View {
            ScrollView(.horizontal) {
                if isLazy {
                    LazyHStack(spacing: 0) { pages }.scrollTargetLayout()
                } else {
                    HStack(spacing: 0) { pages }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(
                isPaged
                    ? AnyScrollTargetBehavior(.paging)
                    : AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            )
            .scrollPosition(id: $id)
            .safeAreaPadding(.horizontal, 24)
        }

        private var pages: some View {
            ForEach(0..<9) { Color.red.containerRelativeFrame([.horizontal, .vertical]).id($0) }
        }
    }

    func testBug01ATurnedWindowKeepsThePageAndGoesOnPageByPage() async {
        for isLazy in [true, false] {
            for isPaged in [true, false] {
                let host = host(300, 600) { Turned(isLazy: isLazy, isPaged: isPaged) }
                host.wait(0.1)
                let place = "lazy \(isLazy), paged \(isPaged)"
                XCTAssertEqual(host.frame(ofID: 3)?.minX ?? .nan, 24, accuracy: 0.01, place)
                for size in [CGSize(width: 600, height: 300), CGSize(width: 300, height: 600)] {
                    host.size = size
                    host.wait(1)
                    XCTAssertEqual(host.frame(ofID: 3)?.minX ?? .nan, 24, accuracy: 0.01, "\(place), \(size)")
                    XCTAssertEqual(host.frame(ofID: 3)?.width ?? .nan, size.width - 48, accuracy: 0.01, place)
                }
                host.size = CGSize(width: 600, height: 300)
                host.wait(1)
                flick(host, by: -200)
                XCTAssertEqual(host.frame(ofID: 4)?.minX ?? .nan, 24, accuracy: 0.01, place)
            }
        }
    }

    func testBug10AWindowThatIsTurnedInAFlingStillComesToRestOnACard() async {
        let host = host(300, 600) { Turned(isLazy: false, isPaged: false) }
        host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), over: 0.06)
        host.wait(0.1)
        host.size = CGSize(width: 600, height: 300)
        host.wait(5)
        let starts = (0..<9).compactMap { host.frame(ofID: $0)?.minX }
        XCTAssertTrue(starts.contains { abs($0 - 24) < 0.01 }, "\(starts)")
    }

    func testBug10ATurnedWindowKeepsTheCardThatAFlickCameToRestOn() async {
        for isLazy in [true, false] {
            let host = host(300, 600) { Turned(isLazy: isLazy, isPaged: false) }
            host.wait(0.1)
            flick(host, by: -150)
            XCTAssertEqual(host.frame(ofID: 4)?.minX ?? .nan, 24, accuracy: 0.01, "lazy \(isLazy)")
            for size in [CGSize(width: 600, height: 300), CGSize(width: 300, height: 600)] {
                host.size = size
                host.wait(1)
                XCTAssertEqual(host.frame(ofID: 4)?.minX ?? .nan, 24, accuracy: 0.01, "lazy \(isLazy), \(size)")
            }
        }
    }

    // MARK: Unrequested movements

    func testBug08RowsPutInFrontDuringAFlingTowardsThemMoveNothingAndAreReached() async {
        struct Feed: View {
            @State private var rows = Array(0..<60)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { Color.red.frame(height: CGFloat(20 + abs($0) % 5 * 9)).id($0) }
                    }
                    .scrollTargetLayout()
                }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y < 100
                } action: { _, isNear in
                    if isNear, let first = rows.first { rows.insert(contentsOf: (first - 20)..<first, at: 0) }
                }
                .defaultScrollItem(20)
                .id("feed")
            }
        }
        let host = host(200, 200) { Feed() }
        host.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 160), over: 0.06)
        var shown: [Int: CGFloat] = [:]
        for _ in 0..<150 {
            let velocity = host.scrollGeometry(ofID: "feed")?.velocity.dy ?? 0
            host.frame(at: host.time + .seconds(1.0 / 60))
            let now = (-120..<60).reduce(into: [Int: CGFloat]()) { $0[$1] = host.frame(ofID: $1)?.minY }
            for (row, y) in now {
                guard let before = shown[row] else { continue }
                XCTAssertEqual(y - before, -velocity / 60, accuracy: 2 + abs(velocity) / 200, "row \(row)")
            }
            shown = now
        }
        XCTAssertLessThan(shown.keys.min() ?? 0, 0, "it went on into the rows in front")
    }

    func testBug11NothingInSightJumpsWhileUnevenRowsAreMeasuredUpwards() async {
        let host = host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<400) { Color.red.frame(height: CGFloat(15 + ($0 * 37) % 90)).id($0) }
                }
            }
            .defaultScrollAnchor(.bottom)
            .id("feed")
        }
        host.wait(0.1)
        host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 260), over: 0.4, steps: 40, release: false)
        var place: CGFloat = 260
        for _ in 0..<20 {
            let before = (0..<400).compactMap { row in host.frame(ofID: row).map { (row, $0.minY) } }
            place += 7
            host.send(
                InputEvent(.pointerMoved(.init(location: CGPoint(x: 100, y: place))), at: host.time))
            host.frame(at: host.time + .milliseconds(8))
            for (row, y) in before {
                if let now = host.frame(ofID: row)?.minY { XCTAssertEqual(now - y, 7, accuracy: 0.01, "row \(row)") }
            }
        }
    }
}
