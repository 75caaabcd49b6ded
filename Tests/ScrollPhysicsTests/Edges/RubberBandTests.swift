import ScrollPhysics
import XCTest

final class RubberBandTests: XCTestCase {
    private func band(_ vector: Vector) throws -> RubberBand {
        RubberBand(coefficient: try vector.number("coefficient"), dimension: try vector.number("dimension"))
    }

    private func extent(_ vector: Vector) throws -> AxisExtent {
        let dimension = try vector.number("dimension")
        let low = try vector.number("min")
        return AxisExtent(viewport: dimension, content: try vector.number("max") + dimension, leadingInset: -low)
    }

    func testStretchAndSlopeAgreeWithTheReference() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "forward") {
            let overscroll = try vector.number("overscroll")
            fixture.check(try band(vector).stretch(overscroll), try vector.number("displayed"), vector.id)
            fixture.check(try band(vector).slope(at: overscroll), try vector.number("slope"), vector.id)
        }
    }

    func testInverseAgreesWithTheReference() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "inverse") {
            let overscroll = try band(vector).overscroll(showing: try vector.number("displayed"))
            fixture.check(overscroll, try vector.number("overscroll"), vector.id)
        }
    }

    func testShownOffsetsAgreeWithTheReference() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "clamp") {
            let offset = try band(vector).offset(showing: try vector.number("raw_offset"), in: try extent(vector))
            fixture.check(offset, try vector.number("displayed_offset"), vector.id)
        }
    }

    func testARegrabContinuesFromTheRawOffset() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "regrab_then_drag") {
            let extent = try extent(vector)
            let raw = try band(vector).rawOffset(behind: try vector.number("displayed_at_grab"), in: extent)
            fixture.check(raw, try vector.number("raw_at_grab"), vector.id)
            let after = try band(vector).offset(
                showing: raw + (try vector.number("finger_delta_in_offset_space")), in: extent)
            fixture.check(after, try vector.number("displayed_after"), vector.id)
        }
    }

    func testQuadraticFrictionAgreesWithTheReference() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "quadratic_friction_factor") {
            let factor = QuadraticFriction(base: try vector.number("base"))
                .factor(overscrollFraction: try vector.number("overscroll_fraction"))
            fixture.check(factor, try vector.number("factor"), vector.id)
        }
    }

    func testTanhStretchAgreesWithTheReference() throws {
        let fixture = try Fixture("rubber_band")
        for vector in try fixture.cases(where: "kind", is: "tanh_stretch") {
            let stretch = TanhStretch(
                dimension: try vector.number("dimension"), boundary: try vector.number("boundary_multiplier"))
            fixture.check(
                stretch.stretch(try vector.number("accumulated")), try vector.number("stretch_unrounded"), vector.id)
        }
    }

    func testOverscrollGetsHarderAndNeverReachesTheLimit() {
        let band = RubberBand(coefficient: 0.55, dimension: 300)
        var latest = 0.0
        var gain = 1.0
        for finger in stride(from: 10.0, through: 100_000, by: 10) {
            let stretch = band.stretch(finger)
            XCTAssertLessThan(stretch, 300)
            XCTAssertGreaterThan(stretch, latest)
            XCTAssertLessThan(stretch - latest, gain * 10)
            gain = (stretch - latest) / 10
            latest = stretch
        }
    }

    func testNothingDividesByAnEmptyViewport() {
        let band = RubberBand(coefficient: 0.55, dimension: 0)
        XCTAssertEqual(band.stretch(100), 0)
        XCTAssertEqual(band.overscroll(showing: 100), 0)
        XCTAssertEqual(band.slope(at: 0), 0)
        XCTAssertEqual(RubberBand(coefficient: 0, dimension: 100).stretch(50), 0)
    }

    func testLimitIsInvertedToAFiniteRawOffset() {
        let band = RubberBand(coefficient: 0.55, dimension: 300)
        XCTAssertTrue(band.overscroll(showing: 300).isFinite)
        XCTAssertTrue(band.overscroll(showing: -9e9).isFinite)
    }
}
