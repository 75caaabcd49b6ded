import ScrollPhysics
import XCTest

final class DragTests: XCTestCase {
    func testADragBeginsWithoutAJump() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.down(pointer(600), .touch), at: 0)
        scroller.send(.move(pointer(590)), at: 0.01)
        XCTAssertEqual(scroller.y(0.01), 1000)
        XCTAssertFalse(scroller.isDragging)
        scroller.send(.move(pointer(589)), at: 0.02)
        XCTAssertTrue(scroller.isDragging)
        XCTAssertEqual(scroller.y(0.02), 1001, accuracy: 1e-9)
        scroller.send(.move(pointer(489)), at: 0.03)
        XCTAssertEqual(scroller.y(0.03), 1101, accuracy: 1e-9)
    }

    func testAMouseHasASmallerSlop() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.down(pointer(600), .mouse), at: 0)
        scroller.send(.move(pointer(595)), at: 0.01)
        XCTAssertTrue(scroller.isDragging)
        XCTAssertEqual(scroller.y(0.01), 1001, accuracy: 1e-9)
    }

    func testTheContentStaysUnderThePointer() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.down(pointer(600), .touch), at: 0)
        scroller.send(.move(pointer(580)), at: 0.01)
        let first = scroller.y(0.01)
        for step in 1..<500 {
            let y = 580 + 300 * sin(Double(step) * 0.1)
            scroller.send(.move(pointer(y)), at: 0.01 + Double(step) * 0.004)
            XCTAssertEqual(scroller.y(9) - first, 580 - y, accuracy: 1e-9)
        }
    }

    func testPhasesFollowTheFinger() {
        var scroller = Scroller.list(at: 1000)
        XCTAssertEqual(scroller.phase(0), .idle)
        scroller.send(.down(pointer(600), .touch), at: 0)
        XCTAssertEqual(scroller.phase(0), .tracking)
        let lift = scroller.drag(by: -20)
        XCTAssertEqual(scroller.phase(lift), .interacting)
        scroller.send(.up(nil), at: lift)
        XCTAssertEqual(scroller.phase(lift), .decelerating)
        scroller.run(to: 20)
        XCTAssertEqual(scroller.phase(20), .idle)
        XCTAssertNil(scroller.target)
    }

    func testTheReleaseGoesOnWithTheVelocityOfTheFinger() {
        var scroller = Scroller.list(at: 1000)
        let lift = scroller.drag(by: -16)
        XCTAssertEqual(scroller.vy(lift), 2000, accuracy: 1e-6)
        scroller.send(.up(nil), at: lift)
        XCTAssertEqual(scroller.vy(lift), 2000, accuracy: 1e-6)
        let expected = scroller.y(lift) + (2000 - 10) / DecayMotion.decayPerSecond(rate: 0.998)
        scroller.run(to: 20)
        XCTAssertEqual(scroller.y(20), expected, accuracy: 1e-6)
    }

    func testAFingerThatRestsAndLiftsMovesNothing() {
        var scroller = Scroller.list(at: 1000)
        let last = scroller.drag(by: -16)
        let place = scroller.y(last)
        scroller.send(.up(nil), at: last + 0.041)
        XCTAssertEqual(scroller.phase(last + 0.041), .idle)
        XCTAssertEqual(scroller.y(20), place)
    }

    func testTheLastStepOfALiftCounts() {
        var scroller = Scroller.list(at: 1000)
        let last = scroller.drag(by: -10)
        scroller.send(.up(pointer(600 - 200)), at: last + 0.3)
        XCTAssertEqual(scroller.y(last + 0.3), 1190, accuracy: 1e-9)
        XCTAssertFalse(scroller.isMoving(at: .seconds(last + 0.3)))
    }

    func testAPressStopsAFlingAtOnceAndStaysThere() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        scroller.send(.down(pointer(300), .touch), at: 0.3)
        let caught = scroller.y(0.3)
        XCTAssertGreaterThan(caught, 500)
        XCTAssertEqual(scroller.phase(0.3), .tracking)
        XCTAssertEqual(scroller.vy(0.4), 0)
        XCTAssertEqual(scroller.y(0.9), caught)
        scroller.send(.up(nil), at: 1)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), caught)
        XCTAssertEqual(scroller.phase(5), .idle)
    }

    func testCancelFlingsNothing() {
        var scroller = Scroller.list(at: 1000)
        let last = scroller.drag(by: -16)
        let place = scroller.y(last)
        scroller.send(.cancel, at: last)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), place)
    }

    func testDraggingPastTheEdgeStretchesAndRetracesExactly() {
        var scroller = Scroller.list()
        let band = RubberBand(coefficient: 0.55, dimension: 800)
        scroller.send(.down(pointer(100), .touch), at: 0)
        scroller.send(.move(pointer(111)), at: 0.01)
        var way: [Double] = []
        for step in 0..<40 {
            let y = 111 + Double(step) * 9
            scroller.send(.move(pointer(y)), at: 0.02 + Double(step) * 0.01)
            XCTAssertEqual(scroller.y(9), band.stretch(-(y - 110)), accuracy: 1e-9)
            way.append(scroller.y(9))
        }
        for step in (0..<40).reversed() {
            scroller.send(.move(pointer(111 + Double(step) * 9)), at: 1 - Double(step) * 0.01)
            XCTAssertEqual(scroller.y(9), way[step])
        }
    }

    func testAnOverscrolledReleaseBouncesBackWithoutAJumpInVelocityUnlessTheFeelLetsGo() {
        var feel = ScrollFeel.uikit
        feel.edge.letGo = 0
        var scroller = Scroller.list(feel: feel)
        let lift = scroller.drag(from: 100, by: 16)
        let before = scroller.vy(lift)
        let place = scroller.y(lift)
        XCTAssertLessThan(place, 0)
        XCTAssertLessThan(before, 0)
        scroller.send(.up(nil), at: lift)
        XCTAssertEqual(scroller.vy(lift), before, accuracy: 1e-9)
        XCTAssertEqual(scroller.y(lift), place, accuracy: 1e-9)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 0)
    }

    func testARegrabInTheMiddleOfABounceInvertsTheBandExactly() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: -3000)), at: 0)
        scroller.send(.down(pointer(300), .touch), at: 0.1)
        let caught = scroller.y(0.1)
        XCTAssertLessThan(caught, -50)
        XCTAssertEqual(scroller.y(0.2), caught, accuracy: 1e-9)
        scroller.send(.move(pointer(280)), at: 0.2)
        let band = RubberBand(coefficient: 0.55, dimension: 800)
        let expected = band.stretch(band.overscroll(showing: caught) + 10)
        XCTAssertEqual(scroller.y(0.2), expected, accuracy: 1e-9)
        // Back and across the edge: the content does not stick at zero.
        scroller.send(.move(pointer(-200)), at: 0.3)
        XCTAssertGreaterThan(scroller.y(0.3), 100)
    }

    func testFlungBackHardEnoughItPassesTheEdgeWithoutBeingCaught() {
        var scroller = Scroller.list()
        scroller.send(.down(pointer(100), .touch), at: 0)
        for step in 1...10 { scroller.send(.move(pointer(100 + Double(step) * 20)), at: Double(step) * 0.01) }
        for step in 1...8 { scroller.send(.move(pointer(300 - Double(step) * 10)), at: 0.2 + Double(step) * 0.008) }
        scroller.send(.up(nil), at: 0.264)
        XCTAssertLessThan(scroller.y(0.264), 0)
        scroller.run(to: 10)
        XCTAssertGreaterThan(scroller.y(10), 100)
    }

    func testContentThatFitsCanBePulledOnlyIfWanted() {
        var scroller = Scroller.list(content: 300)
        _ = scroller.drag(from: 100, by: 16)
        XCTAssertLessThan(scroller.y(1), 0)
        scroller = .list(content: 300)
        scroller.bouncesWhenContentFits = []
        _ = scroller.drag(from: 100, by: 16)
        XCTAssertEqual(scroller.y(1), 0)
        XCTAssertFalse(scroller.isDragging)
        scroller.send(.cancel, at: 1)
        scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 1)
        XCTAssertFalse(scroller.isMoving(at: .seconds(1)))
    }

    func testAnAxisThatIsNotScrolledNeverMoves() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.down(ScrollVector(x: 200, y: 600), .touch), at: 0)
        for step in 1...10 {
            let place = ScrollVector(x: 200 + Double(step) * 9, y: 600 - Double(step) * 20)
            scroller.send(.move(place), at: Double(step) * 0.008)
        }
        scroller.send(.up(nil), at: 0.08)
        for step in 0..<100 { XCTAssertEqual(scroller.x(0.08 + Double(step) * 0.05), 0) }
    }
}
