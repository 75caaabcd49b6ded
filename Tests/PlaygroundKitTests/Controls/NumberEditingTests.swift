import ScrollUI
import XCTest

@testable import PlaygroundKit

final class NumberEditingTests: XCTestCase {
    private func editing(_ value: Double = 100, _ range: ClosedRange<Double> = 10...2000, step: Double = 10)
        -> NumberEditing
    {
        NumberEditing(value: value, range: range, step: step)
    }

    func testTypingReplacesTheMarkedNumberAndReturnTakesIt() {
        var editing = editing()
        XCTAssertTrue(editing.type("25"))
        XCTAssertTrue(editing.type("0"))
        XCTAssertEqual(editing.editor.text, "250")
        XCTAssertEqual(editing.outcome, .none)
        XCTAssertTrue(editing.press(.return, []))
        XCTAssertEqual(editing.outcome, .commit(250))
    }

    func testLettersAreNotTaken() {
        var editing = editing()
        XCTAssertFalse(editing.type("abc"))
        XCTAssertTrue(editing.type("1e3"))
        XCTAssertEqual(editing.editor.text, "13")
    }

    func testALetterThatIsNotTakenIsSaidUntilTheNextKey() {
        for (typed, text) in [("x", "100"), ("1e3", "13"), ("12 px", "12"), ("½", "100")] {
            var editing = editing()
            _ = editing.type(typed)
            let letter = typed.first { $0.isLetter || $0 == "½" }
            XCTAssertEqual(editing.editor.text, text, typed)
            XCTAssertEqual(editing.problem, .unreadable(.init(message: "\(letter ?? "?") unexpected")), typed)
            XCTAssertEqual(editing.outcome, .none, typed)
            _ = editing.type("50")
            XCTAssertNil(editing.problem, typed)
        }
        var editing = editing()
        _ = editing.type("1 000")
        XCTAssertNil(editing.problem, "spaces are left out")
    }

    func testALetterAfterANumberWasTakenDoesNotTakeItAgain() {
        var editing = editing()
        _ = editing.press(.up, [])
        _ = editing.type("x")
        XCTAssertEqual(editing.outcome, .none)
    }

    func testACommaIsAsGoodAsAPoint() {
        var editing = editing(1, 0...3, step: 0.05)
        _ = editing.type("0,25")
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .commit(0.25))
    }

    func testEscapeLeavesTheNumberAsItWas() {
        var editing = editing()
        _ = editing.type("7")
        XCTAssertTrue(editing.press(.escape, []))
        XCTAssertEqual(editing.outcome, .revert)
    }

    func testWhatIsNoNumberStaysToBeCorrectedAndSaysWhy() {
        var editing = editing()
        _ = editing.type("20/")
        XCTAssertNil(editing.problem, "it may not be finished")
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .none)
        XCTAssertEqual(editing.problem, .unreadable(.init(message: "needs a number")))
        XCTAssertEqual(editing.editor.text, "20/")
        _ = editing.type("2")
        XCTAssertNil(editing.problem)
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .commit(10))
    }

    func testACalculationIsTakenAsTheNumberThatItComesTo() {
        var editing = editing(0.998, 0.9...0.9999, step: 0.0005)
        _ = editing.type("0.998^2")
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .commit(0.996004))
        XCTAssertEqual(editing.editor.text, "0.996004")
    }

    func testArrowsStepFromWhatACalculationComesTo() {
        var editing = editing()
        _ = editing.type("2*(3+4)")
        _ = editing.press(.up, [])
        XCTAssertEqual(editing.outcome, .commit(24))
    }

    func testANumberOutsideTheRangeIsBroughtBackAndSaidSo() {
        var editing = editing()
        _ = editing.type("5000")
        XCTAssertEqual(editing.problem, .outOfRange)
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .commit(2000))
        XCTAssertEqual(editing.problem, .outOfRange)
        XCTAssertEqual(editing.editor.text, "2000")
    }

    func testArrowsStepTenTimesWithShiftAndATenthWithOption() {
        let cases: [(InputEvent.Key, InputEvent.Modifiers, Double)] = [
            (.up, [], 110), (.down, [], 90), (.up, .shift, 200), (.down, .shift, 10), (.up, .option, 101),
        ]
        for (key, modifiers, expected) in cases {
            var editing = editing()
            XCTAssertTrue(editing.press(key, modifiers))
            XCTAssertEqual(editing.outcome, .commit(expected), "\(key) \(modifiers)")
        }
    }

    func testArrowsStepFromWhatWasTyped() {
        var editing = editing()
        _ = editing.type("300")
        _ = editing.press(.up, [])
        XCTAssertEqual(editing.outcome, .commit(310))
    }

    func testStepsDoNotGatherRoundingErrors() {
        var value = 0.998
        for _ in 0..<3 {
            var editing = editing(value, 0.9...0.9999, step: 0.0005)
            _ = editing.press(.up, [])
            if case .commit(let next) = editing.outcome { value = next }
        }
        XCTAssertEqual(value, 0.9995)
    }

    func testKeysOfTheWindowPassThrough() {
        var editing = editing()
        XCTAssertFalse(editing.press(.character("c"), .control))
        XCTAssertFalse(editing.press(.tab, []))
        XCTAssertTrue(editing.press(.character("c"), []))
    }

    func testReturnWithoutAChangeAsksForNothing() {
        var editing = editing()
        _ = editing.press(.return, [])
        XCTAssertEqual(editing.outcome, .none)
    }
}
