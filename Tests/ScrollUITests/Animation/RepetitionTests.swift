import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class RepetitionTests: XCTestCase {
    private struct Box: View {
        @State private var isMoved = false
        let animation: Animation?
        let second: Animation?
        @State private var taps = 0

        var body: some View {
            ZStack(alignment: .leading) {
                Color.clear.frame(width: 300, height: 50).contentShape(Rectangle())
                Color.red.frame(width: 20, height: 20).id("box").offset(x: isMoved ? 100 : 0)
            }
            .onTapGesture {
                taps += 1
                withAnimation(taps == 1 ? animation : second) { isMoved.toggle() }
            }
        }
    }

    private func moving(_ animation: Animation, then second: Animation? = nil) -> (ViewHost, Duration) {
        let host = host(300, 50) { Box(animation: animation, second: second) }
        host.framesPerSecond = 100
        host.click(at: CGPoint(x: 150, y: 25))
        return (host, host.time)
    }

    private func x(_ host: ViewHost) -> CGFloat { host.frame(ofID: "box")?.minX ?? .nan }

    private func places(_ animation: Animation, at seconds: [Double]) -> [Int] {
        let (host, start) = moving(animation)
        return seconds.map {
            host.advance(to: start + .seconds($0))
            return Int(x(host).rounded())
        }
    }

    func testARepetitionGoesForthAndBack() async {
        XCTAssertEqual(
            places(.linear(duration: 1).repeatCount(3), at: [0.25, 0.75, 1.25, 1.75, 2.25, 3.5]),
            [25, 75, 75, 25, 25, 100])
        XCTAssertEqual(
            places(.linear(duration: 1).repeatCount(2, autoreverses: false), at: [0.25, 1.25, 1.75, 2.5]),
            [25, 25, 75, 100])
    }

    func testADelayInsideARepetitionIsRepeated() async {
        XCTAssertEqual(
            places(.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false), at: [0.5, 1.5, 2.5, 3.5]),
            [0, 50, 0, 50])
        XCTAssertEqual(
            places(.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1), at: [0.5, 1.5, 2.5, 3.5]),
            [0, 50, 50, 100])
    }

    func testWhatNeverEndsGoesOnUntilALaterAnimationIsOver() async {
        let (host, start) = moving(.linear(duration: 1).repeatForever(), then: .linear(duration: 0.05))
        host.advance(to: start + .seconds(100.25))
        XCTAssertEqual(x(host), 25, accuracy: 0.5)
        XCTAssertTrue(host.needsFrame)
        host.click(at: CGPoint(x: 150, y: 25))
        host.wait(0.1)
        XCTAssertEqual(x(host), 0)
        XCTAssertFalse(host.needsFrame, "frames end with the animation")
    }

    func testAnInterpolatingSpringLeadsBackFromWhatRuns() async {
        let slow = Animation.interpolatingSpring(duration: 2, bounce: 0)
        let fast = Animation.interpolatingSpring(duration: 0.3, bounce: 0)
        let (host, start) = moving(slow, then: fast)
        host.advance(to: start + .milliseconds(400))
        host.click(at: CGPoint(x: 150, y: 25))
        let turn = host.time
        host.advance(to: turn + .milliseconds(200))
        let slowWay: Double = Spring(duration: 2, bounce: 0).value(target: 100, time: (host.time - start) / .seconds(1))
        let fastWay: Double = Spring(duration: 0.3, bounce: 0).value(target: -slowWay, time: 0.2)
        XCTAssertEqual(x(host), slowWay + fastWay, accuracy: 0.5)
        host.wait(8)
        XCTAssertEqual(x(host), 0, accuracy: 0.2)
    }

    func testAnInitialVelocityIsInWaysPerSecond() async {
        let (host, start) = moving(.interpolatingSpring(duration: 1, bounce: 0, initialVelocity: 3))
        host.advance(to: start + .milliseconds(10))
        XCTAssertEqual(x(host), 3, accuracy: 0.5)
    }

    private struct Turning: View {
        @State private var isTurning = false
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
                .onAppear { isTurning = true }
        }
    }

    private struct Feed: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Turning().frame(height: 100)
                    ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 100) }
                }
            }
            .id("feed")
        }
    }

    /// A row that a lazy stack has released keeps its animation, but makes no frames.
    func testWhatNeverEndsRestsWhileItIsOutOfSightAndGoesOnWhenItIsBack() async {
        let host = host(300, 300) { Feed() }
        host.wait(1)
        XCTAssertTrue(host.needsFrame)
        for (notches, isTurning) in [(-10.0, false), (10, true), (-10, false)] {
            let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: notches, location: CGPoint(x: 150, y: 150))
            host.send(InputEvent(.wheel(wheel), at: host.time))
            host.wait(3)
            XCTAssertEqual(host.needsFrame, isTurning, "after \(notches) notches")
        }
    }
}
