import AppUI
import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
private func row(_ index: Int) -> some View { Color.red.frame(height: 20).id("r\(index)") }

/// Rows whose explicit id is inside a modifier of this module.
@MainActor
final class SurroundedRowTests: XCTestCase {
    func testARowIsFoundAndReportedWhateverSurroundsItsID() async {
        check("help") { row($0).help("a tip") }
        check("badge") { row($0).badge(3) }
        check("draggable") { row($0).draggable("text") }
        check("dropDestination") { row($0).dropDestination(for: String.self) { _, _ in false } }
        check("onOpenURL") { row($0).onOpenURL { _ in } }
        check("hoverEffect") { row($0).hoverEffect() }
        check("swipeActions") { row($0).swipeActions { Button("Delete") {} } }
        check("listRowInsets") { row($0).listRowInsets(EdgeInsets()) }
        check("listRowBackground") { row($0).listRowBackground(Color.blue) }
        check("sheet") { row($0).sheet(isPresented: .constant(false)) { Text("sheet") } }
        check("fullScreenCover") { row($0).fullScreenCover(isPresented: .constant(false)) { Text("cover") } }
        check("alert") { row($0).alert("Alert", isPresented: .constant(false)) { Button("OK") {} } }
        check("confirmationDialog") {
            row($0).confirmationDialog("Sure?", isPresented: .constant(false)) { Text("Yes") }
        }
        check("sheet of an item") { row($0).sheet(item: .constant(nil as Item?)) { _ in Text("sheet") } }
        check("cover of an item") { row($0).fullScreenCover(item: .constant(nil as Item?)) { _ in Text("cover") } }
        check("onDrop") { row($0).onDrop(of: [.text], delegate: Refusal()) }
        check("navigationTransition") { row($0).navigationTransition(.automatic) }
        let namespace = Namespace().wrappedValue
        check("matchedTransitionSource") { row($0).matchedTransitionSource(id: $0, in: namespace) }
        check("sensoryFeedback") { row($0).sensoryFeedback(.success, trigger: 1) }
        check("several") { row($0).help("a tip").draggable("text").padding(.leading, 2).badge(1) }
    }

    private func check<V: View>(_ name: String, @ViewBuilder row: @escaping (Int) -> V) {
        let seen = Seen()
        let host = host(300, 300) { Window(seen: seen, row: row) }
        host.wait(0.1)
        // A drag would lift a draggable row.
        host.notch(-1, at: CGPoint(x: 150, y: 150))
        host.wait(2)
        let offset = host.scrollGeometry(ofID: "window")?.contentOffset.y ?? 0
        XCTAssertGreaterThan(offset, 20, name)
        XCTAssertEqual(seen.id, "r\(Int(offset / 20))", name)
        seen.id = "r40"
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.y, 800, name)
    }
}

private struct Item: Identifiable {
    let id: Int
}

private struct Refusal: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { false }
}

@MainActor
@Observable
private final class Seen {
    var id: String?
}

private struct Window<Row: View>: View {
    @Bindable var seen: Seen
    @ViewBuilder let row: (Int) -> Row

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { row($0) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $seen.id, anchor: .top)
        .id("window")
    }
}
