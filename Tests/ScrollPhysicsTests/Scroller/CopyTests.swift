import ScrollPhysics
import XCTest

/// Copies share their storage until one of them changes, without a visible effect.
final class CopyTests: XCTestCase {
    private func flung() -> Scroller {
        var scroller = Scroller(axes: .both, extent: .table, offset: ScrollVector(x: 1000, y: 1000))
        scroller.apply(.fling(ScrollVector(x: 300, y: 900)), at: .zero)
        return scroller
    }

    private func place(_ scroller: Scroller, at seconds: Double) -> ScrollVector {
        var scroller = scroller
        scroller.advance(to: .seconds(seconds))
        return scroller.offset(at: .seconds(seconds))
    }

    func testACopyMovesIndependently() {
        let original = flung()
        var copy = original
        copy.apply(.down(.zero, .touch), at: .seconds(0.1))
        copy.apply(.up(nil), at: .seconds(0.11))
        XCTAssertNil(copy.target)
        XCTAssertNotNil(original.target)
        XCTAssertGreaterThan(place(original, at: 1).y, place(copy, at: 1).y + 100)
    }

    func testWhatTheOriginalDoesLaterDoesNotReachItsCopy() {
        var original = flung()
        let copy = original
        let before = place(copy, at: 1)
        original.apply(.fling(ScrollVector(x: -300, y: -900)), at: .seconds(0.1))
        original.setFeel(.direct, at: .seconds(0.2))
        original.bouncesWhenContentFits = []
        original.adjust(by: ScrollVector(x: 5, y: 5), at: .seconds(0.3))
        XCTAssertEqual(place(copy, at: 1), before)
        XCTAssertEqual(copy.feel, .uikit)
        XCTAssertEqual(copy.bouncesWhenContentFits, .both)
    }

    func testTheSamplesOfADragAreNotShared() {
        var original = Scroller(axes: .vertical, extent: .table, offset: ScrollVector(x: 0, y: 1000))
        original.apply(.down(.zero, .touch), at: .zero)
        for step in 1...10 {
            original.apply(.move(ScrollVector(x: 0, y: -10 * Double(step))), at: .seconds(0.01 * Double(step)))
        }
        let copy = original
        let velocity = copy.velocity(at: .seconds(0.1))
        for step in 11...150 { original.apply(.move(ScrollVector(x: 0, y: -100)), at: .seconds(0.01 * Double(step))) }
        XCTAssertEqual(copy.velocity(at: .seconds(0.1)), velocity)
        XCTAssertEqual(velocity.y, 1000, accuracy: 1e-6)
    }
}
