import ScrollPhysics
import XCTest

/// The stretches that are no rubber band.
final class StretchTests: XCTestCase {
    func testLinearStretchesGoUpToTheirLimit() {
        XCTAssertEqual(LinearStretch.qt.stretch(-60), -30)
        XCTAssertEqual(LinearStretch.gtk.stretch(99), 99)
        XCTAssertEqual(LinearStretch.gtk.stretch(500), 100)
        XCTAssertEqual(LinearStretch.mac.stretch(200), 10)
        XCTAssertEqual(LinearStretch(share: 0).overscroll(showing: 5), 0)
    }

    func testInversesUndoTheStretch() {
        let tanh = TanhStretch(dimension: 800)
        let flick = FlickStretch()
        for raw in [-700.0, -50, -0.3, 0, 0.3, 50, 700] {
            XCTAssertEqual(LinearStretch.qt.overscroll(showing: LinearStretch.qt.stretch(raw)), raw, accuracy: 1e-12)
            XCTAssertEqual(LinearStretch.mac.overscroll(showing: LinearStretch.mac.stretch(raw)), raw, accuracy: 1e-9)
            XCTAssertEqual(tanh.accumulated(showing: tanh.stretch(raw)), raw, accuracy: 1e-6)
            XCTAssertEqual(
                flick.overscroll(showing: flick.stretch(raw, speed: 1800), speed: 1800), raw, accuracy: 1e-6)
        }
        XCTAssertEqual(LinearStretch.gtk.overscroll(showing: 130), 100)
    }

    func testWhatLiesBeyondALimitIsFinite() {
        XCTAssertTrue(TanhStretch(dimension: 800).accumulated(showing: 900).isFinite)
        XCTAssertTrue(FlickStretch().overscroll(showing: 9000, speed: 2500).isFinite)
        XCTAssertEqual(FlickStretch().overscroll(showing: 10, speed: 0), 0)
    }

    func testQtsFastDragStretchesByTheArcTangent() {
        XCTAssertEqual(FlickStretch().stretch(400, speed: 2500), 150 * atan(50.0 / 150), accuracy: 1e-12)
        XCTAssertLessThan(FlickStretch().stretch(1e9, speed: 2500), 235.7)
    }

    func testFirefoxCountsASixteenthAndAtMostEightPoints() {
        let friction = SteppedFriction()
        XCTAssertEqual(friction.step(16, at: 0, length: 800), 1)
        XCTAssertEqual(friction.step(16, at: -400, length: 800), 0.5)
        XCTAssertEqual(friction.step(-1000, at: 0, length: 800), -8)
        XCTAssertEqual(friction.step(16, at: 900, length: 800), 0)
    }

    func testPitfall18AViewportWithoutLengthStretchesNothing() {
        XCTAssertEqual(TanhStretch(dimension: 0).stretch(50), 0)
        XCTAssertEqual(TanhStretch(dimension: 0).accumulated(showing: 50), 0)
        XCTAssertEqual(SteppedFriction().step(16, at: 0, length: 0), 0)
    }

    func testPitfall22TenPointsMustGatherAlongOneAxis() {
        var threshold = StretchThreshold()
        XCTAssertEqual(threshold.add(ScrollVector(x: 0, y: 6)), .zero)
        XCTAssertEqual(threshold.add(ScrollVector(x: 1, y: 4)), ScrollVector(x: 0, y: 4))
        XCTAssertEqual(threshold.add(ScrollVector(x: 5, y: 3)), .zero, "the other axis begins anew")
        XCTAssertEqual(threshold.add(ScrollVector(x: 5, y: 5)), .zero, "a tie is vertical, and begins anew")
        XCTAssertEqual(threshold.add(ScrollVector(x: 0, y: 5)), ScrollVector(x: 0, y: 5))
        threshold.reset()
        XCTAssertEqual(threshold.add(ScrollVector(x: 0, y: 9)), .zero)
    }

    func testPitfall10StretchesAreSymmetric() {
        for raw in [0.5, 17, 300] {
            XCTAssertEqual(LinearStretch.gtk.stretch(-raw), -LinearStretch.gtk.stretch(raw))
            XCTAssertEqual(TanhStretch(dimension: 500).stretch(-raw), -TanhStretch(dimension: 500).stretch(raw))
            XCTAssertEqual(FlickStretch().stretch(-raw, speed: 900), -FlickStretch().stretch(raw, speed: 900))
            XCTAssertEqual(
                SteppedFriction().step(-raw, at: -40, length: 500), -SteppedFriction().step(raw, at: 40, length: 500))
        }
    }
}
