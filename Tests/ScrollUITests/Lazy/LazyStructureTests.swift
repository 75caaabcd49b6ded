import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

/// Views between a lazy stack and its rows.
@MainActor
final class LazyStructureTests: XCTestCase {
    private func list<Rows: View>(_ height: CGFloat = 100, @ViewBuilder rows: () -> Rows) -> ViewHost {
        let content = rows()
        return host(100, height) {
            ScrollView { LazyVStack(spacing: 0) { content } }.id("list")
        }
    }

    private func row(_ probe: Probe, _ index: Int) -> some View {
        let _ = probe.hit("row")
        return Color.red.frame(height: 20).id("r\(index)")
    }

    func testModifiersAroundAForEachGoToEachRowAndLeaveItLazy() async {
        let probe = Probe()
        let host = list {
            ForEach(0..<100_000) { index in self.row(probe, index) }
                .padding(.vertical, 5)
                .opacity(0.5)
                .frame(height: 40)
        }
        XCTAssertLessThanOrEqual(probe["row"], 5)
        XCTAssertEqual(host.frame(ofID: "r2"), CGRect(x: 0, y: 90, width: 100, height: 20))
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentSize.height, 4_000_000)
    }

    private struct Breathing: View {
        @State private var height: CGFloat = 40
        let probe: Probe
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(height: 10).id($0) }.frame(height: height)
                }
            }
            .onTapGesture { height = 60 }
            .id("list")
        }
    }

    func testAModifierAroundAForEachThatChangesLaysItsRowsOutAgain() async {
        let host = host(100, 100) { Breathing(probe: Probe()) }
        XCTAssertEqual(host.frame(ofID: 1)?.midY, 60)
        host.click(at: CGPoint(x: 50, y: 50))
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 1)?.midY, 90)
    }

    func testGroupsConditionsAndNestedForEachsAreLookedThrough() async {
        let probe = Probe()
        let flag = true
        let host = list {
            Group {
                if flag {
                    ForEach(0..<3, id: \.self) { group in
                        Text("Group")
                        ForEach(0..<100_000) { index in self.row(probe, group * 100_000 + index) }
                    }
                }
            }
        }
        XCTAssertLessThan(probe["row"], 12)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "list")?.contentSize.height ?? 0, 3 * 100_000 * 20)
        host.key(.end)
        host.wait(6)
        XCTAssertEqual(host.frame(ofID: "r299999")?.maxY, 100)
    }

    func testAnElementOfSeveralViewsIsAsIfTheyStoodInTheStack() async {
        let host = list {
            ForEach(0..<100) { index in
                Color.red.frame(width: 10, height: 10).id("a\(index)")
                Color.red.frame(width: 50, height: 20).id("b\(index)")
            }
        }
        XCTAssertEqual(host.frame(ofID: "b0")?.minY, 10)
        XCTAssertEqual(host.frame(ofID: "a1")?.minY, 30)
    }

    func testAnElementWithoutViewsTakesNoRoomAndNoSpacing() async {
        let host = host(100, 100) {
            ScrollView {
                LazyVStack(spacing: 7) {
                    ForEach(0..<1000) { index in
                        if index % 3 == 0 { Color.red.frame(height: 20).id(index) }
                    }
                }
            }
            .id("list")
        }
        XCTAssertEqual(host.frame(ofID: 0)?.minY, 0)
        XCTAssertEqual(host.frame(ofID: 3)?.minY, 27)
        XCTAssertEqual(host.frame(ofID: 9)?.minY, 81)
    }
}
