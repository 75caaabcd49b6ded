import Foundation
import ScrollPhysics
import XCTest

/// Android's three times to a target, by the formulas of LinearSmoothScroller, RecyclerView and ViewPager.
final class AndroidSnapTests: XCTestCase {
    func testAFlickBrakesBy100MillisecondsAnInchOver3356() {
        for (distance, page, seconds) in [
            (50.0, true, 0.096), (100, true, 0.188), (160, true, 0.298), (900, true, 0.298), (-100, true, 0.188),
            (400, false, 0.745), (50, false, 0.096), (0, false, 0),
        ] {
            XCTAssertEqual(AndroidSnap.flick(over: distance, toPage: page), seconds, accuracy: 1e-12, "\(distance)")
        }
    }

    func testASlowReleaseTakes300MillisecondsAndMoreByTheView() {
        for (distance, viewport, seconds) in [
            (100.0, 800.0, 0.337), (400, 800, 0.45), (-800, 800, 0.6), (4000, 800, 1.8), (10, 0, 0.3),
        ] {
            XCTAssertEqual(AndroidSnap.settle(over: distance, viewport: viewport), seconds, accuracy: 1e-12)
        }
    }

    func testAViewPagerTakesFourTimesItsInfluencedDistanceOverTheVelocity() {
        for (distance, velocity, seconds) in [
            (300.0, 2000.0, 0.448), (300, 4000, 0.224), (300, -4000, 0.224), (300, 1000, 0.6), (300, 0, 0.175),
            (-200, 0, 0.15),
        ] {
            XCTAssertEqual(
                AndroidSnap.page(over: distance, page: 400, velocity: velocity), seconds, accuracy: 1e-12,
                "\(distance) at \(velocity)")
        }
        XCTAssertEqual(AndroidSnap.page(over: 300, page: 0, velocity: 100), 0)
    }

    func testAndroidBrakesEvenlyAfterAFlickAndEasesOutOtherwise() {
        let targets = rows(700, count: 900)
        for (velocity, way) in [(60.0, 550.0), (0, 550)] {
            var scroller = Scroller.list(feel: .android, content: 600_000, at: 9250)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0, resolve: targets.resolve)
            let target = velocity > 0 ? 9800.0 : 9100
            let distance = target - 9250
            let seconds =
                velocity > 0
                ? AndroidSnap.flick(over: way, toPage: false) : AndroidSnap.settle(over: distance, viewport: 800)
            for share in [0.2, 0.5, 0.8] {
                let left = velocity > 0 ? pow(1 - share, 2) : pow(1 - share, 5)
                scroller.run(to: share * seconds, resolve: targets.resolve)
                XCTAssertEqual(scroller.y(share * seconds), target - distance * left, accuracy: 1e-6, "\(share)")
            }
            scroller.run(to: seconds + 0.001, resolve: targets.resolve)
            XCTAssertEqual(scroller.y(seconds + 0.001), target)
        }
    }

    func testAPageOfAndroidIsThereIn298Milliseconds() {
        for (pages, seconds) in [(PageCurve.asTargets, 0.298), (.viewPager, 0.6)] {
            var feel = ScrollFeel.android
            feel.snap.pages = pages
            var scroller = Scroller.list(feel: feel, content: 600_000, at: 8150)
            scroller.isPaging = true
            scroller.send(.fling(ScrollVector(x: 0, y: 500)), at: 0, resolve: SnapTargets.paging.resolve)
            XCTAssertTrue(scroller.isMoving(at: .seconds(seconds - 0.001)), "\(pages)")
            scroller.run(to: seconds + 0.001, resolve: SnapTargets.paging.resolve)
            XCTAssertEqual(scroller.y(seconds + 0.001), 8800, "\(pages)")
        }
    }
}
