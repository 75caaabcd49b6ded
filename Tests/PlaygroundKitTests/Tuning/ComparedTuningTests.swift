import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Two tunings of which one is edited: as values, in the file, merged between windows.
final class ComparedTuningTests: XCTestCase {
    /// A is UIKit with a slop of its own, B is Android; A is edited.
    private var pair: Tuning {
        var tuning = Tuning()
        tuning.feel.drag.slop = 3
        tuning.flip()
        tuning.choose(.android)
        tuning.flip()
        return tuning
    }

    func testOneTuningAloneIsAAndBBeginsAsACopyOfIt() {
        var tuning = Tuning()
        tuning.feel.drag.slop = 3
        XCTAssertEqual(tuning.side, .a)
        XCTAssertNil(tuning.on(.b))
        tuning.flip()
        XCTAssertEqual(tuning.side, .b)
        XCTAssertEqual(tuning.feel.drag.slop, 3)
        XCTAssertEqual(tuning.on(.a)?.feel, tuning.on(.b)?.feel)
    }

    func testFlippingTwiceChangesNothing() {
        var tuning = pair
        tuning.stage.contentMargin = 4
        let before = tuning
        tuning.flip()
        XCTAssertEqual(tuning.feel, .android)
        XCTAssertEqual(tuning.stage.contentMargin, 28, "the stage is B's")
        tuning.flip()
        XCTAssertEqual(tuning, before)
    }

    func testLightOrDarkIsTheWindowsAndStays() {
        var tuning = pair
        tuning.stage.appearance = .light
        tuning.flip()
        XCTAssertEqual(tuning.stage.appearance, .light)
        tuning.stage.appearance = .dark
        tuning.flip()
        XCTAssertEqual(tuning.stage.appearance, .dark)
    }

    func testCopiesGoBothWaysWhicheverIsEdited() {
        for isFlipped in [false, true] {
            for side in TuningSide.allCases {
                var tuning = pair
                if isFlipped { tuning.flip() }
                let (edited, source) = (tuning.side, tuning.on(side)?.feel)
                tuning.copy(from: side)
                XCTAssertEqual(tuning.side, edited)
                XCTAssertEqual(tuning.on(.a)?.feel, source)
                XCTAssertEqual(tuning.on(.b)?.feel, source)
            }
        }
    }

    func testSwapExchangesTheNumbersAndNotWhichOneIsEdited() {
        var tuning = pair
        tuning.swap()
        XCTAssertEqual(tuning.side, .a)
        XCTAssertEqual(tuning.feel, .android)
        XCTAssertEqual(tuning.on(.b)?.feel.drag.slop, 3)
        tuning.swap()
        XCTAssertEqual(tuning, pair)
    }

    // MARK: In the file

    func testBothAreKeptInTheFileAndTheCopiedTextHasOneAlone() throws {
        for isFlipped in [false, true] {
            var tuning = pair
            tuning.stage.snapBehavior = .paging
            if isFlipped { tuning.flip() }
            let read = Tuning(try FeelFile(Array(tuning.storedText.utf8), file: "tuning.json"))
            XCTAssertEqual(read, tuning)
            XCTAssertEqual(read.side, isFlipped ? .b : .a)
            let copied = Tuning(try FeelFile(Array(tuning.jsonText.utf8), file: "clipboard"))
            XCTAssertEqual(copied, tuning.on(tuning.side))
        }
    }

    func testAFileFromBeforeThereWereTwoOpensAsItDid() throws {
        var tuning = Tuning()
        tuning.feel.drag.slop = 3
        let file = try FeelFile(Array(tuning.jsonText.utf8), file: "tuning.json")
        XCTAssertEqual(tuning.storedText, tuning.jsonText)
        XCTAssertEqual(Tuning(file), tuning)
        XCTAssertNil(file.other)
    }

