import ScrollPhysics
import XCTest

/// Chromium's stretch.
final class StretchTests: XCTestCase {
    func testTheInverseUndoesTheStretch() {
        let tanh = TanhStretch(dimension: 800)
        for raw in [-700.0, -50, -0.3, 0, 0.3, 50, 700] {
            XCTAssertEqual(tanh.accumulated(showing: tanh.stretch(raw)), raw, accuracy: 1e-6)
        }
    }

    func testWhatLiesBeyondTheLimitIsFinite() {
        XCTAssertTrue(TanhStretch(dimension: 800).accumulated(showing: 900).isFinite)
    }

    func testPitfall18AViewportWithoutLengthStretchesNothing() {
        XCTAssertEqual(TanhStretch(dimension: 0).stretch(50), 0)
        XCTAssertEqual(TanhStretch(dimension: 0).accumulated(showing: 50), 0)
    }

    func testPitfall10StretchesAreSymmetric() {
        for raw in [0.5, 17, 300] {
            XCTAssertEqual(TanhStretch(dimension: 500).stretch(-raw), -TanhStretch(dimension: 500).stretch(raw))
        }
    }
}
