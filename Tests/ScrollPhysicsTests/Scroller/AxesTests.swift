import ScrollPhysics
import XCTest

final class AxesTests: XCTestCase {
    private func table() -> Scroller {
        Scroller(axes: .both, extent: .table, offset: ScrollVector(x: 1000, y: 1000))
    }

    private func drag(_ x: Double, _ y: Double) -> ScrollVector {
        var scroller = table()
        scroller.send(.down(.zero, .touch), at: 0)
        for step in 1...10 {
            scroller.send(.move(ScrollVector(x: x * Double(step), y: y * Double(step))), at: Double(step) * 0.008)
        }
        return scroller.offset(at: .seconds(0.08)) - ScrollVector(x: 1000, y: 1000)
    }

    func testAClearDirectionKeepsToItsAxis() {
        XCTAssertEqual(drag(20, 10).y, 0)
        XCTAssertLessThan(drag(20, 10).x, -150)
        XCTAssertEqual(drag(3, 20).x, 0)
    }

    func testADiagonalIsFree() {
        let moved = drag(20, 18)
        XCTAssertLessThan(moved.x, -150)
        XCTAssertEqual(moved.y / moved.x, 0.9, accuracy: 1e-9)
    }

    func testADiagonalFlingKeepsItsDirection() {
        var scroller = table()
        scroller.send(.fling(ScrollVector(x: 900, y: 1200)), at: 0)
        for time in [0.1, 0.4, 0.9] {
            scroller.run(to: time)
            let moved = scroller.offset(at: .seconds(time)) - ScrollVector(x: 1000, y: 1000)
            XCTAssertEqual(moved.y / moved.x, 4.0 / 3, accuracy: 1e-9)
        }
    }

    func testTheDragThatCatchesAFlingPicksItsOwnAxis() {
        var scroller = table()
        scroller.send(.fling(ScrollVector(x: 0, y: 2000)), at: 0)
        scroller.send(.down(.zero, .touch), at: 0.2)
        let caught = scroller.offset(at: .seconds(0.2))
        scroller.send(.move(ScrollVector(x: -60, y: 5)), at: 0.25)
        let moved = scroller.offset(at: .seconds(0.25)) - caught
        XCTAssertEqual(moved.y, 0)
        XCTAssertEqual(moved.x, 50, accuracy: 1e-9)
    }

    func testOnlyTheDominantAxisClaims() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.down(.zero, .touch), at: 0)
        XCTAssertFalse(scroller.claims(moveTo: ScrollVector(x: 0, y: 10), at: .zero, yieldsAtEdge: false))
        XCTAssertTrue(scroller.claims(moveTo: ScrollVector(x: 0, y: 11), at: .zero, yieldsAtEdge: false))
        XCTAssertFalse(scroller.claims(moveTo: ScrollVector(x: 30, y: 20), at: .zero, yieldsAtEdge: false))
        XCTAssertTrue(scroller.claims(moveTo: ScrollVector(x: 20, y: 30), at: .zero, yieldsAtEdge: false))
    }

    func testAnEdgeThatIsReachedYields() {
        var scroller = Scroller.list(at: 0)
        scroller.send(.down(.zero, .touch), at: 0)
        XCTAssertFalse(scroller.claims(moveTo: ScrollVector(x: 0, y: 30), at: .zero, yieldsAtEdge: true))
        XCTAssertTrue(scroller.claims(moveTo: ScrollVector(x: 0, y: 30), at: .zero, yieldsAtEdge: false))
        XCTAssertTrue(scroller.claims(moveTo: ScrollVector(x: 0, y: -30), at: .zero, yieldsAtEdge: true))
    }

    func testNothingIsClaimedWithoutAPress() {
        let scroller = Scroller.list(at: 1000)
        XCTAssertFalse(scroller.claims(moveTo: ScrollVector(x: 0, y: 99), at: .zero, yieldsAtEdge: false))
    }

    func testRemainingDistanceIsCountedFromWhereAGlideWillEnd() {
        var scroller = Scroller.list(at: 4150)
        XCTAssertTrue(scroller.canScroll(.vertical, direction: 1))
        XCTAssertFalse(scroller.canScroll(.horizontal, direction: 1))
        scroller.send(notch(), at: 0)
        XCTAssertLessThan(scroller.y(0), 4200)
        XCTAssertFalse(scroller.canScroll(.vertical, direction: 1))
        XCTAssertTrue(scroller.canScroll(.vertical, direction: -1))
    }
}
