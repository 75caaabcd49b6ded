import AppUI
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows that can open a floating view, prefetched before they come in.
@MainActor
final class PrefetchedPresentationTests: XCTestCase {
    private enum Kind: CaseIterable {
        case menu, contextMenu, popover, help, sheet, cover, alert, dialog

        /// Whether a binding opens the view.
        var isPresented: Bool { ![.menu, .contextMenu, .help].contains(self) }
    }

    private struct Row: View {
        let id: Int
        let kind: Kind
        let openID: Int?

        var body: some View {
            let isOpen = Binding.constant(id == openID)
            let text = Text("row \(id)")
            switch kind {
            case .menu: Menu("row \(id)") { Button("item \(id)") {} }
            case .contextMenu: text.contextMenu { Button("item \(id)") {} }
            case .popover: text.popover(isPresented: isOpen) { Text("over \(id)") }
            case .help: text.help("tip \(id)")
            case .sheet: text.sheet(isPresented: isOpen) { Text("over \(id)") }
            case .cover: text.fullScreenCover(isPresented: isOpen) { Text("over \(id)") }
            case .alert: text.alert("over \(id)", isPresented: isOpen) { Button("OK") {} }
            case .dialog: text.confirmationDialog("?", isPresented: isOpen) { Button("over \(id)") {} }
            }
        }
    }

    private func rows(_ kind: Kind, openID: Int? = nil) -> ViewHost {
        host(200, 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Row(id: $0, kind: kind, openID: openID).frame(height: 50) }
                }
            }
            .id("list")
        }
    }

    private func scroll(_ host: ViewHost, to offset: Double) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        host.frame(at: host.time + .milliseconds(8))
    }

    func testRowsThatCanOpenAFloatingViewArePrefetched() async {
        for kind in Kind.allCases {
            let host = rows(kind)
            host.prefetch(within: .unlimited)
            scroll(host, to: 50)
            XCTAssertEqual(host.report.rowsMade, 0, "\(kind)")
            XCTAssertTrue(host.texts.contains("row 6"), "\(kind): \(host.texts)")
        }
    }

    func testARowThatComesInOpenIsShownAsIfItHadNotBeenPrefetched() async {
        for kind in Kind.allCases where kind.isPresented {
            let (plain, prefetched) = (rows(kind, openID: 6), rows(kind, openID: 6))
            for _ in 0..<3 {
                prefetched.prefetch(within: .unlimited)
                for host in [plain, prefetched] { host.frame(at: host.time + .milliseconds(8)) }
                XCTAssertEqual(prefetched.displayList.dump(), plain.displayList.dump(), "\(kind)")
            }
            for offset in [50.0, 60, 70] {
                for host in [plain, prefetched] { scroll(host, to: offset) }
                XCTAssertEqual(prefetched.displayList.dump(), plain.displayList.dump(), "\(kind) at \(offset)")
                XCTAssertTrue(prefetched.texts.contains("over 6"), "\(kind): \(prefetched.texts)")
            }
        }
    }
}
