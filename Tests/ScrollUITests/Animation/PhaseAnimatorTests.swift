import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PhaseAnimatorTests: XCTestCase {
    private struct Round: View {
        var body: some View {
            Color.red.frame(width: 10, height: 10).id("box")
                .phaseAnimator([0.0, 100, 300]) { content, x in
                    content.offset(x: x)
                } animation: { x in
                    .linear(duration: x == 0 ? 0.3 : x / 100)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private struct Triggered: View {
        let model: OverlapModel
        var body: some View {
            PhaseAnimator([0.0, 100, 300], trigger: model.x) { x in
                Color.red.frame(width: 10, height: 10).id("box").offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func x(_ host: ViewHost, at seconds: Double) -> Double {
        host.framesPerSecond = 100
        host.advance(to: .seconds(seconds))
        return host.frame(ofID: "box").map { Double($0.minX) } ?? .nan
    }

    func testPhasesFollowOneAnotherAndBeginAgain() async {
        let host = host(400, 100) { Round() }
        XCTAssertEqual(x(host, at: 0.5), 50, accuracy: 3)
        // A second to the second phase, three to the third.
        XCTAssertEqual(x(host, at: 2.5), 200, accuracy: 3)
        XCTAssertEqual(x(host, at: 4.15), 150, accuracy: 15)
        XCTAssertEqual(x(host, at: 4.8), 50, accuracy: 6)
    }

    func testWithoutAPhaseNothingIsShown() async {
        let host = host(400, 100) {
            PhaseAnimator([Double]()) { Color.red.frame(width: $0, height: 10).id("box") }
        }
        XCTAssertNil(host.frame(ofID: "box"))
        XCTAssertFalse(host.needsFrame)
    }

    func testATriggerTakesTheViewThroughAllPhasesOnce() async {
        let model = OverlapModel()
        let host = host(400, 100) { Triggered(model: model) }
        XCTAssertEqual(x(host, at: 5), 0)
        XCTAssertFalse(host.needsFrame)
        model.x += 1
        XCTAssertEqual(x(host, at: 5.5), 50, accuracy: 3)
        XCTAssertEqual(x(host, at: 6.5), 200, accuracy: 5)
        XCTAssertEqual(x(host, at: 7.5), 150, accuracy: 10)
        XCTAssertEqual(x(host, at: 9), 0)
        XCTAssertFalse(host.needsFrame)
    }

    func testATriggerInBetweenBeginsTheRoundAnew() async {
        let model = OverlapModel()
        let host = host(400, 100) { Triggered(model: model) }
        model.x += 1
        _ = x(host, at: 1.5)
        model.x += 1
        XCTAssertEqual(x(host, at: 2.48), 100, accuracy: 10)
        XCTAssertEqual(x(host, at: 3.5), 300, accuracy: 15)
        XCTAssertEqual(x(host, at: 5), 0)
        XCTAssertFalse(host.needsFrame)
    }

    func testWithReducedMotionTheViewStaysInItsFirstPhase() async {
        let host = ViewHost(size: CGSize(width: 400, height: 100)) { Round() }
        host.reduceMotion = true
        host.frame(at: .zero)
        XCTAssertEqual(x(host, at: 1.5), 0)
        XCTAssertFalse(host.needsFrame)
    }
}
