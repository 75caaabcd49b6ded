import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class TuningTests: XCTestCase {
    func testTheTextIsAFeelFileWithWhatDiffersAndTheStage() {
        var tuning = Tuning()
        tuning.feel.fling.decelerationRate = 0.99
        tuning.feel.wheel.notchDistance = 53
        tuning.stage.transitionScale = 0.7
        XCTAssertEqual(
            tuning.jsonText,
            """
            {
              "format": "scroll-feel",
              "version": 1,
              "name": "tuned",
              "base": "uikit",
              "baseVersion": "iOS 6 and 26.5",
              "fling": {
                "decelerationRate": 0.99
              },
              "wheel": {
                "notchDistance": 53
              },
              "stage": {
                "snapBehavior": "scene",
                "snapLimit": "automatic",
                "contentMargin": 28,
                "transitionScale": 0.7,
                "transitionOpacity": 0.6,
                "appearance": "system"
              }
            }

            """)
    }

    func testACopiedTuningIsReadAsAFeelAndAsATuning() throws {
        var tuning = Tuning(feel: .direct)
        tuning.feel.touchpad.gain = 1.5
        tuning.stage.contentMargin = 4
        let file = try FeelFile(Array(tuning.jsonText.utf8), file: "clipboard")
        XCTAssertEqual(Tuning(file), tuning)
        XCTAssertEqual(file.feel.touchpad.gain, 1.5)
        XCTAssertEqual(file.feel.fling.momentum, 0)
    }

    func testOneNumberGoesBackToItsBaseAndTheOthersStay() throws {
        var tuning = Tuning(feel: .direct)
        tuning.feel.fling.momentum = 2
        tuning.feel.drag.slop = 20
        let momentum = try XCTUnwrap(ScrollFeel.parameter("fling.momentum"))
        XCTAssertTrue(tuning.isChanged(momentum))
        tuning.reset(momentum)
        XCTAssertFalse(tuning.isChanged(momentum))
        XCTAssertEqual(tuning.feel.fling.momentum, 0)
        XCTAssertEqual(tuning.overrides.values, ["drag.slop": 20])
    }

    func testAnotherFeelKeepsTheStage() {
        var tuning = Tuning()
        tuning.feel.drag.slop = 20
        tuning.stage.contentMargin = 4
        tuning.choose(.direct)
        XCTAssertEqual(tuning.feel, .direct)
        XCTAssertTrue(tuning.overrides.isEmpty)
        XCTAssertEqual(tuning.stage.contentMargin, 4)
    }

    func testAFeelOfOnesOwnIsTunedFromItsBuiltInBase() {
        var feel = ScrollFeel.uikit
        feel.name = "mine"
        feel.drag.slop = 3
        let tuning = Tuning(feel: feel)
        XCTAssertEqual(tuning.base, "uikit")
        XCTAssertEqual(tuning.overrides.values, ["drag.slop": 3])
    }

    func testEveryStageParameterIsWithinItsRangeByDefault() {
        for parameter in StageParameter.all {
            XCTAssertTrue(parameter.range.contains(parameter.standard), parameter.id)
        }
    }
}
