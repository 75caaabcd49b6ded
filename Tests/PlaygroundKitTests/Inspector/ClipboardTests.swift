import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Copying from the window and pasting into it.
@MainActor
final class ClipboardTests: XCTestCase {
    func testTheMenuCopiesJSONAndEveryLanguageUnderTheNameOfTheFeel() async {
        let window = WindowUnderTest()
        var copied: [String] = []
        window.model.onCopy = { copied.append($0) }
        window.model.tuning.feel.fling.decelerationRate = 0.99
        window.settle()
        for item in ["json"] + FeelLanguage.allCases.map(\.rawValue) {
            window.host.click(id: "copy as")
            window.settle()
            window.host.click(id: "copy \(item)")
            window.settle()
        }
        var feel = window.model.tuning.feel
        feel.name = "UIKit, edited"
        XCTAssertEqual(copied, [window.model.tuning.jsonText] + FeelLanguage.allCases.map { $0.text(of: feel) })
        XCTAssertTrue(copied[1].contains("static var uikitEdited: ScrollFeel"), copied[1])
        XCTAssertTrue(window.host.texts.contains("UIKit, edited copied as JavaScript"))
    }

    func testAPastedTuningIsGoneOnWithAndUndone() async {
        var tuning = Tuning(feel: .gtk)
        tuning.feel.touchpad.momentum = 2
        tuning.stage.contentMargin = 4
        tuning.stage.appearance = .light
        let model = PlaygroundModel()
        model.paste(tuning.jsonText)
        XCTAssertEqual(model.tuning.base, "gtk")
        XCTAssertEqual(model.tuning.feel, tuning.feel)
        XCTAssertEqual(model.tuning.stage.contentMargin, 4)
        XCTAssertEqual(model.tuning.stage.appearance, .system, "the window's own")
        XCTAssertEqual(model.feelTitle, "GTK, edited")
        model.undo()
        XCTAssertEqual(model.tuning, Tuning())
    }

    func testAPastedFeelLeavesTheStageAndWhatWasEdited() async {
        let model = PlaygroundModel()
        model.tuning.feel.fling.momentum = 2
        model.tuning.stage.contentMargin = 4
        var file = FeelFile(allOf: .uikit)
        file.values = FeelValues(of: .android, differingFrom: .uikit)
        model.paste(file.json)
        XCTAssertEqual(model.tuning.feel.fling.curve, ScrollFeel.android.fling.curve)
        XCTAssertEqual(model.tuning.stage.contentMargin, 4)
        XCTAssertEqual(model.editedFeels.entries.map(model.editedFeels.title), ["UIKit, edited", "UIKit, edited 2"])
    }

    func testAPastedRecordingIsATakeOnTheStage() async throws {
        let model = PlaygroundModel()
        let file = ShippedRecordings.folder.appendingPathComponent("fling.json")
        model.paste(try String(contentsOf: file, encoding: .utf8))
        XCTAssertEqual(model.lab.takes.count, 1)
        XCTAssertNil(model.lab.takes.first?.path)
        XCTAssertEqual(model.lab.chosenTakeID, model.lab.takes.first?.id)
    }

    func testWhatIsNeitherIsToldAndChangesNothing() async {
        for (text, part) in [
            ("", "holds no text"), (" \n", "holds no text"), ("hello", "the clipboard:1:1"),
            ("{\"format\": \"scroll-feel\"", "the clipboard:1:"), ("{\"format\": \"pdf\"}", "scroll-feel"),
            (
                "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"x\", \"fling\": {\"momentum\": 99}}",
                "momentum"
            ),
        ] {
            let model = PlaygroundModel()
            model.paste(text)
            XCTAssertTrue(model.notice?.hasPrefix("Nothing pasted: ") == true, text)
            XCTAssertTrue(model.notice?.contains(part) == true, "\(text): \(model.notice ?? "")")
            XCTAssertEqual(model.tuning, Tuning())
            XCTAssertFalse(model.canUndo)
        }
    }
}
