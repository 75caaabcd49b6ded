import ScrollPhysics
import XCTest

/// Content on its last page: the page's offset may differ from the end of the content by a rounding error.
final class LastPageTests: XCTestCase {
    private let resolve = SnapTargets.paging.resolve

    /// Content of `count` pages that a fling has brought to the first or the last of them; by itself it would not have
    /// come so far.
    private func scroller(_ feel: ScrollFeel, page: Double, count: Int, isLast: Bool, axis: ScrollAxis) -> Scroller {
        let lengths = AxisExtent(viewport: page * 8 / 7, content: Double(count) * page, trailingInset: page / 7)
        let extent = ScrollExtent(x: lengths, y: lengths)
        let offset = isLast ? extent.x.maximumOffset - page : page
        var scroller = Scroller(feel: feel, axes: .both, extent: extent, offset: ScrollVector(x: offset, y: offset))
        scroller.isPaging = true
        scroller.send(.fling(along(axis, isLast ? 400 : -400)), at: 0, resolve: resolve)
        scroller.run(to: 9, resolve: resolve)
        return scroller
    }

    private func along(_ axis: ScrollAxis, _ length: Double) -> ScrollVector {
        var vector = ScrollVector.zero
        vector[axis] = length
        return vector
    }

    private func check(_ claim: (Double, Int, ScrollAxis) -> Void) {
        for page in [375.0, 393.33, 411.428_571, 1080 / 2.75] {
            for count in 3...30 { for axis in ScrollAxis.allCases { claim(page, count, axis) } }
        }
    }

    func testItYieldsToTheScrollViewAroundItLikeTheFirst() {
        check { page, count, axis in
            for isLast in [false, true] {
                var scroller = scroller(.uikit, page: page, count: count, isLast: isLast, axis: axis)
                let outwards = isLast ? 1.0 : -1
                XCTAssertFalse(scroller.canScroll(axis, direction: outwards), "\(count) pages of \(page)")
                XCTAssertTrue(scroller.canScroll(axis, direction: -outwards), "\(count) pages of \(page)")
                scroller.send(.down(.zero, .touch), at: 9, resolve: resolve)
                XCTAssertFalse(
                    scroller.claims(moveTo: along(axis, outwards * -40), at: .seconds(9.1), yieldsAtEdge: true),
                    "\(count) pages of \(page)")
            }
        }
    }

    /// Qt halves the velocity of a finger that pulls outwards; its first move does not move the content yet.
    func testQtFlingsBothEndsAlike() {
        check { page, count, axis in
            let speeds = [false, true].map { isLast -> Double in
                let outwards = isLast ? 1.0 : -1
                var scroller = scroller(.qtQuick, page: page, count: count, isLast: isLast, axis: axis)
                scroller.send(.down(.zero, .touch), at: 9)
                scroller.send(.move(along(axis, outwards * -50)), at: 9.02)
                scroller.send(.up(nil), at: 9.02)
                return scroller.velocity(at: .seconds(9.02))[axis] * outwards
            }
            XCTAssertEqual(speeds[0], speeds[1], accuracy: 1e-6, "\(count) pages of \(page)")
        }
    }
}
