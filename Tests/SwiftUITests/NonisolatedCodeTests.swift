import SwiftUI
import XCTest

private struct Reader: View {
    @Environment(\.density) private var density

    var body: some View { Text("density \(Int(density))") }
}

private struct Jumper: View {
    let scroller: Scroller

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 20).id($0) } }
            }
            .id("scroll")
            .onAppear { scroller.proxy = proxy }
        }
    }
}

@MainActor
final class NonisolatedCodeTests: XCTestCase {
    private func host<V: View>(_ view: V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) { view }
        host.frame(at: .zero)
        return host
    }

    func testViewsMadeByCodeThatIsBoundToNoActorAreShown() async {
        let texts = host(
            VStack {
                Looks.card(Text("card"))
                Looks.badge()
                Plate { Reader().density(3) }
            }
        ).displayList.runs.map(\.string)
        XCTAssertTrue(Set(["card", "Go", "density 3"]).isSubset(of: texts), "\(texts)")
    }

    func testActionsOfSuchViewsRun() async {
        var taps = 0
        let host = host(Looks.acts(Color.red) { taps += 1 })
        let before = taps
        host.click(at: CGPoint(x: 100, y: 100))
        host.wait(0.05)
        XCTAssertGreaterThan(taps, before)
    }

    func testACanvasIsDrawnByAFunctionThatIsBoundToNoActor() async {
        let host = host(Canvas { Looks.draw(&$0, $1) })
        XCTAssertEqual(host.displayList.runs.map(\.string), ["hi", "measured"])
    }

    func testAnObjectThatIsBoundToNoActorScrolls() async {
        let scroller = Scroller()
        let host = host(Jumper(scroller: scroller))
        scroller.jump()
        host.wait(0.05)
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, 600)
    }
}
