import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct Pose {
    var x = 0.0
    var scale = 1.0
}

@MainActor
final class KeyframeTests: XCTestCase {
    func testTracksRunSideBySide() async {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(100, duration: 1)
                LinearKeyframe(0, duration: 2)
            }
            KeyframeTrack(\.scale) {
                MoveKeyframe(2)
                LinearKeyframe(3, duration: 0.5, timingCurve: .easeIn)
            }
        }
        XCTAssertEqual(timeline.duration, 3)
        XCTAssertEqual(timeline.value(time: -1).x, 0)
        XCTAssertEqual(timeline.value(time: -1).scale, 1)
        XCTAssertEqual(timeline.value(time: 0.25).x, 25, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 0.25).scale, 2 + UnitCurve.easeIn.value(at: 0.5), accuracy: 1e-9)
        XCTAssertEqual(timeline.value(progress: 2.0 / 3).x, 50, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 9).x, 0)
        XCTAssertEqual(timeline.value(time: 9).scale, 3)
    }

    func testASingleValueNeedsNoTrack() async {
        let timeline = KeyframeTimeline(initialValue: 10.0) {
            LinearKeyframe(20.0, duration: 1)
            LinearKeyframe(40.0, duration: 1)
        }
        XCTAssertEqual(timeline.value(time: 0.5), 15, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 1.5), 30, accuracy: 1e-9)
    }

    /// The velocity in units per second just before and just after that time.
    private func velocities(_ timeline: KeyframeTimeline<Double>, at time: Double) -> (before: Double, after: Double) {
        let h = 1e-6
        let (low, middle, high) = (
            timeline.value(time: time - h), timeline.value(time: time), timeline.value(time: time + h)
        )
        return ((middle - low) / h, (high - middle) / h)
    }

    func testCubicsMeetTheirNeighboursWithOneVelocity() async {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(40.0, duration: 2)
            LinearKeyframe(0.0, duration: 1)
            CubicKeyframe(-5.0, duration: 1)
        }
        let between = velocities(timeline, at: 1)
        XCTAssertEqual(between.before, 40.0 / 3, accuracy: 1e-3, "the line over both")
        XCTAssertEqual(between.after, between.before, accuracy: 1e-3)
        XCTAssertEqual(velocities(timeline, at: 3).before, -40, accuracy: 1e-3)
        XCTAssertEqual(velocities(timeline, at: 4).after, -40, accuracy: 1e-3)
        XCTAssertEqual(velocities(timeline, at: 0).after, 0, accuracy: 1e-3)
        XCTAssertEqual(velocities(timeline, at: 5).before, 0, accuracy: 1e-3)
        XCTAssertEqual(timeline.value(time: 3), 40, accuracy: 1e-9)
    }

    func testACubicHasTheVelocitiesThatItIsGiven() async {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 2, startVelocity: 7.0, endVelocity: -3.0)
        }
        XCTAssertEqual(velocities(timeline, at: 0).after, 7, accuracy: 1e-3)
        XCTAssertEqual(velocities(timeline, at: 2 - 1e-6).before, -3, accuracy: 1e-3)
    }

    func testASpringBeginsWithTheVelocityThatIsThere() async {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 0.5)
            SpringKeyframe(0.0, duration: 0.3, spring: spring)
            LinearKeyframe(50.0, duration: 1)
        }
        let expected: Double = 10 + spring.value(target: -10, initialVelocity: 20, time: 0.2)
        XCTAssertEqual(timeline.value(time: 0.7), expected, accuracy: 1e-9)
        let reached: Double = 10 + spring.value(target: -10, initialVelocity: 20, time: 0.3)
        XCTAssertEqual(timeline.value(time: 0.8), reached, accuracy: 1e-9)
        let settled = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: spring) }
        XCTAssertEqual(settled.duration, spring.settlingDuration, accuracy: 1e-9)
    }

    func testKeyframesMayBeMadeInLoopsAndConditions() async {
        let isLong = Pose().x == 0
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                for step in 1...3 { LinearKeyframe(Double(step) * 10, duration: 1) }
                if isLong {
                    LinearKeyframe(0, duration: 1)
                } else {
                    MoveKeyframe(0)
                }
            }
        }
        XCTAssertEqual(timeline.duration, 4)
        XCTAssertEqual(timeline.value(time: 2.5).x, 25, accuracy: 1e-9)
    }
}

/// Keyframes of a view.
extension KeyframeTests {
    private struct Screen: View {
        let model: OverlapModel
        var isTriggered = true
        var probe = Probe()

        var body: some View {
            box.frame(maxWidth: .infinity, alignment: .leading)
        }

        @ViewBuilder private var box: some View {
            if isTriggered {
                Color.red.frame(width: 10, height: 10).id("box")
                    .keyframeAnimator(initialValue: Pose(), trigger: model.x) { content, pose in
                        content.offset(x: pose.x)
                    } keyframes: { pose in
                        KeyframeTrack(\.x) {
                            LinearKeyframe(pose.x + 100, duration: 1)
                            LinearKeyframe(0, duration: 1)
                        }
                    }
            } else {
                KeyframeAnimator(initialValue: 20.0) { x in
                    Color.red.frame(width: 10, height: 10).id("box").offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(120.0, duration: 1)
                    LinearKeyframe(20.0, duration: 3)
                }
            }
        }
    }

    private func x(_ host: ViewHost, at seconds: Double) -> Double {
        host.advance(to: .seconds(seconds))
        return host.frame(ofID: "box").map { Double($0.minX) } ?? .nan
    }

    func testATriggerTakesAViewAlongItsKeyframesOnce() async {
        let model = OverlapModel()
        let host = host(400, 100) { Screen(model: model) }
        XCTAssertEqual(x(host, at: 1), 0)
        XCTAssertFalse(host.needsFrame)
        model.x += 1
        host.frame(at: .seconds(2))
        XCTAssertEqual(x(host, at: 2.5), 50, accuracy: 0.01)
        XCTAssertEqual(x(host, at: 3.5), 50, accuracy: 0.01)
        XCTAssertEqual(x(host, at: 4.1), 0)
        host.frame(at: .seconds(4.2))
        XCTAssertFalse(host.needsFrame)
    }

    func testATriggerOnTheWayBeginsAtWhatIsShown() async {
        let model = OverlapModel()
        let host = host(400, 100) { Screen(model: model) }
        model.x += 1
        host.frame(at: .seconds(1))
        _ = x(host, at: 1.5)
        model.x += 1
        host.frame(at: .seconds(1.5))
        XCTAssertEqual(x(host, at: 2), 100, accuracy: 0.01)
        XCTAssertEqual(x(host, at: 3), 75, accuracy: 0.01)
    }

    func testWithoutATriggerKeyframesAreRepeated() async {
        let host = host(400, 100) { Screen(model: OverlapModel(), isTriggered: false) }
        XCTAssertEqual(x(host, at: 0.5), 70, accuracy: 0.01)
        XCTAssertEqual(x(host, at: 4.5), 70, accuracy: 0.01)
        XCTAssertTrue(host.needsFrame)
    }

    func testWithReducedMotionAViewStandsStill() async {
        let model = OverlapModel()
        for isTriggered in [true, false] {
            let host = ViewHost(size: CGSize(width: 400, height: 100)) {
                Screen(model: model, isTriggered: isTriggered)
            }
            host.reduceMotion = true
            host.frame(at: .zero)
            model.x += 1
            host.frame(at: .seconds(0.4))
            XCTAssertEqual(x(host, at: 0.5), isTriggered ? 0 : 20)
            XCTAssertFalse(host.needsFrame)
        }
    }
}
