import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class IndicatorTests: XCTestCase {
    private func list() -> ViewHost {
        host(200, 200) {
            ScrollView { Color.red.frame(width: 200, height: 1000) }.id("list")
        }
    }

    /// The rounded bars at the window's right side.
    private func bars(_ host: ViewHost) -> [Rect] {
        host.displayList.items.compactMap { item in
            guard case .fill(.roundedRect(let rect, _), _) = item, rect.x > 150 else { return nil }
            return rect
        }
    }

    func testTheBarIsThereWhileContentMovesAndGoneAfterwards() async {
        let host = list()
        XCTAssertEqual(bars(host), [])
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(0.1)
        XCTAssertEqual(bars(host).first?.width, 6)
        host.wait(2)
        XCTAssertEqual(bars(host), [])
        XCTAssertFalse(host.needsFrame)
    }

    func testAPressThatMovesNothingShowsNoBar() async {
        let host = list()
        let place = InputEvent.Pointer(location: CGPoint(x: 100, y: 100))
        host.send(InputEvent(.pointerDown(place), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(bars(host), [], "pressed")
        host.send(InputEvent(.pointerUp(place), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(bars(host), [], "let go")
    }

    func testAPressThatStopsContentKeepsTheBar() async {
        let host = list()
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(0.1)
        let place = InputEvent.Pointer(location: CGPoint(x: 100, y: 100))
        host.send(InputEvent(.pointerDown(place), at: host.time))
        host.wait(2)
        XCTAssertEqual(bars(host).count, 1)
        host.send(InputEvent(.pointerUp(place), at: host.time))
        host.wait(2)
        XCTAssertEqual(bars(host), [])
    }

    func testTextKeepsToWholePixelsWhileABarFades() async {
        let host = host(200, 200) {
            ScrollView {
                Text("Sharp").padding(.top, 10.3)
                Color.red.frame(width: 200, height: 1000)
            }
            .scrollIndicatorsFlash(onAppear: true)
        }
        var shares: Set<Double> = []
        for _ in 0..<120 {
            host.wait(1.0 / 60)
            guard bars(host).count == 1 else { break }
            for case .text(_, let origin, _) in host.displayList.items {
                shares.insert(origin.y - origin.y.rounded(.down))
            }
        }
        XCTAssertEqual(shares, [0])
    }

    func testADragOfTheBarScrollsByTheShareOfTheContent() async {
        let host = list()
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        host.wait(0.4)
        guard let bar = bars(host).first else { return XCTFail("no bar") }
        let grip = CGPoint(x: bar.x + 3, y: bar.y + 10)
        host.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 50), over: 0.2)
        // The bar is 194 / 5 long, and the rest of its track represents 800 points of content.
        let expected = 100 + 50 / (194 - 194.0 / 5) * 800
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0, expected, accuracy: 0.5)
    }

    private func bars(_ visibility: ScrollIndicatorVisibility, _ source: InputEvent.Wheel.Source) -> Int {
        let host = host(200, 200) {
            ScrollView { Color.red.frame(width: 200, height: 1000) }.scrollIndicators(visibility)
        }
        for _ in 0..<5 {
            let wheel = InputEvent.Wheel(source: source, dx: 0, dy: -1, location: CGPoint(x: 100, y: 100))
            host.send(InputEvent(.wheel(wheel), at: host.time))
            host.wait(0.02)
        }
        return bars(host).count
    }

    func testHiddenIndicatorsAreShownForAMouseAloneAndNeverIsNever() async {
        XCTAssertEqual(bars(.automatic, .touchpad), 1)
        XCTAssertEqual(bars(.hidden, .touchpad), 0)
        XCTAssertEqual(bars(.hidden, .notch), 1)
        XCTAssertEqual(bars(.never, .notch), 0)
    }

    func testVisibleIndicatorsAreThereAtRest() async {
        let host = host(200, 200) {
            ScrollView { Color.red.frame(width: 200, height: 1000) }.scrollIndicators(.visible)
        }
        XCTAssertEqual(bars(host).count, 1)
        XCTAssertFalse(host.needsFrame)
    }

    func testAFlashShowsTheBarForAMoment() async {
        let host = host(200, 200) {
            ScrollView { Color.red.frame(width: 200, height: 1000) }.scrollIndicatorsFlash(onAppear: true)
        }
        host.wait(0.1)
        XCTAssertEqual(bars(host).count, 1)
        host.wait(3)
        XCTAssertEqual(bars(host).count, 0)
        XCTAssertFalse(host.needsFrame)
    }

    func testAChangedTriggerFlashes() async {
        struct Flashing: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 50, height: 20).id("flash").onTapGesture { count += 1 }
                    ScrollView { Color.red.frame(width: 200, height: 1000) }.scrollIndicatorsFlash(trigger: count)
                }
            }
        }
        let host = host(200, 200) { Flashing() }
        XCTAssertEqual(bars(host).count, 0)
        host.click(id: "flash")
        host.wait(0.1)
        XCTAssertEqual(bars(host).count, 1)
    }
}
