import ScrollPhysics
import XCTest

/// What becomes of the way that a finger or a pen goes before content follows.
final class FeelDragStartTests: XCTestCase {
    /// Where content is that stood at 1000, after moves of a pointer by these distances from its press.
    private func place(_ feel: ScrollFeel, _ moves: [Double], _ kind: PointerKind = .touch) -> Double {
        var scroller = Scroller.list(feel: feel, at: 1000)
        scroller.send(.down(pointer(600), kind), at: 0)
        for (index, way) in moves.enumerated() {
            scroller.send(.move(pointer(600 - way)), at: Double(index + 1) * 0.01)
        }
        return scroller.y(Double(moves.count) * 0.01) - 1000
    }

    func testChromiumTakesTheSlopOutOfTheFirstStep() {
        XCTAssertEqual(place(.chromium, [16]), 1, accuracy: 1e-9)
        XCTAssertEqual(place(.chromium, [45]), 30, accuracy: 1e-9)
    }

    func testGTKJumpsByTheWholeWay() {
        for feel in [ScrollFeel.gtk, .webkitGTK] {
            XCTAssertEqual(place(feel, [8]), 0, feel.name)
            XCTAssertEqual(place(feel, [9]), 9, accuracy: 1e-9, feel.name)
            XCTAssertEqual(place(feel, [5, 12, 13]), 13, accuracy: 1e-9, feel.name)
        }
    }

    func testFlutterAndQtLoseAllUpToTheEventThatLeavesTheSlop() {
        XCTAssertEqual(place(.flutter, [18]), 0)
        XCTAssertEqual(place(.flutter, [30]), 0)
        XCTAssertEqual(place(.flutter, [15, 25, 28]), 3, accuracy: 1e-9)
        XCTAssertEqual(place(.qtQuick, [11, 14]), 3, accuracy: 1e-9)
    }

    /// Chromium waits for 20 points of a pen and takes a finger's 15 out of the first step.
    func testAPenOfChromiumGoesFurther() {
        XCTAssertEqual(place(.chromium, [19], .pen), 0)
        XCTAssertEqual(place(.chromium, [21], .pen), 6, accuracy: 1e-9)
        XCTAssertEqual(place(.chromium, [21], .touch), 6, accuracy: 1e-9)
        for feel in [ScrollFeel.android, .flutter, .firefox, .qtQuick, .compose] {
            XCTAssertEqual(place(feel, [12, 25, 40], .pen), place(feel, [12, 25, 40], .touch), feel.name)
        }
    }
}
