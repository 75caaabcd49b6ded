import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
private func row(_ index: Int) -> some View { Color.red.frame(height: 20).id("r\(index)") }

/// Rows whose explicit id is not the outermost of their modifiers.
@MainActor
final class SurroundedIdentityTests: XCTestCase {
    func testARowIsFoundAndReportedWhateverSurroundsItsID() async {
        for isLazy in [false, true] {
            check("nothing", isLazy) { row($0) }
            check("padding", isLazy) { row($0).padding(.horizontal, 5) }
            check("background", isLazy) { row($0).background(Color.blue) }
            check("overlay", isLazy) { row($0).overlay(Color.blue.opacity(0.1)) }
            check("onTapGesture", isLazy) { row($0).onTapGesture {} }
            check("onAppear", isLazy) { row($0).onAppear {} }
            check("task", isLazy) { row($0).task {} }
            check("onChange", isLazy) { row($0).onChange(of: 1) {} }
            check("font", isLazy) { row($0).font(.body) }
            check("foregroundStyle", isLazy) { row($0).foregroundStyle(.red) }
            check("buttonStyle", isLazy) { row($0).buttonStyle(.plain) }
            check("contextMenu", isLazy) { row($0).contextMenu { Text("Copy") } }
            check("animation", isLazy) { row($0).animation(.default, value: 1) }
            check("transition", isLazy) { row($0).transition(.opacity) }
            check("zIndex", isLazy) { row($0).zIndex(1) }
            check("onHover", isLazy) { row($0).onHover { _ in } }
            check("geometryGroup", isLazy) { row($0).geometryGroup() }
            check("several", isLazy) { row($0).onAppear {}.padding(.leading, 2).background(Color.blue).onTapGesture {} }
        }
    }

    func testBothBranchesOfARowAreFoundByTheirIDs() async {
        for isLazy in [false, true] {
            check("if", isLazy) { index in
                if index.isMultiple(of: 2) {
                    Color.red.frame(height: 20).id("r\(index)")
                } else {
                    Color.blue.frame(height: 20).id("r\(index)").onAppear {}
                }
            }
        }
    }

    /// The ids in the bodies of rows that do not exist yet are unknown.
    func testAnIDInTheBodyOfAShownRowIsFound() async {
        let seen = Seen()
        let host = host(300, 300) { Window(seen: seen, isLazy: true) { BodyRow(index: $0) } }
        host.wait(0.1)
        seen.id = "r7"
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.y, 140)
    }

    private func check<V: View>(_ name: String, _ isLazy: Bool, @ViewBuilder row: @escaping (Int) -> V) {
        let seen = Seen()
        let host = host(300, 300) { Window(seen: seen, isLazy: isLazy, row: row) }
        host.wait(0.1)
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 150), over: 0.5)
        host.wait(2)
        XCTAssertEqual(seen.id, "r2", "\(name), lazy: \(isLazy)")
        seen.id = "r40"
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "window")?.contentOffset.y, 800, "\(name), lazy: \(isLazy)")
    }
}

@MainActor
@Observable
private final class Seen {
    var id: String?
}

private struct Window<Row: View>: View {
    @Bindable var seen: Seen
    let isLazy: Bool
    @ViewBuilder let row: (Int) -> Row

    var body: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { row($0) } }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { ForEach(0..<100, id: \.self) { row($0) } }.scrollTargetLayout()
            }
        }
        .scrollPosition(id: $seen.id, anchor: .top)
        .id("window")
    }
}

private struct BodyRow: View {
    let index: Int
    var body: some View { Color.red.frame(height: 20).id("r\(index)").background(Color.blue) }
}
