import Foundation
import ScrollPhysics
import XCTest

/// From which velocity on something that is let go glides, and how fast at most, by what let it go.
final class FeelReleaseTests: XCTestCase {
    /// Chromium's touch needs more than 30 px/s, its touchpad nothing; Firefox and Flutter take one rule for both.
    func testFlingsBeginAtTheThresholdOfTheirDevice() {
        for (feel, finger, touchpad) in [
            (ScrollFeel.chromium, 30.0, 0.0), (.firefox, 500, 500), (.flutter, 100, 100), (.gtk, 0, 0),
            (.android, 50, 50),
        ] {
            for (speed, threshold) in [(finger - 5, finger), (finger + 5, finger)] where speed > 0 {
                XCTAssertEqual(glides(feel, fingerAt: speed), speed > threshold, "\(feel.name), finger at \(speed)")
            }
            for (speed, threshold) in [(touchpad - 5, touchpad), (touchpad + 5, touchpad)] where speed > 0 {
                XCTAssertEqual(glides(feel, touchpadAt: speed), speed > threshold, "\(feel.name), touchpad at \(speed)")
            }
        }
    }

    /// A finger of Chromium is bounded to 17000 px/s, its touchpad is not.
    func testTheLimitIsThatOfTheDevice() {
        var feel = ScrollFeel.gtk
        (feel.fling.maximumVelocity, feel.touchpad.maximumVelocity) = (700, 400)
        feel.fling.carry = .none
        var touched = Scroller.list(feel: feel, content: 1e6, at: 9000)
        var time = touched.drag(by: -20)
        touched.send(.up(nil), at: time)
        XCTAssertEqual(touched.vy(time), 700, accuracy: 1e-9)
        var stroked = Scroller.list(feel: feel, content: 1e6, at: 9000)
        time = stroked.stroke(at: 2000)
        stroked.run(to: time + 0.5)
        XCTAssertEqual(stroked.vy(time + 0.5), 400 * exp(-4 * 0.5), accuracy: 1e-6)
    }

    private func glides(_ feel: ScrollFeel, fingerAt speed: Double) -> Bool {
        var scroller = Scroller.list(feel: feel.anyLength, content: 1e6, at: 9000)
        let time = scroller.drag(by: -speed * 0.008, moves: Int(60 / (speed * 0.008)))
        let left = scroller.y(time)
        scroller.send(.up(nil), at: time)
        scroller.run(to: time + 3)
        return scroller.y(time + 3) != left
    }

    private func glides(_ feel: ScrollFeel, touchpadAt speed: Double) -> Bool {
        var scroller = Scroller.list(feel: feel.anyLength, content: 1e6, at: 9000)
        let time = scroller.stroke(at: speed)
        let left = scroller.y(time)
        scroller.run(to: time + 3)
        return scroller.y(time + 3) != left
    }

    /// Qt: more than 15 px from the press, whatever the way between.
    func testQtFlingsNothingThatWentNoFurtherThan15Points() {
        for (way, flings) in [(14.0, false), (15, false), (15.5, true)] {
            var scroller = Scroller.list(feel: .qtQuick, content: 1e6, at: 9000)
            scroller.send(.down(pointer(600), .touch), at: 0)
            for move in 1...4 { scroller.send(.move(pointer(600 - way * Double(move) / 4)), at: Double(move) * 0.01) }
            let left = scroller.y(0.04)
            scroller.send(.up(nil), at: 0.04)
            scroller.run(to: 3)
            XCTAssertEqual(scroller.y(3) > left, flings, "\(way) pt")
        }
        var back = Scroller.list(feel: .qtQuick, content: 1e6, at: 9000)
        let time = back.drag(by: -20)
        back.send(.move(pointer(600 - 230)), at: time + 0.01)
        back.send(.move(pointer(600 - 10)), at: time + 0.02)
        let left = back.y(time + 0.02)
        back.send(.up(nil), at: time + 0.02)
        back.run(to: time + 3)
        XCTAssertEqual(back.y(time + 3), left, "10 pt from the press, however fast")
    }

    /// Flutter: more than 18 pt between the samples that it measures the velocity of: 100 ms in the clamping physics.
    func testFlutterFlingsNothingThatWentNoFurtherThan18PointsWithinItsSamples() {
        for (speed, flings) in [(100.0, false), (170, false), (200, true)] {
            var scroller = Scroller.list(feel: .flutterClamping, content: 1e6, at: 9000)
            let time = scroller.drag(by: -speed * 0.008, moves: 80)
            let left = scroller.y(time)
            scroller.send(.up(nil), at: time)
            scroller.run(to: time + 3)
            XCTAssertEqual(scroller.y(time + 3) > left, flings, "\(speed) pt/s")
        }
    }

    /// Qt: half of the finger's velocity where it pulls outwards at an edge; all of it where it pulls back, though the content goes
    /// half as fast.
    func testQtHalvesWhatAFingerThrowsBeyondAnEdge() {
        func release(_ step: Double, from offset: Double) -> Double {
            var scroller = Scroller.list(feel: .qtQuick, content: 3000, at: offset)
            scroller.send(.down(pointer(100), .touch), at: 0)
            for move in 1...20 { scroller.send(.move(pointer(100 + step * Double(move))), at: Double(move) * 0.01) }
            scroller.send(.up(nil), at: 0.2)
            return scroller.vy(0.2)
        }
        XCTAssertEqual(release(8, from: 0), -400, accuracy: 1e-3, "outwards")
        XCTAssertEqual(release(8, from: 1500), -800, accuracy: 1e-3, "within")
        XCTAssertEqual(release(-8, from: 2200), 400, accuracy: 1e-3, "outwards at the end")
    }
}

extension ScrollFeel {
    /// The same without a least distance.
    fileprivate var anyLength: ScrollFeel {
        var feel = self
        feel.fling.minimumDistance = 0
        return feel
    }
}

extension Scroller {
    /// A stroke on a touchpad that moves content at that speed, in points per second, over 60 points or more; returns its end.
    fileprivate mutating func stroke(at speed: Double) -> Double {
        let step = speed * 0.01 / feel.touchpad.gain
        let count = max(20, Int(60 / (speed * 0.01)))
        for move in 0..<count { send(ScrollPhysicsTests.stroke(step), at: Double(move) * 0.01) }
        return Double(count - 1) * 0.01
    }
}
