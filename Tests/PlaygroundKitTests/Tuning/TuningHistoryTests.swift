import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// No tuning is lost: by another feel, by a reset, by a slip of the hand.
@MainActor
final class TuningHistoryTests: XCTestCase {
    private func gesture(_ model: PlaygroundModel, _ change: () -> Void) {
        model.note(InputEvent(.keyDown(.tab, modifiers: []), at: .zero))
        change()
        model.note(InputEvent(.keyUp(.tab, modifiers: []), at: .zero))
    }

    func testOneGestureIsOneStep() async {
        let model = PlaygroundModel()
        gesture(model) { for value in 1...30 { model.tuning.feel.fling.momentum = Double(value) / 10 } }
        gesture(model) { model.tuning.feel.edge.springStiffness = 300 }
        model.undo()
        XCTAssertEqual(model.tuning.feel.edge.springStiffness, ScrollFeel.uikit.edge.springStiffness)
        XCTAssertEqual(model.tuning.feel.fling.momentum, 3)
        model.undo()
        XCTAssertEqual(model.tuning.feel, .uikit)
        XCTAssertFalse(model.canUndo)
        model.redo()
        model.redo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 3)
        XCTAssertEqual(model.tuning.feel.edge.springStiffness, 300)
        XCTAssertFalse(model.canRedo)
    }

    /// Like the key repeat of a keyboard.
    func testAKeyThatIsHeldIsOneStepAndPressedAnewAnother() async {
        let model = PlaygroundModel()
        for press in 1...2 {
            for time in 1...10 {
                model.note(InputEvent(.keyDown(.right, modifiers: []), at: .zero))
                model.tuning.feel.fling.momentum = Double(press) + Double(time) / 100
            }
            model.note(InputEvent(.keyUp(.right, modifiers: []), at: .zero))
        }
        model.undo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 1.1)
        model.undo()
        XCTAssertEqual(model.tuning.feel, .uikit)
        XCTAssertFalse(model.canUndo)
    }

    func testAKeyThatWasHeldAsTheWindowLostTheKeyboardIsPressedAnew() async {
        let model = PlaygroundModel()
        for press in 1...2 {
            model.note(InputEvent(.keyDown(.right, modifiers: []), at: .zero))
            model.tuning.feel.fling.momentum = Double(press)
            model.note(InputEvent(.focus(false), at: .zero))
        }
        model.tuning.feel.fling.momentum = 2.5
        model.undo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 1)
    }

    func testAGestureThatEndsWhereItBeganIsNoStepAndLosesNothing() async {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        gesture(model) { model.tuning.feel.edge.springStiffness = 300 }
        model.undo()
        gesture(model) {
            model.tuning.feel.fling.momentum = 3
            model.tuning.feel.fling.momentum = 2
        }
        model.redo()
        XCTAssertEqual(model.tuning.feel.edge.springStiffness, 300)
        model.undo()
        model.undo()
        XCTAssertEqual(model.tuning.feel, .uikit)
        XCTAssertFalse(model.canUndo)
    }

    func testANewChangeEndsWhatCouldBeDoneAgain() async {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        model.undo()
        gesture(model) { model.tuning.feel.edge.springStiffness = 300 }
        XCTAssertFalse(model.canRedo)
    }

    func testAResetIsUndone() async {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        gesture(model) { model.resetAll() }
        XCTAssertTrue(model.editedFeels.entries.isEmpty)
        model.undo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
        XCTAssertEqual(model.feelTitle, "UIKit, edited")
    }

    func testAnotherFeelKeepsWhatWasTunedUntilItIsDropped() async throws {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        let edited = try XCTUnwrap(model.editedFeel)
        gesture(model) { model.choose(.gtk) }
        XCTAssertEqual(model.feelTitle, ScrollFeel.gtk.title)
        XCTAssertEqual(model.feelItems.map(model.title).prefix(2), ["UIKit", "UIKit, edited"])
        gesture(model) { model.choose(edited) }
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
        gesture(model) { model.tuning.feel.fling.momentum = 2.5 }
        XCTAssertEqual(model.editedFeels.entries.count, 1, "the same one was edited further")
        gesture(model) { model.drop(edited) }
        XCTAssertEqual(model.tuning.feel, .uikit)
        XCTAssertTrue(model.editedFeels.entries.isEmpty)
        model.undo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2.5)
    }

    func testTheSameFeelEditedAnewIsAnotherOne() async {
        let model = PlaygroundModel()
        model.tuning.feel.fling.momentum = 2
        model.choose(.uikit)
        model.tuning.feel.fling.momentum = 0.5
        XCTAssertEqual(model.editedFeels.entries.map(model.editedFeels.title), ["UIKit, edited", "UIKit, edited 2"])
    }

    func testArrowsInTheListOnlyTryOut() async {
        let window = WindowUnderTest()
        let model = window.model
        model.tuning.feel.fling.momentum = 2
        let before = model.tuning
        window.settle()
        window.host.click(id: "feel-button")
        for _ in 0..<5 { window.host.key(.down) }
        XCTAssertNotEqual(model.tuning, before)
        window.host.key(.escape)
        XCTAssertEqual(model.tuning, before)
        XCTAssertFalse(model.isFeelMenuOpen)

        gesture(model) { window.host.key(.end) }
        XCTAssertEqual(model.tuning.base, ScrollFeel.builtIn.last?.name, "End is the last line, and scrolls nothing")
        window.host.key(.return)
        XCTAssertEqual(model.tuning.base, ScrollFeel.builtIn.last?.name)
        model.undo()
        XCTAssertEqual(model.tuning, before, "the whole way through the list is one step")
    }

    func testUndoInTheListTakesBackWhatIsTriedOutAndNoMore() async {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        let before = model.tuning
        model.openFeelMenu()
        model.choose(.gtk)
        model.undo()
        XCTAssertEqual(model.tuning, before)
        XCTAssertFalse(model.isFeelMenuOpen)
    }

    func testHomeDoesNotScrollWhatLiesBehindTheList() async {
        let window = WindowUnderTest("list")
        window.host.turnWheel(-5, overID: PlaygroundScene.stageID)
        window.settle()
        let offset = window.offset
        XCTAssertGreaterThan(offset.y, 100)
        window.host.click(id: "feel-button")
        for key: InputEvent.Key in [.home, .end, .pageUp, .pageDown] { window.host.key(key) }
        window.settle()
        XCTAssertEqual(window.offset, offset)
    }

    func testAnEditedFeelIsChosenAndDroppedInTheList() async throws {
        let window = WindowUnderTest()
        window.model.tuning.feel.fling.momentum = 2
        let id = window.model.feelItem.id
        window.model.choose(.gtk)
        window.settle()
        window.host.click(id: "feel-button")
        window.settle()
        window.host.click(id: "feel \(id)")
        window.settle()
        XCTAssertEqual(window.model.tuning.feel.fling.momentum, 2)
        window.host.click(id: "feel-button")
        window.settle()
        window.host.click(id: "drop \(id)")
        window.host.key(.escape)
        window.settle()
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        XCTAssertTrue(window.model.editedFeels.entries.isEmpty)
    }

    func testTheButtonsOfTheBarUndoAndDoAgain() async {
        let window = WindowUnderTest()
        window.model.tuning.feel.fling.momentum = 2
        window.settle()
        window.host.click(id: "undo")
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        window.settle()
        window.host.click(id: "redo")
        XCTAssertEqual(window.model.tuning.feel.fling.momentum, 2)
    }

    func testKeysOfATextFieldAreNotTheWindows() {
        let keys: [(Character, InputEvent.Modifiers)] = [
            ("c", .control), ("v", .control), ("z", .control), ("y", .control),
        ]
        for (letter, modifiers) in keys {
            let shortcut = WindowShortcut(InputEvent(.keyDown(.character(letter), modifiers: modifiers), at: .zero))
            XCTAssertEqual(shortcut?.isForText, true, "\(letter)")
        }
        XCTAssertEqual(WindowShortcut.quit.isForText, false)
    }
}