    func testWhatIsWrongInTheOtherOneIsRefusedWithItsPlace() {
        let start = #"{"format": "scroll-feel", "version": 1, "name": "x", "other": "#
        for (other, message) in [
            (#"{"side": "C", "base": "uikit"}"#, #"other.side: found the text "C", expected one of "A", "B"."#),
            (#"{"side": "B"}"#, "other.base: missing, expected the name of a built-in feel."),
            (
                #"{"side": "B", "base": "ios"}"#,
                "other.base: found the text \"ios\", expected one of \(FeelLibrary.names)."
            ),
            (#"{"side": "B", "base": "uikit", "speed": 1}"#, "other.speed: a tuning has no member of this name."),
            (
                #"{"side": "B", "base": "uikit", "drag": {"slop": -1}}"#,
                "other.drag.slop: found the number -1, expected \(ScrollFeel.parameter("drag.slop")?.expectation ?? "")."
            ),
        ] {
            XCTAssertThrowsError(try FeelFile(Array("\(start)\(other)}".utf8), file: "t.json")) { error in
                XCTAssertEqual((error as? PlaygroundError)?.message, "t.json: " + message)
            }
        }
    }

    // MARK: Two windows

    func testEachWindowTunesADifferentOneAndBothStay() {
        let base = pair
        var ours = base
        ours.feel.fling.decelerationRate = 0.99
        var theirs = base
        theirs.flip()
        theirs.feel.wheel.notchDistance = 70
        for merged in [ours.merged(with: theirs, since: base), theirs.merged(with: ours, since: base)] {
            XCTAssertEqual(merged.side, .b, "one window went over to B")
            XCTAssertEqual(merged.feel.wheel.notchDistance, 70)
            XCTAssertEqual(merged.baseFeel, .android)
            XCTAssertEqual(merged.on(.a)?.feel.fling.decelerationRate, 0.99)
            XCTAssertEqual(merged.on(.a)?.feel.drag.slop, 3)
        }
    }

    func testABThatOneWindowBeganIsTakenOverByTheOther() {
        let base = Tuning()
        var ours = base
        ours.feel.drag.slop = 20
        var theirs = base
        theirs.flip()
        theirs.choose(.gtk)
        let merged = ours.merged(with: theirs, since: base)
        XCTAssertEqual(merged.on(.a)?.feel.drag.slop, 20)
        XCTAssertEqual(merged.on(.b)?.feel, .gtk)
    }

    func testABThatOneWindowHasDoneWithGoesUnlessTheOtherOneTunedIt() {
        let base = pair
        var ours = base
        ours.other = nil
        XCTAssertNil(ours.merged(with: base, since: base).other)
        XCTAssertNil(base.merged(with: ours, since: base).other)
        var theirs = base
        theirs.flip()
        theirs.feel.drag.slop = 9
        theirs.flip()
        XCTAssertEqual(ours.merged(with: theirs, since: base).on(.b)?.feel.drag.slop, 9)
    }

    // MARK: Edited feels

    func testACopyThatIsTunedIsAnEditedFeelOfItsOwn() {
        var tuning = Tuning()
        tuning.feel.drag.slop = 3
        var state = TuningState(tuning)
        XCTAssertEqual(state.editedID, "uikit")
        state.flip()
        XCTAssertEqual(state.editedID, "uikit", "the copy has its numbers")
        var next = state.tuning
        next.feel.drag.slop = 7
        state.tune(next)
        XCTAssertEqual(state.editedID, "uikit-2")
        XCTAssertEqual(state.editedFeels.entry("uikit")?.feel.drag.slop, 3)
        state.flip()
        XCTAssertEqual(state.editedID, "uikit")
        XCTAssertEqual(state.editedFeels.entries.map(\.id), ["uikit", "uikit-2"])
    }

    func testTuningOverTheOthersNumbersMakesNoFurtherEditedFeel() {
        var tuning = Tuning()
        tuning.feel.drag.slop = 3
        var state = TuningState(tuning)
        state.flip()
        for slop in [2.0, 3, 4] {
            var next = state.tuning
            next.feel.drag.slop = slop
            state.tune(next)
        }
        XCTAssertEqual(state.editedFeels.entries.map(\.feel.drag.slop), [3, 4])
    }
}
