import ScrollPhysics
import XCTest

/// The rest position of content, and its velocity there.
final class RestPositionTests: XCTestCase {
    private func scroller(_ feel: ScrollFeel, pixel: Double, at offset: Double = 3000) -> Scroller {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: 1e5, pixel: pixel))
        return Scroller(feel: feel, axes: .vertical, extent: extent, offset: ScrollVector(x: 0, y: offset))
    }

    func testAGlideEndsAtTenPointsASecondAndStops() throws {
        for feel in [ScrollFeel.uikit, .uikitFast] {
            for speed in [300.0, 2000, -7000] {
                var scroller = scroller(feel, pixel: 0, at: 50_000)
                scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
                let end = try XCTUnwrap(scroller.nextTransition(after: .zero)) / .seconds(1)
                XCTAssertEqual(abs(scroller.vy(end - 1e-6)), 10, accuracy: 1e-3)
                XCTAssertEqual(scroller.vy(end), 0)
                XCTAssertEqual(scroller.y(end), scroller.y(end - 1e-6), accuracy: 2e-5)
            }
        }
    }

    func testWithAPixelAGlideEndsOnAWholeOneWithoutAStep() throws {
        for pixel in [1, 0.5, 1.0 / 3, 2.0 / 3] {
            for speed in stride(from: -4000.0, through: 4000, by: 170) where abs(speed) > 20 {
                var scroller = scroller(.uikit, pixel: pixel, at: 50_000)
                scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
                let exact = 50_000 + (speed < 0 ? -1 : 1) * (abs(speed) - 10) / DecayMotion.decayPerSecond(rate: 0.998)
                let place = try XCTUnwrap(scroller.target).y
                let end = try XCTUnwrap(scroller.nextTransition(after: .zero)) / .seconds(1)
                XCTAssertEqual((place / pixel).rounded() * pixel, place, accuracy: 1e-9)
                XCTAssertEqual(place, exact, accuracy: pixel / 2 + 1e-9)
                XCTAssertEqual(scroller.y(end - 1e-6), place, accuracy: 2e-5, "\(speed) on \(pixel)")
                scroller.run(to: end)
                XCTAssertEqual(scroller.y(end), place)
            }
        }
    }

    func testALiftWithoutAGlideRestsOnAPixelToo() {
        var scroller = scroller(.uikit, pixel: 1)
        let last = scroller.drag(by: -3.3)
        scroller.send(.up(nil), at: last + 0.5)
        XCTAssertEqual(scroller.y(last + 0.5), scroller.y(last + 0.5).rounded())
        XCTAssertEqual(scroller.y(last + 0.5), 3000 + 12 * 3.3 - 10, accuracy: 0.5)
    }

    func testFeelsThatRestAnywhereDoNotLookAtPixels() {
        var (fine, coarse) = (scroller(.firefox, pixel: 0), scroller(.firefox, pixel: 1))
        for speed in [800.0, 2345] {
            fine.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
            coarse.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
            XCTAssertEqual(fine.target, coarse.target)
        }
    }

    func testTargetsAreReachedToTheLastDigitWhateverThePixel() {
        var scroller = scroller(.uikit, pixel: 1)
        let targets = rows(333.3)
        scroller.send(.fling(ScrollVector(x: 0, y: 1700)), at: 0, resolve: targets.resolve)
        scroller.run(to: 9, resolve: targets.resolve)
        XCTAssertEqual(scroller.y(9) / 333.3, (scroller.y(9) / 333.3).rounded(), accuracy: 1e-12)
    }

    func testATargetIsReachedByTheSameLawWithAnotherRate() throws {
        for (speed, target) in [(1500.0, 700.0), (-2200, -1000), (400, 150)] {
            let motion = try XCTUnwrap(
                DecayMotion(start: 0, velocity: speed, restingAt: target, restDistance: 0.01, restVelocity: 10))
            XCTAssertEqual(motion.restPosition, target, accuracy: 1e-9)
            XCTAssertEqual(abs(motion.velocity(at: motion.duration)), 10, accuracy: 1e-9)
            let slow = try XCTUnwrap(DecayMotion(start: 0, velocity: speed, restingAt: target, restDistance: 0.5))
            XCTAssertEqual(slow.restPosition, target, accuracy: 1e-9)
            XCTAssertEqual(slow.restDistance, 0.5)
        }
        XCTAssertNil(DecayMotion(start: 0, velocity: 9, restingAt: 100, restDistance: 0.01, restVelocity: 10))
        XCTAssertNil(DecayMotion(start: 0, velocity: -90, restingAt: 100, restDistance: 0.01, restVelocity: 10))
    }

    /// An edge beyond the rest position is never met, even if the formula leads there.
    func testAGlideThatStopsShortOfTheEndDoesNotMeetIt() throws {
        let way = (1000.0 - 10) / DecayMotion.decayPerSecond(rate: 0.998)
        var scroller = Scroller.list(content: 5000, at: 4200 - way - 2)
        scroller.send(.fling(ScrollVector(x: 0, y: 1000)), at: 0)
        XCTAssertEqual(try XCTUnwrap(scroller.target).y, 4198, accuracy: 1e-9)
        scroller.run(to: 9)
        XCTAssertEqual(scroller.y(9), 4198, accuracy: 1e-9)
    }
}
