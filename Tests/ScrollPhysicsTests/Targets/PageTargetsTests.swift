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

    /// The end of the content and the start of its last page are sums of different numbers.
    func testTheLastPageIsLeftAndEnteredLikeAnyOtherWhateverItsLength() {
        for page in [375.0, 393.33, 411.428_571, 1080 / 2.75, 100.0 / 3, 0.7] {
            for count in 2...60 {
                for inset in [0.0, page / 7] {
                    let extent = AxisExtent(
                        viewport: page + inset, content: Double(count) * page, trailingInset: inset)
                    let last = extent.maximumOffset
                    for (offset, velocity) in [(last, -900.0), (last - page * 0.6, -900), (last - page * 0.6, 0)] {
                        let back = AxisProjection(
                            offset: offset, start: last, projected: offset, velocity: velocity,
                            direction: velocity < 0 ? -1 : 0, cause: .fling, extent: extent)
                        XCTAssertEqual(
                            PageTargets.target(for: back), last - page, accuracy: 1e-9, "\(count) pages of \(page)")
                    }
                }
            }
        }
    }

    func testAResizeKeepsThePage() {
        let projection = AxisProjection(
            offset: 750, projected: 750, cause: .resize, extent: AxisExtent(viewport: 500, content: 2000),
            previousExtent: AxisExtent(viewport: 375, content: 1500))
        XCTAssertEqual(PageTargets.target(for: projection), 1000)
    }
}
