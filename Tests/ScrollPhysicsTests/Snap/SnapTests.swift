import XCTest

@testable import ScrollPhysics

final class SnapTests: XCTestCase {
    private let rows300 = rows(300, count: 40)

    func testAFlingRestsExactlyOnATarget() {
        for velocity in [-4000.0, -700, 310, 900, 2500, 6000] {
            var scroller = Scroller.list(content: 12_000, at: 4500)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: rows300.resolve)
            scroller.run(to: 10, resolve: rows300.resolve)
            XCTAssertEqual(scroller.y(10).truncatingRemainder(dividingBy: 300), 0, "\(velocity)")
        }
    }

    func testThereIsNoWallAtTheRelease() {
        for velocity in [-4000.0, -700, 310, 900, 2500, 6000] {
            var scroller = Scroller.list(content: 12_000, at: 4510)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: rows300.resolve)
            XCTAssertEqual(scroller.vy(0), velocity, accuracy: 1e-6)
        }
    }

    func testASnapTakesNoLongerThanTheLongestSettle() {
        let longest = ScrollFeel.uikit.snap.longestSettle
        for velocity in stride(from: 300.0, through: 9000, by: 100) {
            var scroller = Scroller.list(content: 40_000, at: 4510)
            let far = rows(300, count: 133)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: far.resolve)
            let end = (scroller.nextTransition(after: .zero) ?? .zero) / .seconds(1)
            XCTAssertLessThanOrEqual(end, longest + 1e-6, "\(velocity)")
        }
    }

    /// All but springs and WebKit's second, which take their own time.
    func testTheLongestSnapIsTheLimitOfEveryCurveWithATime() {
        var feels: [(ScrollFeel, isPaging: Bool)] = []
        for curve in [SnapCurve.chromium, .easeInOutByDistance, .recyclerView, .listView] {
            var feel = ScrollFeel.uikit
            (feel.snap.curve, feel.snap.pages) = (curve, .asTargets)
            feels += [(feel, false), (feel, true)]
        }
        for pages in [PageCurve.viewPager, .swipeView] {
            var feel = ScrollFeel.uikit
            feel.snap.pages = pages
            feels.append((feel, true))
        }
        for (feel, isPaging) in feels {
            for (longest, velocity) in [(0.05, 0.0), (0.05, 900), (0.12, 0), (0.12, -900), (3, 900), (3, -900)] {
                var limited = feel
                limited.snap.longestSettle = longest
                let free = end(feel, isPaging: isPaging, velocity: velocity)
                let end = end(limited, isPaging: isPaging, velocity: velocity)
                XCTAssertLessThanOrEqual(end, longest + 1e-9, "\(feel.snap.curve), \(feel.snap.pages)")
                XCTAssertEqual(end, min(free, longest), accuracy: SnapSeriesMotion.step, "\(feel.snap.curve)")
            }
        }
    }

    /// The seconds until content that is 120 points past its page has arrived at one.
    private func end(_ feel: ScrollFeel, isPaging: Bool, velocity: Double) -> Double {
        var scroller = Scroller.list(feel: feel, content: 40_000, at: 4120)
        scroller.isPaging = isPaging
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: SnapTargets.paging.resolve)
        return (scroller.nextTransition(after: .zero) ?? .zero) / .seconds(1)
    }

    func testASnapNeverGoesAgainstTheGestureNorPastItsTarget() {
        for velocity in stride(from: 300.0, through: 9000, by: 300) {
            for start in stride(from: 4500.0, to: 4800, by: 23) {
                var scroller = Scroller.list(content: 40_000, at: start)
                let far = rows(300, count: 133)
                scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: far.resolve)
                let target = scroller.target?.y ?? 0
                var latest = start
                for step in 0...300 {
                    let place = scroller.y(Double(step) * 0.01)
                    XCTAssertGreaterThanOrEqual(place, latest - 1e-9, "\(velocity) from \(start)")
                    XCTAssertLessThanOrEqual(place, target + 1e-9, "\(velocity) from \(start)")
                    latest = place
                }
            }
        }
    }

    func testASlowReleaseGoesToTheNearestTarget() {
        for (distance, expected) in [(-10.0, 4500.0), (-14, 4800)] {
            var scroller = Scroller.list(content: 12_000, at: 4500)
            let last = scroller.drag(by: distance, resolve: rows300.resolve)
            scroller.send(.up(nil), at: last + 0.1, resolve: rows300.resolve)
            scroller.run(to: 9, resolve: rows300.resolve)
            XCTAssertEqual(scroller.y(9), expected)
        }
    }

    func testALimitHoldsForTheHardestFling() {
        let limited = rows(300, count: 40, limit: .alwaysByOne)
        var scroller = Scroller.list(content: 12_000, at: 3000)
        scroller.send(.fling(ScrollVector(x: 0, y: 20_000)), at: 0, resolve: limited.resolve)
        scroller.run(to: 9, resolve: limited.resolve)
        XCTAssertEqual(scroller.y(9), 3300)
    }

    func testPagingTurnsOnePageFromTheFirstPage() {
        var scroller = Scroller.list(content: 4000)
        let resolve = SnapTargets.paging.resolve
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0, resolve: resolve)
        scroller.run(to: 9, resolve: resolve)
        XCTAssertEqual(scroller.y(9), 800)
        scroller.send(.fling(ScrollVector(x: 0, y: 9000)), at: 9, resolve: resolve)
        scroller.run(to: 19, resolve: resolve)
        XCTAssertEqual(scroller.y(19), 1600)
    }

    func testASingleNotchLeavesASnapPoint() {
        for targets in [rows(300, count: 40), rows(750, count: 16), .paging] {
            var scroller = Scroller.list(content: 12_000)
            scroller.send(notch(), at: 0, resolve: targets.resolve)
            scroller.run(to: 3, resolve: targets.resolve)
            let place = scroller.y(3)
            XCTAssertGreaterThan(place, 200)
            scroller.send(notch(-1), at: 3, resolve: targets.resolve)
            scroller.run(to: 6, resolve: targets.resolve)
            XCTAssertEqual(scroller.y(6), 0)
        }
    }

    func testAFineWheelLeavesOnceItHasTurnedEnough() {
        var scroller = Scroller.list(content: 12_000)
        for count in 0..<3 { scroller.send(notch(1.0 / 8), at: Double(count) * 0.02, resolve: rows300.resolve) }
        var still = scroller
        still.run(to: 4, resolve: rows300.resolve)
        XCTAssertEqual(still.y(4), 0)
        XCTAssertGreaterThan(scroller.y(0.1), 10)
        scroller.send(notch(1.0 / 8), at: 0.06, resolve: rows300.resolve)
        scroller.run(to: 4, resolve: rows300.resolve)
        XCTAssertEqual(scroller.y(4), 300)
    }

    func testManyNotchesPassManyTargets() {
        var scroller = Scroller.list(content: 12_000)
        for count in 0..<9 { scroller.send(notch(), at: Double(count) * 0.05, resolve: rows300.resolve) }
        scroller.run(to: 4, resolve: rows300.resolve)
        XCTAssertEqual(scroller.y(4), 900)
    }

    func testATapOnASnapGoesOnToItsItem() {
        for moment in [0.02, 0.1, 0.3, 0.6] {
            var scroller = Scroller.list(content: 12_000, at: 3000)
            scroller.send(.fling(ScrollVector(x: 0, y: 900)), at: 0, resolve: rows300.resolve)
            let target = scroller.target
            XCTAssertGreaterThan(target?.y ?? 0, 3000)
            scroller.send(.down(pointer(300), .touch), at: moment, resolve: rows300.resolve)
            let caught = scroller.y(moment)
            XCTAssertEqual(scroller.y(moment + 0.5), caught)
            scroller.send(.up(nil), at: moment + 0.5, resolve: rows300.resolve)
            scroller.run(to: 9, resolve: rows300.resolve)
            XCTAssertEqual(scroller.y(9), target?.y, "caught at \(moment)")
        }
    }

    func testATapAtRestDoesNotSnap() {
        var scroller = Scroller.list(content: 12_000, at: 450)
        scroller.send(.down(pointer(300), .touch), at: 0, resolve: rows300.resolve)
        scroller.send(.up(nil), at: 0.1, resolve: rows300.resolve)
        scroller.run(to: 5, resolve: rows300.resolve)
        XCTAssertEqual(scroller.y(5), 450)
    }

    func testADirectFeelJumpsToTheTarget() {
        var scroller = Scroller.list(feel: .direct, content: 12_000)
        let last = scroller.drag(by: -16, resolve: rows300.resolve)
        scroller.send(.up(nil), at: last, resolve: rows300.resolve)
        XCTAssertEqual(scroller.y(last), 300)
    }

    func testTheResolverSeesWhereTheGestureBegan() {
        var scroller = Scroller.list(content: 12_000, at: 3000)
        let last = scroller.drag(by: -16)
        var seen: ScrollProjection?
        scroller.send(.up(nil), at: last) { projection in
            seen = projection
            return nil
        }
        XCTAssertEqual(seen?.start.y, 3000)
        XCTAssertEqual(seen?.offset.y ?? 0, 3182, accuracy: 1e-9)
        XCTAssertEqual(seen?.direction.y, 1)
        XCTAssertEqual(seen?.velocity.y ?? 0, 2000, accuracy: 1e-6)
        XCTAssertEqual(seen?.cause, .drag)
    }

    func testASpringySnapMaySwingButEndsOnItsTarget() {
        var feel = ScrollFeel.uikit
        feel.snap.springDampingRatio = 0.3
        var scroller = Scroller.list(feel: feel, content: 12_000, at: 3100)
        let last = scroller.drag(by: 2, moves: 8, resolve: rows300.resolve)
        scroller.send(.up(nil), at: last + 0.1, resolve: rows300.resolve)
        let lowest = (0..<300).map { scroller.y(last + 0.1 + Double($0) * 0.01) }.min() ?? 0
        XCTAssertLessThan(lowest, 2990)
        scroller.run(to: 9, resolve: rows300.resolve)
        XCTAssertEqual(scroller.y(9), 3000)
    }

    func testAVelocityThatIsNoNumberCountsAsNone() {
        let snap = SnapPlanner(
            extent: AxisExtent(viewport: 800, content: 5000), flingLimit: 800, tuning: SharedFeel(.uikit), pages: false)
        for velocity in [Double.nan, .infinity, -.infinity] {
            guard case .follow(let motion) = snap.plan(from: 100, velocity: velocity, to: 300) else {
                return XCTFail("\(velocity)")
            }
            XCTAssertEqual(motion.velocity(at: 0), 0, "\(velocity)")
            XCTAssertEqual(motion.position(at: 60), 300, accuracy: 1e-9, "\(velocity)")
        }
    }

    /// 500 points at 2000 pt/s are braked in 2·500/2000 s; at 500 pt/s Qt sets out with √(2·1500·500).
    func testAListViewOfQtBrakesToItsTargetAndSpeedsUpWhereItMust() {
        for (speed, seconds) in [(2000.0, 0.5), (500, 1000 / (2 * 1500 * 500.0).squareRoot())] {
            let plan = listPlan(velocity: speed, to: 1500)
            XCTAssertEqual(plan?.duration ?? 0, seconds, accuracy: 1e-12)
            XCTAssertEqual(plan?.position(at: seconds / 2) ?? 0, 1000 + 500 * 0.75, accuracy: 1e-9)
        }
        let slow = listPlan(velocity: 75, to: 1500)
        XCTAssertEqual(slow?.duration, 0.2)
        XCTAssertEqual(slow?.position(at: 0.05) ?? 0, 1000 + 500 * 2 * 0.0625, accuracy: 1e-9)
    }

    /// SwipeView of 400 points: 300 of them from 1600 pt/s on in 0.375 s, whatever the finger did.
    func testASwipeViewOfQtBeginsEachPageWithFourPagesASecond() {
        for speed in [80.0, 500, 2500] {
            let plan = listPlan(velocity: speed, to: 1300, page: 400)
            XCTAssertEqual(plan?.duration ?? 0, 0.375, accuracy: 1e-12)
            XCTAssertEqual(plan?.velocity(at: 0) ?? 0, 1600, accuracy: 1e-9)
        }
        XCTAssertEqual(listPlan(velocity: 0, to: 1300, page: 400)?.duration, 0.2)
    }

    private func listPlan(velocity: Double, to target: Double, page: Double? = nil) -> ScrollMotion? {
        let planner = SnapPlanner(
            extent: AxisExtent(viewport: page ?? 800, content: 5000), flingLimit: 800, tuning: SharedFeel(.qtQuick),
            pages: page != nil)
        guard case .follow(let motion) = planner.plan(from: 1000, velocity: velocity, to: target) else { return nil }
        return motion
    }
}
