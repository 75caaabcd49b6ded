import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AnimationTests: XCTestCase {
    private struct Box: View {
        @State private var isMoved = false
        let animation: Animation?
        var body: some View {
            ZStack(alignment: isMoved ? .trailing : .leading) {
                Color.clear.frame(width: 300, height: 50)
                Color.red.frame(width: 20, height: 20).id("box")
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { isMoved.toggle() } }
        }
    }

    private func x(_ host: ViewHost) -> CGFloat { host.frame(ofID: "box")?.minX ?? .nan }

    func testAFrameGoesToItsPlaceAlongTheCurve() async {
        let host = host(300, 300) { Box(animation: .linear(duration: 1)) }
        XCTAssertEqual(x(host), 0)
        host.click(at: CGPoint(x: 150, y: 150))
        let start = host.time
        host.advance(to: start + .milliseconds(500))
        XCTAssertEqual(x(host), 140, accuracy: 0.01)
        host.advance(to: start + .seconds(2))
        XCTAssertEqual(x(host), 280)
        XCTAssertFalse(host.needsFrame)
    }

    func testWithoutAnAnimationTheChangeIsAtOnce() async {
        let host = host(300, 300) { Box(animation: nil) }
        host.click(at: CGPoint(x: 150, y: 150))
        XCTAssertEqual(x(host), 280)
    }

    func testAReversedSpringKeepsPlaceAndVelocity() async {
        let host = host(300, 300) { Box(animation: .spring(duration: 0.5, bounce: 0)) }
        host.click(at: CGPoint(x: 150, y: 150))
        host.advance(to: host.time + .milliseconds(120))
        let before = x(host)
        host.framesPerSecond = 1000
        let press = host.time
        host.advance(to: press + .milliseconds(1))
        let speed = (x(host) - before) / 0.001
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: CGPoint(x: 150, y: 150))), at: host.time))
        host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: CGPoint(x: 150, y: 150))), at: host.time))
        host.frame(at: host.time)
        let turned = x(host)
        host.advance(to: host.time + .milliseconds(1))
        XCTAssertEqual((x(host) - turned) / 0.001, speed, accuracy: abs(speed) * 0.1)
        host.wait(3)
        XCTAssertEqual(x(host), 0)
    }

    func testASpringMatchesItsFormula() async {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-12)
        XCTAssertEqual(spring.response, 0.5, accuracy: 1e-12)
        XCTAssertEqual(spring.value(target: 1, time: 0), 0, accuracy: 1e-12)
        XCTAssertEqual(spring.value(target: 1, time: 10), 1, accuracy: 1e-9)
        let h = 1e-6
        let slope = (spring.value(target: 1, time: 0.1 + h) - spring.value(target: 1, time: 0.1 - h)) / (2 * h)
        XCTAssertEqual(spring.velocity(target: 1, time: 0.1), slope, accuracy: 1e-5)
    }

    func testTimingCurvesStartAndEndWhereTheyShould() async {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
            XCTAssertEqual(curve.value(at: 0), 0, accuracy: 1e-12)
            XCTAssertEqual(curve.value(at: 1), 1, accuracy: 1e-12)
            XCTAssertEqual(curve.value(at: -3), 0, accuracy: 1e-12)
        }
        XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-9)
    }
}
