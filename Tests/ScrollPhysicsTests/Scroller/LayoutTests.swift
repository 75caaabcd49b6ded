import ScrollPhysics
import XCTest

final class LayoutTests: XCTestCase {
    func testRestingContentIsPulledIntoNewBounds() {
        var scroller = Scroller.list(at: 4000)
        scroller.send(.content(width: 400, height: 3000), at: 1)
        XCTAssertEqual(scroller.y(1), 2200)
        scroller.send(.content(width: 400, height: 9000), at: 2)
        XCTAssertEqual(scroller.y(2), 2200)
    }

    func testContentThatIsShorterThanItsViewportRestsAtItsStart() {
        let extent = AxisExtent(viewport: 800, content: 100, leadingInset: 30, trailingInset: 10)
        XCTAssertEqual(extent.minimumOffset, -30)
        XCTAssertEqual(extent.maximumOffset, -30)
        var scroller = Scroller.list(at: 2000)
        scroller.send(.content(width: 400, height: 10), at: 0)
        XCTAssertEqual(scroller.y(0), 0)
    }

    func testOverscrollUnderAFingerStaysWhatItIs() {
        var scroller = Scroller.list(at: 4200)
        let last = scroller.drag(by: -16)
        let outside = scroller.y(last) - 4200
        XCTAssertGreaterThan(outside, 50)
        scroller.send(.content(width: 400, height: 4000), at: last)
        XCTAssertEqual(scroller.y(last), 3200 + outside, accuracy: 1e-9)
        // The finger still holds the content: the content moves back by the same distance.
        scroller.send(.move(pointer(590)), at: last + 0.01)
        XCTAssertEqual(scroller.y(last + 0.01), 3200, accuracy: 1e-6)
    }

