import ScrollPhysics
import XCTest

/// The page rules of Flutter and Compose.
final class PageRuleTests: XCTestCase {
    func testFluttersPagesAgreeWithTheReference() throws {
        let fixture = try Fixture("paging_targets")
        for vector in try fixture.cases(where: "rule", is: "flutter_like") {
            let pages = FlutterPageTargets(
                viewport: try vector.number("viewport"), fraction: try vector.number("viewport_fraction"),
                pixelRatio: try vector.number("device_pixel_ratio"))
            fixture.check(pages.velocityTolerance, try vector.number("velocity_tolerance"), vector.id)
            let target = pages.target(
                from: try vector.number("offset"), velocity: try vector.number("velocity"),
                bounds: try vector.number("min")...(try vector.number("max")))
            guard let expected = vector.optionalNumber("target") else {
                XCTAssertNil(target, vector.id)
                continue
            }
            fixture.check(try XCTUnwrap(target, vector.id), expected, vector.id)
        }
    }

    func testPitfall16AnOffsetOffByRoundingIsOnItsPage() {
        let pages = FlutterPageTargets(viewport: 800)
        XCTAssertEqual(pages.page(at: 799.99999999999), 1)
        XCTAssertEqual(pages.page(at: 800.0000001), 1.000000000125, accuracy: 1e-12)
    }

    func testFluttersPagesWithoutLengthDecideNothing() {
        XCTAssertNil(FlutterPageTargets(viewport: 0).target(from: 5, velocity: 100, bounds: 0...10))
        XCTAssertNil(FlutterPageTargets(viewport: 100).target(from: 5, velocity: .nan, bounds: 0...10))
    }

    private func projection(
        _ offset: Double, velocity: Double = 0, projected: Double? = nil, start: Double = 400
    ) -> AxisProjection {
        AxisProjection(
            offset: offset, start: start, projected: projected ?? offset, velocity: velocity,
            extent: AxisExtent(viewport: 400, content: 4000))
    }

    func testComposeGoesToTheNextPageInTheDirectionOfAFastLift() {
        let pager = PagerTargets()
        XCTAssertEqual(pager.target(for: projection(420, velocity: 400, projected: 600)), 800)
        XCTAssertEqual(pager.target(for: projection(380, velocity: -400, projected: 200)), 0)
        XCTAssertEqual(pager.target(for: projection(420, velocity: -900, projected: 300)), 400)
        XCTAssertEqual(pager.target(for: projection(420, velocity: 9000, projected: 3600)), 800)
        XCTAssertEqual(PagerTargets(limit: 3).target(for: projection(420, velocity: 9000, projected: 3600)), 1600)
        XCTAssertEqual(PagerTargets(limit: 9).target(for: projection(420, velocity: 3000, projected: 1300)), 1200)
    }

    func testComposeLetsASlowDragDecideByItsShare() {
        let pager = PagerTargets()
        XCTAssertEqual(pager.target(for: projection(599, velocity: 399)), 400)
        XCTAssertEqual(pager.target(for: projection(600)), 800)
        XCTAssertEqual(pager.target(for: projection(201)), 400)
        XCTAssertEqual(pager.target(for: projection(200)), 0)
        XCTAssertEqual(pager.target(for: projection(400)), 400)
        XCTAssertEqual(PagerTargets(threshold: 0.1).target(for: projection(440)), 800)
        XCTAssertEqual(pager.target(for: projection(3600, velocity: 900, projected: 3600)), 3600)
    }

    func testMomentumIsJudgedByItsFirstDelta() {
        XCTAssertEqual(MomentumEstimate.chromium.end(from: 100, firstDelta: 10), 350)
        XCTAssertEqual(MomentumEstimate.chromiumAndroid.end(from: 100, firstDelta: -1), 60)
        XCTAssertEqual(MomentumEstimate.webkit.end(from: 0, firstDelta: 10), 167, accuracy: 1e-9)
    }

    func testAKeyGoesToTheNextPointAndPassesNoStopByItsOwnRule() {
        let points = SnapPoints([0, 300, 650], stops: [300])
        XCTAssertEqual(points.target(from: 300, direction: 1), 650)
        XCTAssertEqual(points.target(from: 299, direction: 1), 300)
        XCTAssertEqual(points.target(from: 650, direction: 1), 650)
        XCTAssertNil(SnapPoints([0, 300], strictness: .proximity(50)).target(from: 300, direction: 1))
        XCTAssertNil(SnapPoints([]).target(from: 300, direction: 1))
    }

    func testPitfall17AFractionAwayCountsAsSnapped() {
        XCTAssertTrue(SnapPoints.isSnapped(100, to: 100.7))
        XCTAssertFalse(SnapPoints.isSnapped(100, to: 101.2))
    }

    func testATargetLongerThanTheViewportMayRestWhereverItCoversIt() {
        let extent = AxisExtent(viewport: 400, content: 4000)
        XCTAssertEqual(TargetSpan(start: 500, end: 1300).coveringOffsets(in: extent), 500...900)
        XCTAssertNil(TargetSpan(start: 500, end: 800).coveringOffsets(in: extent))
        XCTAssertEqual(TargetSpan(start: 3500, end: 4000).coveringOffsets(in: extent), 3500...3600)
    }
}
