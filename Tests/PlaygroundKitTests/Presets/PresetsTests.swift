import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Presets in the window, without a disk.
@MainActor
final class PresetsTests: XCTestCase {
    private func tuned(_ model: PlaygroundModel, momentum: Double = 2) {
        model.tuning.feel.fling.momentum = momentum
        model.tuning.stage.contentMargin = 4
    }

    /// Makes a change in a gesture of its own.
    private func gesture(_ model: PlaygroundModel, _ change: () -> Void) {
        model.note(InputEvent(.pointerDown(InputEvent.Pointer(location: .zero)), at: .zero))
        change()
    }

    private func save(_ model: PlaygroundModel, as name: String) {
        gesture(model) {
            model.beginNaming(.saveAs)
            model.naming?.name = name
            model.endNaming()
        }
    }

    func testWhatIsSavedIsAPresetInUseAndNoEditedFeelAnyMore() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "  Snappy   one ")
        XCTAssertEqual(model.presets.entries.map(\.name), ["Snappy one"])
        XCTAssertEqual(model.presets.entries.map(\.id), ["snappy-one"])
        XCTAssertEqual(model.feelTitle, "Snappy one")
        XCTAssertTrue(model.editedFeels.entries.isEmpty)
        XCTAssertEqual(model.changeCount, 0)
    }

    func testAChosenPresetBringsItsNumbersAndItsStageAndLeavesLightAndDark() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        model.choose(.gtk)
        model.tuning.stage = StageSettings()
        model.tuning.stage.appearance = .light
        model.choose(model.presets.entries[0])
        XCTAssertEqual(model.tuning.base, "uikit")
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
        XCTAssertEqual(model.tuning.stage.contentMargin, 4)
        XCTAssertEqual(model.tuning.stage.appearance, .light)
        XCTAssertEqual(model.feelTitle, "Snappy")
    }

    func testAnEditedPresetIsKeptRevertedAndSaved() async throws {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        gesture(model) { model.tuning.feel.fling.momentum = 2.5 }
        XCTAssertEqual(model.feelTitle, "Snappy, edited")
        XCTAssertEqual(model.changeCount, 1)
        gesture(model) { model.choose(.gtk) }
        XCTAssertEqual(model.feelItems.map(model.title).prefix(3), ["Snappy", "Snappy, edited", "UIKit"])
        let edited = try XCTUnwrap(model.editedFeels.entries.first)
        gesture(model) { model.choose(edited) }
        XCTAssertEqual(model.preset?.name, "Snappy")
        gesture(model) { model.revert() }
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
        XCTAssertEqual(model.feelTitle, "Snappy")
        XCTAssertTrue(model.editedFeels.entries.isEmpty)
        model.undo()
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2.5)
        gesture(model) { model.savePreset() }
        XCTAssertEqual(model.presets.entries.map(\.feel.fling.momentum), [2.5])
        XCTAssertEqual(model.feelTitle, "Snappy")
    }

    func testEachOfThemIsUndoneAndDoneAgain() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "One")
        let steps: [() -> Void] = [
            { model.duplicatePreset() },
            {
                model.beginNaming(.rename)
                model.naming?.name = "Two"
                model.endNaming()
            },
            {
                model.beginNaming(.new)
                model.naming?.name = "Three"
                model.endNaming()
            },
            { model.deletePreset() },
        ]
        var states: [[String]] = [model.presets.entries.map(\.name)]
        for step in steps {
            gesture(model, step)
            states.append(model.presets.entries.map(\.name))
        }
        XCTAssertEqual(
            states, [["One"], ["One", "One copy"], ["One", "Two"], ["One", "Three", "Two"], ["One", "Two"]])
        for state in states.dropLast().reversed() {
            model.undo()
            XCTAssertEqual(model.presets.entries.map(\.name), state)
        }
        for state in states.dropFirst() {
            model.redo()
            XCTAssertEqual(model.presets.entries.map(\.name), state)
        }
    }

    func testADeletedPresetLeavesWhatIsTunedAsAnEditedFeel() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        gesture(model) { model.tuning.feel.fling.momentum = 2.5 }
        gesture(model) { model.deletePreset() }
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2.5)
        XCTAssertEqual(model.feelTitle, "UIKit, edited")
        XCTAssertNil(model.preset)
    }

    func testANameThatCannotBeOneStaysToBeCorrected() async {
        let model = PlaygroundModel()
        save(model, as: "Snappy")
        for (name, problem) in [
            ("", "a preset needs a name"), ("  ", "a preset needs a name"), ("SNAPPY", "this name is taken"),
            ("gtk", "this name is taken"), (String(repeating: "x", count: 61), "at most 60 characters"),
        ] {
            save(model, as: name)
            XCTAssertEqual(model.naming?.problem, problem, name)
        }
        XCTAssertEqual(model.presets.entries.count, 1)
        model.naming?.name = "Other"
        XCTAssertNil(model.naming?.problem)
    }

    func testNamesOfAnyScriptHaveIDsOfTheirOwn() async {
        let model = PlaygroundModel()
        for name in ["Müde Katze", "müde/katze", "../../etc", "柔らかい", "!!"] { save(model, as: name) }
        let ids = model.presets.entries.map(\.id)
        XCTAssertEqual(Set(ids), ["müde-katze", "müde-katze-2", "etc", "柔らかい", "take"])
        XCTAssertFalse(ids.contains { $0.contains("/") || $0.hasPrefix(".") })
    }

    // MARK: Two tunings

    /// The preset of B has the numbers of A after a reset.
    func testSavingAsksForANameOnASideThatNeverUsedThePresetOfTheOther() async {
        let model = PlaygroundModel()
        model.flip()
        tuned(model)
        save(model, as: "Snappy")
        let saved = model.presets.entries
        gesture(model) { model.resetAll() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["UIKit", "Snappy, edited"])
        gesture(model) { model.flip() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["UIKit", "Snappy, edited"])
        gesture(model) { model.savePreset() }
        XCTAssertEqual(model.naming?.purpose, .saveAs)
        XCTAssertEqual(model.presets.entries, saved)
    }

    /// An edited preset that is left for a built-in feel stays in the list, with the numbers of that feel.
    func testABuiltInFeelStaysOneBesideAnEditedPresetOfTheSameNumbers() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        let preset = model.presets.entries[0]
        gesture(model) { model.resetAll() }
        gesture(model) { model.choose(.uikit) }
        gesture(model) { model.flip() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["UIKit", "UIKit"])
        gesture(model) { model.choose(preset) }
        gesture(model) { model.resetAll() }
        gesture(model) { model.flip() }
        XCTAssertEqual(model.feelTitle, "UIKit")
        gesture(model) { model.savePreset() }
        XCTAssertEqual(model.naming?.purpose, .saveAs)
        XCTAssertEqual(model.presets.entries, [preset])
    }

    func testTheNextStartShowsUnchangedNumbersAsTheirBuiltInFeel() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        gesture(model) { model.resetAll() }
        gesture(model) { model.choose(.uikit) }
        let next = PlaygroundModel(tuning: model.tuning)
        XCTAssertEqual(next.feelTitle, "UIKit")
        XCTAssertNil(next.preset)
    }

    func testASharedEditIsSavedForTheSideThatSavesIt() async {
        let model = PlaygroundModel()
        tuned(model)
        model.flip()
        save(model, as: "Snappy")
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["UIKit, edited", "Snappy"])
        gesture(model) { model.copy(from: .b) }
        XCTAssertEqual(model.title(of: .a), "Snappy")
        gesture(model) { model.tuning.feel.fling.momentum = 2.5 }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["Snappy", "Snappy, edited"])
        gesture(model) { model.swapTunings() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["Snappy, edited", "Snappy"])
        gesture(model) { model.undo() }
        gesture(model) { model.endComparison() }
        XCTAssertEqual(model.feelTitle, "Snappy, edited")
        XCTAssertEqual(model.tuning.side, .a)
    }

    /// The side that is not edited has the former numbers of the preset.
    func testAPresetThatChangesBesideItsOtherUserLeavesAnEditedOne() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        model.flip()
        gesture(model) { model.tuning.feel.fling.momentum = 2.5 }
        gesture(model) { model.savePreset() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["Snappy, edited", "Snappy"])
        gesture(model) { model.flip() }
        XCTAssertEqual([model.title(of: .a), model.title(of: .b)], ["Snappy, edited", "Snappy"])
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
    }

    // MARK: Two windows

    private func presets(_ momenta: [String: Double]) -> Presets {
        var presets = Presets()
        for (id, momentum) in momenta {
            var tuning = Tuning()
            tuning.feel.fling.momentum = momentum
            presets.put(Preset(id: id, name: id, tuning))
        }
        return presets
    }

    func testTwoWindowsKeepEachOthersPresets() {
        let base = presets(["a": 1.1, "b": 1.2, "c": 1.3])
        let ours = presets(["a": 2, "b": 1.2, "d": 1.4])
        let theirs = presets(["a": 1.1, "c": 1.3, "e": 1.5])
        let merged = ours.merged(with: theirs, since: base)
        XCTAssertEqual(merged, presets(["a": 2, "d": 1.4, "e": 1.5]))
        XCTAssertEqual(theirs.merged(with: ours, since: base), merged)
    }

    func testWhatOneRemovesAndTheOtherChangesStays() {
        let base = presets(["a": 1])
        XCTAssertEqual(presets(["a": 2]).merged(with: Presets(), since: base), presets(["a": 2]))
        XCTAssertEqual(Presets().merged(with: presets(["a": 2]), since: base), presets(["a": 2]))
    }

    func testOnePresetThatBothChangeIsPutTogetherNumberByNumber() {
        let base = presets(["a": 1])
        var (ours, theirs) = (base.entries[0], base.entries[0])
        ours.feel.fling.momentum = 2
        theirs.feel.edge.springStiffness = 300
        theirs.name = "New name"
        var (first, second) = (base, base)
        first.put(ours)
        second.put(theirs)
        let merged = first.merged(with: second, since: base).entries[0]
        XCTAssertEqual(merged.feel.fling.momentum, 2)
        XCTAssertEqual(merged.feel.edge.springStiffness, 300)
        XCTAssertEqual(merged.name, "New name")
    }

    // MARK: Elsewhere

    func testAPresetThatIsUsedAsItIsFollowsAChangeFromOutside() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        var news = model.tuning
        var preset = news.presets.entries[0]
        preset.feel.fling.momentum = 2.7
        news.presets.put(preset)
        model.adopt(news)
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2.7)
        XCTAssertEqual(model.feelTitle, "Snappy")
    }

    func testAPresetThatWasEditedHereKeepsTheEditsWhenItChangesOutside() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        model.tuning.feel.edge.springStiffness = 300
        var news = model.tuning
        var preset = news.presets.entries[0]
        preset.feel.fling.momentum = 2.7
        news.presets.put(preset)
        model.adopt(news)
        XCTAssertEqual(model.tuning.feel.fling.momentum, 2)
        XCTAssertEqual(model.tuning.feel.edge.springStiffness, 300)
        XCTAssertEqual(model.feelTitle, "Snappy, edited")
    }

    func testWhatCameFromOutsideIsNotUndone() async {
        let model = PlaygroundModel()
        gesture(model) { model.tuning.feel.fling.momentum = 2 }
        var news = model.tuning
        news.presets.put(Preset(id: "other", name: "Other", Tuning(feel: .gtk)))
        gesture(model) { model.adopt(news) }
        while model.canUndo { model.undo() }
        XCTAssertEqual(model.presets.entries.map(\.name), ["Other"])
        XCTAssertEqual(model.tuning.feel, .uikit)
    }

    func testTheNextStartGoesOnWithThePresetThatWasInUse() async {
        let model = PlaygroundModel()
        tuned(model)
        save(model, as: "Snappy")
        XCTAssertEqual(PlaygroundModel(tuning: model.tuning).feelTitle, "Snappy")
        model.tuning.feel.fling.momentum = 2.5
        XCTAssertEqual(PlaygroundModel(tuning: model.tuning).feelTitle, "Snappy, edited")
    }

    // MARK: In the window

    func testItIsSavedFromTheListByKeysAlone() async {
        let window = WindowUnderTest()
        tuned(window.model)
        window.settle()
        window.host.click(id: "feel-button")
        window.settle()
        window.host.key(.tab)
        window.settle()
        window.host.key(.return)
        window.settle()
        XCTAssertTrue(window.host.wantsTextInput, "the name is asked for")
        window.host.key(.character("a"), .control)
        window.host.type("Snappy")
        window.host.key(.return)
        window.settle()
        XCTAssertEqual(window.model.presets.entries.map(\.name), ["Snappy"])
        XCTAssertTrue(window.host.texts.contains("Snappy"))
        XCTAssertNil(window.model.naming)
    }

    func testThePresetsValueIsMarkedAndADoubleClickGoesBackToIt() async {
        let window = WindowUnderTest(height: 1200)
        window.model.tuning.feel.edge.springStiffness = 300
        save(window.model, as: "Snappy")
        window.model.tuning.feel.edge.springStiffness = 500
        window.settle()
        window.host.click(id: "label edge.springStiffness", count: 2)
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 300)
        let pointer = InputEvent.Pointer(location: window.host.center(ofID: "label edge.springStiffness"), button: 2)
        window.host.send(InputEvent(.pointerDown(pointer), at: window.host.time))
        window.settle()
        window.host.click(id: "menu default")
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        window.host.send(InputEvent(.pointerDown(pointer), at: window.host.time))
        window.settle()
        window.host.click(id: "menu preset")
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 300)
    }
}
