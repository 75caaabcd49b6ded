import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class TuningMergeTests: XCTestCase {
    private func tuning(_ feel: ScrollFeel = .uikit, _ change: (inout Tuning) -> Void = { _ in }) -> Tuning {
        var tuning = Tuning(feel: feel)
        change(&tuning)
        return tuning
    }

    func testBothChangesStayNumberByNumber() {
        let base = tuning { $0.feel.drag.slop = 3 }
        var ours = base
        ours.feel.wheel.notchDistance = 70
        ours.stage.contentMargin = 4
        var theirs = base
        theirs.feel.fling.decelerationRate = 0.99
        theirs.stage.appearance = .dark
        let merged = ours.merged(with: theirs, since: base)
        XCTAssertEqual(
            merged.overrides.values, ["drag.slop": 3, "wheel.notchDistance": 70, "fling.decelerationRate": 0.99])
        XCTAssertEqual(merged.stage.contentMargin, 4)
        XCTAssertEqual(merged.stage.appearance, .dark)
        XCTAssertEqual(merged, theirs.merged(with: ours, since: base))
    }

    /// Each number and each choice by itself, in both directions.
    func testEveryNumberAndChoiceIsTakenOver() {
        let base = Tuning()
        for parameter in ScrollFeel.parameters {
            var theirs = base
            let range = parameter.range
            parameter.set(
                parameter.value(in: base.feel) == range.upperBound ? range.lowerBound : range.upperBound,
                in: &theirs.feel)
            XCTAssertEqual(base.merged(with: theirs, since: base), theirs, parameter.id)
            XCTAssertEqual(theirs.merged(with: base, since: base), theirs, parameter.id)
            XCTAssertEqual(base.merged(with: theirs, since: theirs), base, parameter.id)
        }
        for choice in ScrollFeel.choices {
            for option in choice.options {
                var theirs = base
                XCTAssertTrue(choice.set(option.name, in: &theirs.feel))
                XCTAssertEqual(base.merged(with: theirs, since: base), theirs, choice.id)
            }
        }
        for parameter in StageParameter.all {
            var theirs = base
            parameter.set(parameter.range.lowerBound, in: &theirs.stage)
            XCTAssertEqual(base.merged(with: theirs, since: base), theirs, parameter.id)
        }
        var theirs = base
        (theirs.stage.snapBehavior, theirs.stage.snapLimit) = (.paging, .never)
        XCTAssertEqual(base.merged(with: theirs, since: base), theirs)
    }

    func testWhatBothChangedIsOurs() {
        let base = Tuning()
        let ours = tuning { $0.feel.drag.slop = 3 }
        let theirs = tuning { $0.feel.drag.slop = 20 }
        XCTAssertEqual(ours.merged(with: theirs, since: base).feel.drag.slop, 3)
    }

    func testANumberThatWasResetStaysReset() {
        let base = tuning { $0.feel.drag.slop = 3 }
        XCTAssertTrue(Tuning().merged(with: base, since: base).overrides.isEmpty)
        XCTAssertTrue(base.merged(with: Tuning(), since: base).overrides.isEmpty)
    }

    func testAFeelThatOneWindowChoseIsTunedByTheOther() {
        let base = Tuning()
        let chosen = tuning(.direct)
        let tuned = tuning { $0.feel.drag.slop = 20 }
        let expected = tuning(.direct) { $0.feel.drag.slop = 20 }
        XCTAssertEqual(chosen.merged(with: tuned, since: base), expected)
        XCTAssertEqual(tuned.merged(with: chosen, since: base), expected)
    }

    func testTwoFeelsAreNeverMixed() {
        let ours = tuning(.direct) { $0.stage.contentMargin = 1 }
        let theirs = tuning(.gtk) { $0.stage.transitionScale = 0.5 }
        let merged = ours.merged(with: theirs, since: Tuning())
        XCTAssertEqual(merged.feel, .direct)
        XCTAssertTrue(merged.overrides.isEmpty)
        XCTAssertEqual(merged.stage.contentMargin, 1)
        XCTAssertEqual(merged.stage.transitionScale, 0.5)
    }
}