    func testAMotionThatTheBoundsLeaveAloneGoesOnUntouched() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 0)
        var other = scroller
        other.send(.content(width: 400, height: 6000), at: 0.2)
        for time in [0.3, 0.7, 2.5] { XCTAssertEqual(scroller.y(time), other.y(time)) }
    }

    func testContentThatComesBackToAnEdgeIsNotFlungInByGrowthAtTheOther() {
        var scroller = Scroller.list()
        let last = scroller.drag(by: 30)
        scroller.send(.up(nil), at: last)
        let other = scroller
        for time in stride(from: last + 0.02, to: last + 1, by: 0.05) {
            scroller.send(.content(width: 400, height: 6000 + time * 1000), at: time)
            XCTAssertEqual(scroller.y(time), other.y(time))
        }
        XCTAssertEqual(scroller.y(9), 0)
    }

    func testBoundsThatShrinkInAFlingKeepPositionAndVelocity() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
        let place = scroller.y(0.2)
        let velocity = scroller.vy(0.2)
        scroller.send(.content(width: 400, height: 2000), at: 0.2)
        XCTAssertEqual(scroller.y(0.2), place, accuracy: 1e-9)
        XCTAssertEqual(scroller.vy(0.2), velocity, accuracy: 1e-9)
        scroller.run(to: 9)
        XCTAssertEqual(scroller.y(9), 1200)
    }

    func testBoundsThatGrowInABounceLetTheContentGoOn() {
        var scroller = Scroller.list(at: 4100)
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        let place = scroller.y(0.08)
        XCTAssertGreaterThan(place, 4200)
        let velocity = scroller.vy(0.08)
        scroller.send(.content(width: 400, height: 9000), at: 0.08)
        XCTAssertEqual(scroller.y(0.08), place, accuracy: 1e-9)
        XCTAssertEqual(scroller.vy(0.08), velocity, accuracy: 1e-9)
        scroller.run(to: 9)
        XCTAssertGreaterThan(scroller.y(9), 4600)
    }

    func testAGlideTurnsToTheNewEdge() {
        var scroller = Scroller.list()
        scroller.send(.key(.end, shift: false), at: 0)
        let velocity = scroller.vy(0.05)
        scroller.send(.content(width: 400, height: 4000), at: 0.05)
        XCTAssertEqual(scroller.vy(0.05), velocity, accuracy: velocity * 1e-9)
        scroller.run(to: 3)
        XCTAssertEqual(scroller.y(3), 3200)
    }

    func testPagesSurviveAResizeEvenThroughNothing() {
        let resolve = SnapTargets.paging.resolve
        var scroller = Scroller.list(content: 4000, at: 1600)
        scroller.setExtent(.list(2500, viewport: 500), at: .zero, resolve: resolve)
        XCTAssertEqual(scroller.y(0), 1000)
        scroller.setExtent(.list(0, viewport: 0), at: .seconds(1), resolve: resolve)
        XCTAssertEqual(scroller.y(1), 0)
        scroller.setExtent(.list(3500, viewport: 700), at: .seconds(2), resolve: resolve)
        XCTAssertEqual(scroller.y(2), 1400)
    }

    func testAResizeInASnapStillEndsOnAPage() {
        let resolve = SnapTargets.paging.resolve
        var scroller = Scroller.list(content: 4000)
        scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 0, resolve: resolve)
        let velocity = scroller.vy(0.1)
        scroller.setExtent(.list(2500, viewport: 500), at: .seconds(0.1), resolve: resolve)
        XCTAssertEqual(scroller.vy(0.1), velocity, accuracy: 1e-6)
        scroller.run(to: 5, resolve: resolve)
        XCTAssertEqual(scroller.y(5), 500)
    }

    func testAnUnsnappedRestIsNotSnappedByAResize() {
        let resolve = rows(300).resolve
        var scroller = Scroller.list(content: 30_000)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 450), animated: false), at: 0, resolve: resolve)
        scroller.setExtent(.list(30_000, viewport: 700), at: .seconds(1), resolve: resolve)
        XCTAssertEqual(scroller.y(1), 450)
    }

    func testAdjustShiftsRestMotionTargetAndFinger() {
        var resting = Scroller.list(content: 30_000, at: 1000)
        resting.adjust(by: ScrollVector(x: 0, y: 37.5), at: .zero)
        XCTAssertEqual(resting.y(0), 1037.5)

        var moving = Scroller.list(content: 30_000, at: 1000)
        moving.send(.fling(ScrollVector(x: 0, y: 1500)), at: 0, resolve: rows(300).resolve)
        let (place, velocity, target) = (moving.y(0.2), moving.vy(0.2), moving.target?.y ?? 0)
        moving.adjust(by: ScrollVector(x: 0, y: -80), at: .seconds(0.2))
        XCTAssertEqual(moving.y(0.2), place - 80, accuracy: 1e-9)
        XCTAssertEqual(moving.vy(0.2), velocity, accuracy: 1e-9)
        XCTAssertEqual(moving.target?.y ?? 0, target - 80, accuracy: 1e-9)
        moving.run(to: 9)
        XCTAssertEqual(moving.y(9), target - 80, accuracy: 1e-9)

        var held = Scroller.list(content: 30_000, at: 1000)
        let last = held.drag(by: -10)
        let dragged = held.y(last)
        held.adjust(by: ScrollVector(x: 0, y: 55), at: .seconds(last))
        XCTAssertEqual(held.y(last), dragged + 55, accuracy: 1e-9)
        held.send(.move(pointer(470)), at: last + 0.01)
        XCTAssertEqual(held.y(last + 0.01), dragged + 65, accuracy: 1e-9)
    }

    // MARK: Jumps within a motion

    private static let motions: [ScrollIntent] = [
        .fling(ScrollVector(x: 0, y: 1500)), .fling(ScrollVector(x: 0, y: -1500)), .key(.pageDown, shift: false),
        .key(.pageUp, shift: false), notch(3), notch(-3), .scrollTo(ScrollVector(x: 0, y: 2900), animated: true),
        .scrollTo(ScrollVector(x: 0, y: 1300), animated: true),
    ]

    func testAMotionThatJumpsEndsWithinTheBounds() {
        for feel in ScrollFeel.builtIn {
            for (number, motion) in Self.motions.enumerated() {
                for (targets, jump) in [SnapTargets.none, rows(700)].flatMap({ targets in
                    [-2500.0, -2050, 2050, 2500].map { (targets, $0) }
                }) {
                    var scroller = Scroller.list(feel: feel, at: 2100)
                    scroller.send(motion, at: 0, resolve: targets.resolve)
                    scroller.run(to: 0.05, resolve: targets.resolve)
                    guard scroller.isMoving(at: .seconds(0.05)) else { continue }
                    scroller.adjust(by: ScrollVector(x: 0, y: jump), at: .seconds(0.05))
                    scroller.run(to: 20, resolve: targets.resolve)
                    XCTAssertTrue((0...4200).contains(scroller.y(20)), "\(feel.name), \(number): \(scroller.y(20))")
                    XCTAssertEqual(scroller.phase(20), .idle, feel.name)
                }
            }
        }
    }

    /// The mirror image, too: the fling meets neither the edge at which it would have ended nor another.
    func testAFlingThatJumpsAwayFromAnEdgeDoesNotTakeTheEdgeAlong() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for direction in [-1.0, 1] {
                let start = direction > 0 ? 29_000.0 : 1000
                let fling = ScrollIntent.fling(ScrollVector(x: 0, y: direction * 3000))
                var free = Scroller.list(feel: feel, content: 30_800 + 1e6, at: start + 5e5)
                var jumping = Scroller.list(feel: feel, content: 30_800, at: start)
                free.send(fling, at: 0)
                jumping.send(fling, at: 0)
                jumping.adjust(by: ScrollVector(x: 0, y: direction * -15_000), at: .seconds(0.06))
                for time in [0.06, 0.1, 0.3, 0.6, 1, 2, 4] {
                    free.run(to: time)
                    jumping.run(to: time)
                    XCTAssertEqual(
                        jumping.y(time), free.y(time) - 5e5 - direction * 15_000, accuracy: 0.01,
                        "\(feel.name) at \(time)")
                }
            }
        }
    }

    // MARK: Content before the visible part

    private func insert(_ length: Double, into scroller: inout Scroller, at time: Double) {
        scroller.insertContent(ScrollVector(x: 0, y: length), at: .seconds(time))
    }

    func testContentHeldBeyondItsStartStaysInTheHandWhenOtherComesBeforeIt() {
        var held = Scroller.list(content: 3000)
        let last = held.drag(from: 100, by: 20)
        let shown = held.y(last)
        XCTAssertLessThan(shown, -50)
        insert(1000, into: &held, at: last)
        XCTAssertEqual(held.y(last), shown + 1000, accuracy: 1e-9)
        held.send(.move(pointer(350)), at: last + 0.01)
        XCTAssertEqual(held.y(last + 0.01), shown + 990, accuracy: 1e-9)
    }

    func testContentHeldBeyondItsEndKeepsItsOverscrollWhenOtherComesBeforeIt() {
        var held = Scroller.list(content: 3000, at: 2200)
        let last = held.drag(from: 400, by: -20)
        let shown = held.y(last)
        XCTAssertGreaterThan(shown, 2250)
        insert(1000, into: &held, at: last)
        XCTAssertEqual(held.y(last), shown + 1000, accuracy: 1e-9)
        XCTAssertEqual(held.extent.y.maximumOffset, 3200)
    }

    func testABounceEndsWhereItWouldHaveWhenContentComesBeforeIt() {
        var bouncing = Scroller.list(content: 3000)
        let last = bouncing.drag(from: 100, by: 20)
        bouncing.send(.up(nil), at: last + 0.2)
        let time = last + 0.3
        let (place, velocity) = (bouncing.y(time), bouncing.vy(time))
        XCTAssertLessThan(place, -5)
        insert(1000, into: &bouncing, at: time)
        XCTAssertEqual(bouncing.y(time), place + 1000, accuracy: 1e-9)
        XCTAssertEqual(bouncing.vy(time), velocity, accuracy: 1e-6)
        var measured = bouncing
        measured.setExtent(.list(4010), at: .seconds(time))
        for var scroller in [bouncing, measured] {
            scroller.run(to: time + 9)
            XCTAssertEqual(scroller.y(time + 9), 1000, accuracy: 0.01)
        }
    }

    func testABounceAtTheEndGoesOnUnchangedWhenContentComesBeforeIt() {
        var feel = ScrollFeel.uikit
        feel.snap.springStiffness *= 2
        var alone = Scroller.list(feel: feel, content: 3000, at: 2200)
        let last = alone.drag(from: 400, by: -20)
        alone.send(.up(nil), at: last + 0.2)
        var bouncing = alone
        XCTAssertGreaterThan(alone.y(last + 0.3), 2205)
        insert(1000, into: &bouncing, at: last + 0.3)
        for time in stride(from: last + 0.3, to: last + 3, by: 0.02) {
            alone.run(to: time)
            bouncing.run(to: time)
            XCTAssertEqual(bouncing.y(time), alone.y(time) + 1000, accuracy: 1e-9, "at \(time)")
            XCTAssertEqual(bouncing.vy(time), alone.vy(time), accuracy: 1e-9, "at \(time)")
        }
    }

    func testAFlingToTheStartRunsOnIntoWhatComesBeforeIt() {
        var free = Scroller.list(content: 30_000, at: 9000)
        var bounded = Scroller.list(content: 22_000, at: 1000)
        free.send(.fling(ScrollVector(x: 0, y: -8000)), at: 0)
        bounded.send(.fling(ScrollVector(x: 0, y: -8000)), at: 0)
        insert(8000, into: &bounded, at: 0.05)
        for time in [0.05, 0.1, 0.5, 1, 2, 5] {
            free.run(to: time)
            bounded.run(to: time)
            XCTAssertEqual(bounded.y(time), free.y(time), accuracy: 0.01, "at \(time)")
        }
        XCTAssertLessThan(bounded.y(5), 8000)
    }

    func testANewFeelKeepsPositionAndVelocity() {
        var feel = ScrollFeel.uikit
        feel.fling.decelerationRate = 0.99
        feel.edge.rubberBandCoefficient = 0.3
        var moving = Scroller.list()
        moving.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        let (place, velocity) = (moving.y(0.2), moving.vy(0.2))
        moving.setFeel(feel, at: .seconds(0.2))
        XCTAssertEqual(moving.y(0.2), place, accuracy: 1e-9)
        XCTAssertEqual(moving.vy(0.2), velocity, accuracy: 1e-9)
        moving.run(to: 9)
        let way = (velocity - 10) / DecayMotion.decayPerSecond(rate: 0.99)
        XCTAssertEqual(moving.y(9), place + way, accuracy: 1e-6)

        var held = Scroller.list()
        let last = held.drag(from: 100, by: 20)
        let stretched = held.y(last)
        held.setFeel(feel, at: .seconds(last))
        XCTAssertEqual(held.y(last), stretched, accuracy: 1e-9)
    }

    func testInsetsMoveTheBounds() {
        var scroller = Scroller.list()
        scroller.send(.insets(top: 40, leading: 0, bottom: 60, trailing: 0), at: 0)
        XCTAssertEqual(scroller.extent.y.minimumOffset, -40)
        XCTAssertEqual(scroller.extent.y.maximumOffset, 4260)
        scroller.send(.key(.home, shift: false), at: 0)
        scroller.run(to: 1)
        XCTAssertEqual(scroller.y(1), -40)
    }
}
