import XCTest

@testable import PlaygroundKit

final class LineEditorTests: XCTestCase {
    func testTheFirstCharacterReplacesWhatIsMarked() {
        var editor = LineEditor("100")
        editor.insert("4")
        editor.insert("2")
        XCTAssertEqual(editor.text, "42")
        XCTAssertEqual(editor.caret, 2)
    }

    func testDeletingWhatIsMarkedLeavesNothing() {
        for delete in [{ (editor: inout LineEditor) in editor.deleteBackward() }, { $0.deleteForward() }] {
            var editor = LineEditor("100")
            delete(&editor)
            XCTAssertEqual(editor.text, "")
        }
    }

    func testTheCaretMovesAndTextGoesInThere() {
        var editor = LineEditor("150")
        editor.move(by: 1)
        editor.move(by: -1)
        editor.insert(".")
        XCTAssertEqual(editor.text, "15.0")
        editor.deleteBackward()
        editor.deleteForward()
        XCTAssertEqual(editor.text, "15")
    }

    func testTheFirstMoveUnmarksAndGoesToThatSide() {
        var left = LineEditor("150")
        left.move(by: -1)
        XCTAssertEqual(left.caret, 0)
        var right = LineEditor("150")
        right.move(by: 1)
        XCTAssertEqual(right.caret, 3)
        XCTAssertFalse(right.isAllMarked)
    }

    func testNothingIsDeletedBeyondTheEnds() {
        var editor = LineEditor("1")
        editor.move(by: -5)
        editor.deleteBackward()
        XCTAssertEqual(editor.text, "1")
        editor.move(by: 9)
        editor.deleteForward()
        XCTAssertEqual(editor.text, "1")
    }
}
