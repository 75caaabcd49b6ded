import ScrollPhysics
import XCTest

final class PageTargetsTests: XCTestCase {
    private func projection(
        _ offset: Double, velocity: Double = 0, start: Double? = nil, page: Double = 375, content: Double = 1500
    ) -> AxisProjection {
        let direction = abs(velocity) < 300 ? 0 : velocity < 0 ? -1.0 : 1
        return AxisProjection(
            offset: offset, start: start, projected: offset + velocity * 0.4995, velocity: velocity,
            direction: direction, extent: AxisExtent(viewport: page, content: content))
    }

    func testPagesAgreeWithTheReference() throws {
        let fixture = try Fixture("paging_targets")
        for vector in try fixture.cases(where: "rule", is: "uikit_like") {
            let velocity = try vector.number("velocity")
            let projection = projection(
                try vector.number("offset"), velocity: velocity, page: try vector.number("page"),
                content: try vector.number("content"))
            fixture.check(PageTargets.target(for: projection), try vector.number("target"), vector.id)
        }
    }

    func testOneGestureNeverPassesMoreThanOnePage() {
        XCTAssertEqual(PageTargets.target(for: projection(700, velocity: 9000, start: 375)), 750)
        XCTAssertEqual(PageTargets.target(for: projection(1100, velocity: 9000, start: 375)), 750)
        XCTAssertEqual(PageTargets.target(for: projection(1100, velocity: 0, start: 375)), 750)
    }

    func testTheLastPageIsReachableWhenContentIsNotAMultiple() {
        let projection = projection(375, velocity: 900, page: 375, content: 1000)
        XCTAssertEqual(PageTargets.target(for: projection), 625)
    }

    func testPagesAreCountedBetweenTheInsets() {
        let extent = AxisExtent(viewport: 400, content: 1080, leadingInset: 20, trailingInset: 20)
        let forward = AxisProjection(
            offset: -20, projected: 300, velocity: 900, direction: 1, cause: .fling, extent: extent)
        XCTAssertEqual(PageTargets.target(for: forward), 340)
        let last = AxisProjection(offset: 340, projected: 900, velocity: 900, direction: 1, extent: extent)
        XCTAssertEqual(PageTargets.target(for: last), 700)
    }

    func testAnOffsetJustShortOfAPageIsThatPage() {
        XCTAssertEqual(PageTargets.target(for: projection(374.99999999999, velocity: 900)), 750)
        XCTAssertEqual(PageTargets.target(for: projection(375.00000000001, velocity: -900)), 0)
    }

    func testAViewportOfNoSizeHasOnePage() {
        let extent = AxisExtent(viewport: 0, content: 0)
        XCTAssertEqual(PageTargets.target(for: AxisProjection(offset: 0, projected: 9, extent: extent)), 0)
    }

    func testAResizeKeepsThePage() {
        let projection = AxisProjection(
            offset: 750, projected: 750, cause: .resize, extent: AxisExtent(viewport: 500, content: 2000),
            previousExtent: AxisExtent(viewport: 375, content: 1500))
        XCTAssertEqual(PageTargets.target(for: projection), 1000)
    }
}
