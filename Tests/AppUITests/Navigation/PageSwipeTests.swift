import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PageSwipeTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var path = [1]
        @Published var hidesBack = false
    }

    private struct Pages: View {
        @ObservedObject var model: Model
        var probe = Probe()

        var body: some View {
            NavigationStack(path: $model.path) {
                Text("below").navigationTitle("Below").navigationDestination(for: Int.self) { _ in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<20) { index in
                                Button {
                                    probe.hit("card \(index)")
                                } label: {
                                    Text("card \(index)").frame(width: 100, height: 300).contentShape(.rect)
                                }
                            }
                        }
                    }
                    .id("cards")
                    .navigationTitle("Page")
                    .navigationBarBackButtonHidden(model.hidesBack)
                }
            }
        }
    }

    private func pages(_ model: Model, _ probe: Probe = Probe()) -> ViewHost {
        let host = host(300, 500) { Pages(model: model, probe: probe) }
        host.wait(0.1)
        return host
    }

    private func x(_ text: String, _ host: ViewHost) -> CGFloat? {
        host.textLocations.first { $0.text == text }?.location.x
    }

    private func drag(_ host: ViewHost, from start: CGFloat, to end: CGFloat, over seconds: Double, lifts: Bool = true)
    {
        let y: CGFloat = 300
        host.drag(
            from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), over: seconds, steps: 20, release: false)
        guard lifts else { return }
        if seconds > 0.5 { host.wait(0.3) }
        host.release(at: CGPoint(x: end, y: y))
    }

    func testThePageFollowsTheFingerAndThePageBelowComesBack() async {
        let model = Model()
        let host = pages(model)
        let start = x("Page", host) ?? 0
        drag(host, from: 5, to: 155, over: 1, lifts: false)
        XCTAssertEqual((x("Page", host) ?? 0) - start, 150, accuracy: 0.5)
        let below = x("below", host) ?? 0
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 305, y: 300))), at: host.time))
        host.frame(at: host.time)
        XCTAssertEqual((x("below", host) ?? 0) - below, 0.28 * 150, accuracy: 0.5)
        XCTAssertEqual(model.path, [1], "not before the finger lifts")
        host.release(at: CGPoint(x: 305, y: 300))
        host.wait(1)
        XCTAssertEqual(model.path, [])
        XCTAssertTrue(host.texts.contains("below"))
        XCTAssertNil(x("Page", host))
        XCTAssertFalse(host.needsFrame)
    }

    func testASlowDragGoesBackFromHalfTheWidthOn() async {
        for (end, path) in [(140.0, [1]), (170.0, [])] {
            let model = Model()
            let host = pages(model)
            let start = x("Page", host) ?? 0
            drag(host, from: 5, to: end, over: 1)
            host.wait(1.5)
            XCTAssertEqual(model.path, path, "\(end)")
            guard !path.isEmpty else { continue }
            XCTAssertEqual(x("Page", host), start)
            XCTAssertFalse(host.texts.contains("below"), "covered again")
            XCTAssertFalse(host.needsFrame)
        }
    }

    func testAFlickGoesBackFromAnywhere() async {
        let model = Model()
        let host = pages(model)
        drag(host, from: 5, to: 75, over: 0.06)
        XCTAssertGreaterThan(x("Page", host) ?? 0, 0, "it goes on from under the finger")
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }

    func testElsewhereADragScrollsAndAClickAtTheEdgePresses() async {
        let (model, probe) = (Model(), Probe())
        let host = pages(model, probe)
        drag(host, from: 200, to: 60, over: 0.5)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollOffset("cards").x, 100)
        let offset = host.scrollOffset("cards")
        drag(host, from: 60, to: 160, over: 0.5, lifts: false)
        XCTAssertLessThan(host.scrollOffset("cards").x, offset.x)
        host.release(at: CGPoint(x: 160, y: 300))
        host.wait(2)
        host.click(at: CGPoint(x: 8, y: 300))
        XCTAssertEqual(probe.events.count, 1)
        XCTAssertEqual(model.path, [1])
    }

    func testNothingGoesBackByFingerWhereTheButtonIsHidden() async {
        let model = Model()
        model.hidesBack = true
        let host = pages(model)
        drag(host, from: 5, to: 250, over: 0.5)
        host.wait(1)
        XCTAssertEqual(model.path, [1])
    }

    func testAPointerThatIsTakenAwayLetsThePageComeBack() async {
        let model = Model()
        let host = pages(model)
        let start = x("Page", host) ?? 0
        drag(host, from: 5, to: 250, over: 0.5, lifts: false)
        host.send(InputEvent(.pointerCancelled(id: 0), at: host.time))
        host.wait(1)
        XCTAssertEqual(model.path, [1])
        XCTAssertEqual(x("Page", host), start)
    }

    func testFromRightToLeftTheEdgeIsTheRightOne() async {
        let model = Model()
        let host = host(300, 500) { Pages(model: model).environment(\.layoutDirection, .rightToLeft) }
        host.wait(0.1)
        drag(host, from: 295, to: 60, over: 0.5)
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }

    func testAltAndTheLeftArrowGoBack() async {
        let model = Model()
        let host = pages(model)
        host.key(.right, modifiers: .option)
        host.wait(1)
        XCTAssertEqual(model.path, [1])
        host.key(.left, modifiers: .option)
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }

    func testALargeTitleIsNotLeftHalfCollapsed() async {
        let host = host(300, 500) {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 40) } }
                }
                .id("rows")
                .navigationTitle("Title")
            }
        }
        let top = host.scrollOffset("rows").y
        for (distance, rest) in [(28.0, 0.0), (48.0, 52.0), (-20.0, 52.0), (-44.0, 0.0)] {
            let start = CGPoint(x: 150, y: 300)
            let end = CGPoint(x: 150, y: 300 - distance)
            host.drag(from: start, to: end, over: 1, steps: 20, release: false)
            host.wait(0.3)
            host.release(at: end)
            host.wait(2)
            XCTAssertEqual(host.scrollOffset("rows").y - top, rest, accuracy: 0.5, "\(distance)")
        }
    }
}
