import AnalysisTestSupport
import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Edited feels are kept until they are dropped, over a restart and beside other windows.
final class EditedFeelFilesTests: XCTestCase {
    private func store(_ state: URL) -> TuningStore { TuningStore(environment: ["XDG_STATE_HOME": state.path]) }

    private func folder(_ state: URL) -> URL { state.appendingPathComponent("scroll-playground/edited-feels") }

    private func names(_ state: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder(state).path)) ?? []).sorted()
    }

    private func write(_ text: String, named name: String, in state: URL) throws {
        try FileManager.default.createDirectory(at: folder(state), withIntermediateDirectories: true)
        try text.write(to: folder(state).appendingPathComponent(name), atomically: false, encoding: .utf8)
    }

    /// The tuning of a window after a number of each of these feels was tuned, one after the other.
    private func tuned(_ feels: [ScrollFeel], from start: Tuning = Tuning()) -> Tuning {
        var state = TuningState(start)
        for (number, feel) in feels.enumerated() {
            state.choose(feel)
            var next = state.tuning
            next.feel.wheel.gain = 2 + Double(number) / 10
            state.tune(next)
        }
        return state.tuning
    }

    func testEditedFeelsSurviveARestart() throws {
        let state = try temporaryFolder()
        let ours = tuned([.uikit, .gtk, .uikit])
        XCTAssertEqual(ours.editedFeels.entries.map(\.id), ["gtk", "uikit", "uikit-2"])
        _ = try store(state).save(ours, since: Tuning())
        let (feels, problems) = store(state).loadEditedFeels()
        XCTAssertEqual(problems.map(\.message), [])
        XCTAssertEqual(feels, ours.editedFeels)
        XCTAssertEqual(feels.entries.map(feels.title), ["GTK, edited", "UIKit, edited", "UIKit, edited 2"])
    }

    func testEachIsAFeelFileOfItsOwn() throws {
        let state = try temporaryFolder()
        _ = try store(state).save(tuned([.uikit, .gtk]), since: Tuning())
        XCTAssertEqual(names(state), ["gtk.scroll-feel.json", "uikit.scroll-feel.json"])
        let feel = try FeelLibrary.feel(folder(state).appendingPathComponent("gtk.scroll-feel.json").path)
        XCTAssertEqual(feel.name, "GTK, edited")
        XCTAssertEqual(feel.wheel.gain, 2.1)
        XCTAssertEqual(feel.fling, ScrollFeel.gtk.fling)
    }

    func testTheNextStartGoesOnWithTheEditedFeelThatWasInUse() throws {
        let state = try temporaryFolder()
        let ours = tuned([.uikit, .gtk])
        _ = try store(state).save(ours, since: Tuning())
        var kept = store(state).load().tuning
        kept.editedFeels = store(state).loadEditedFeels().feels
        var next = TuningState(kept)
        XCTAssertEqual(next.editedID, "gtk")
        XCTAssertEqual(next.tuning, ours)
        var tuning = next.tuning
        tuning.feel.wheel.gain = 5
        next.tune(tuning)
        XCTAssertEqual(next.editedFeels.entries.map(\.id), ["gtk", "uikit"], "no second one")
    }

    /// The state after an update from a version that saved the tuning alone.
    func testATuningWithoutAnEditedFeelBecomesOne() {
        var tuning = Tuning()
        tuning.feel.wheel.gain = 3
        let state = TuningState(tuning)
        XCTAssertEqual(state.editedFeels.entries.map(\.feel.wheel.gain), [3])
        XCTAssertEqual(state.editedID, "uikit")
    }

    func testADroppedOneIsGoneFromTheDisk() throws {
        let state = try temporaryFolder()
        let ours = try store(state).save(tuned([.uikit, .gtk]), since: Tuning())
        var fewer = ours
        fewer.editedFeels.drop("uikit")
        XCTAssertEqual(try store(state).save(fewer, since: ours), fewer)
        XCTAssertEqual(names(state), ["gtk.scroll-feel.json"])
        XCTAssertEqual(store(state).current(), fewer)
    }

    // MARK: Two windows

    func testTwoWindowsKeepTheEditedFeelsOfBoth() throws {
        let state = try temporaryFolder()
        let (first, second) = (tuned([.android, .uikit]), tuned([.gtk, .uikit]))
        _ = try store(state).save(first, since: Tuning())
        let both = try store(state).save(second, since: Tuning())
        XCTAssertEqual(both.editedFeels.entries.map(\.id), ["gtk", "uikit", "android"])
        XCTAssertEqual(store(state).loadEditedFeels().feels, both.editedFeels)
    }

    func testWhatTwoWindowsChangeInOneIsPutTogetherNumberByNumber() throws {
        let base = tuned([.gtk])
        var (ours, theirs) = (base.editedFeels, base.editedFeels)
        var entry = try XCTUnwrap(ours.entry("gtk"))
        entry.feel.drag.slop = 21
        ours.put(entry)
        entry = try XCTUnwrap(theirs.entry("gtk"))
        entry.feel.fling.momentum = 1.5
        theirs.put(entry)
        let merged = try XCTUnwrap(ours.merged(with: theirs, since: base.editedFeels).entry("gtk"))
        XCTAssertEqual([merged.feel.drag.slop, merged.feel.fling.momentum, merged.feel.wheel.gain], [21, 1.5, 2])
    }

    func testWhatOneWindowDropsAndTheOtherChangesStays() throws {
        let base = tuned([.gtk]).editedFeels
        var (dropped, changed) = (base, base)
        dropped.drop("gtk")
        var entry = try XCTUnwrap(changed.entry("gtk"))
        entry.feel.drag.slop = 21
        changed.put(entry)
        XCTAssertEqual(dropped.merged(with: changed, since: base), changed)
        XCTAssertEqual(changed.merged(with: dropped, since: base), changed)
        XCTAssertEqual(dropped.merged(with: base, since: base), dropped)
        XCTAssertEqual(base.merged(with: dropped, since: base), dropped)
    }

    @MainActor
    func testUndoDoesNotForgetWhatAnotherWindowMadeMeanwhile() async {
        let model = PlaygroundModel()
        model.tuning.feel.fling.momentum = 2
        let known = model.tuning
        var news = tuned([.gtk], from: known)
        news.stage.contentMargin = 4
        model.note(InputEvent(.keyDown(.tab, modifiers: []), at: .zero))
        model.adopt(news)
        XCTAssertEqual(model.feelTitle, "GTK, edited")
        model.undo()
        XCTAssertEqual(model.tuning.feel, known.feel)
        XCTAssertEqual(model.editedFeels.entries.map(\.id), ["gtk", "uikit"])
    }

    // MARK: Files of other programs

    func testABrokenFileIsKeptAndToldOfWithItsPlace() throws {
        let state = try temporaryFolder()
        _ = try store(state).save(tuned([.gtk]), since: Tuning())
        let text = "{\"format\": \"scroll-feel\",\n \"version\": 1 \"name\"}"
        try write(text, named: "uikit.scroll-feel.json", in: state)
        let (feels, problems) = store(state).loadEditedFeels()
        XCTAssertEqual(feels.entries.map(\.id), ["gtk"])
        XCTAssertEqual(problems.count, 1)
        let problem = try XCTUnwrap(problems.first)
        XCTAssertEqual(problem.status, .malformed)
        for part in ["uikit.scroll-feel.json:2:"] {
            XCTAssertTrue(problem.message.contains(part), "\(part) in \(problem.message)")
        }
        XCTAssertTrue(problem.remedy.contains("uikit.scroll-feel.json.broken"), problem.remedy)
        XCTAssertEqual(names(state), ["gtk.scroll-feel.json", "uikit.scroll-feel.json.broken"])
        XCTAssertEqual(store(state).loadEditedFeels().problems.count, 0, "told once")
    }

    /// The file breaks while a window is open that writes it shortly afterwards.
    func testABrokenFileIsNotOverwritten() throws {
        let state = try temporaryFolder()
        let ours = try store(state).save(tuned([.uikit]), since: Tuning())
        try write("mine, by hand", named: "uikit.scroll-feel.json", in: state)
        var next = ours
        next.feel.wheel.gain = 7
        let id = next.editedFeels.keep(next, as: "uikit", ofPreset: nil)
        XCTAssertEqual(id, "uikit")
        _ = try store(state).save(next, since: ours)
        XCTAssertEqual(names(state), ["uikit.scroll-feel.json", "uikit.scroll-feel.json.broken"])
        let kept = try String(
            contentsOf: folder(state).appendingPathComponent("uikit.scroll-feel.json.broken"), encoding: .utf8)
        XCTAssertEqual(kept, "mine, by hand")
    }

    func testAFileOfANewerVersionStaysAsItIs() throws {
        let state = try temporaryFolder()
        let text = "{\"format\": \"scroll-feel\", \"version\": 2, \"name\": \"x\", \"base\": \"uikit\"}"
        try write(text, named: "uikit.scroll-feel.json", in: state)
        let (feels, problems) = store(state).loadEditedFeels()
        XCTAssertTrue(feels.entries.isEmpty)
        XCTAssertTrue(try XCTUnwrap(problems.first).message.contains("version 2"))
        XCTAssertEqual(names(state), ["uikit.scroll-feel.json"])
    }

    func testAFeelFilePutIntoTheFolderIsInTheList() throws {
        let state = try temporaryFolder()
        let file = FeelFile(name: "mine", base: .gtk, values: FeelValues(of: .uikit, differingFrom: .gtk))
        try write(file.json, named: "mine.scroll-feel.json", in: state)
        try write("notes", named: "notes.txt", in: state)
        let feels = store(state).loadEditedFeels().feels
        XCTAssertEqual(feels.entries.map(\.id), ["mine"])
        XCTAssertEqual(feels.entries.map(feels.title), ["GTK, edited"])
    }

    func testAFolderThatCannotBeWrittenIsAProblemOfThatFile() throws {
        let state = try temporaryFolder()
        try FileManager.default.createDirectory(
            at: state.appendingPathComponent("scroll-playground"), withIntermediateDirectories: true)
        try "".write(to: folder(state), atomically: false, encoding: .utf8)
        XCTAssertThrowsError(try store(state).save(tuned([.uikit]), since: Tuning())) { error in
            XCTAssertEqual((error as? TuningSaveError)?.reason, "Not a directory")
        }
    }
}
