import AnalysisTestSupport
import Foundation
import ScrollPhysics
import Synchronization
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The saver with its thread and a disk.
final class TuningSaverTests: XCTestCase {
    private func store(_ folder: String) -> TuningStore { TuningStore(environment: ["XDG_STATE_HOME": folder]) }

    private func saver(_ store: TuningStore, _ tuning: Tuning = Tuning()) -> TuningSaver {
        TuningSaver(store, tuning: tuning, saved: store.load().tuning) {}
    }

    private func waitUntil(_ what: String, _ condition: () -> Bool, line: UInt = #line) {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < .seconds(30) else { return XCTFail("waited for \(what)", line: line) }
            usleep(2000)
        }
    }

    private func notch(_ distance: Double, in tuning: Tuning = Tuning()) -> Tuning {
        var tuning = tuning
        tuning.feel.wheel.notchDistance = distance
        return tuning
    }

    /// Continuous changes are still saved, one after the other.
    func testWhileChangesGoOnTheyAreSaved() throws {
        let store = store(try temporaryFolder().path)
        let saver = saver(store)
        var (shown, seen, step) = (Tuning(), Set<Double>(), 0.0)
        waitUntil("four saves within one movement") {
            step += 1
            let next = notch(20 + step.truncatingRemainder(dividingBy: 200) / 2)
            saver.changed(to: next, since: shown)
            shown = next
            if let saved = store.current() { seen.insert(saved.feel.wheel.notchDistance) }
            return seen.count >= 4
        }
        XCTAssertNil(saver.finish())
        XCTAssertEqual(store.current(), shown)
    }

    func testLeavingWaitsForTheLastSave() throws {
        let store = store(try temporaryFolder().path)
        let saver = saver(store)
        saver.changed(to: notch(60), since: Tuning())
        saver.changed(to: notch(61), since: notch(60))
        XCTAssertNil(saver.finish())
        XCTAssertEqual(store.current(), notch(61))
    }

    func testWithoutAChangeNothingIsWritten() throws {
        let store = store(try temporaryFolder().path)
        let saver = saver(store, notch(60))
        XCTAssertNil(saver.finish())
        XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(store.path)))
    }

    func testASecondWindowShowsWhatTheFirstSavesAndTheOtherWayRound() throws {
        let store = store(try temporaryFolder().path)
        let (first, second) = (saver(store), saver(store))
        first.changed(to: notch(60), since: Tuning())
        waitUntil("the second to see it") { second.latest.tuning == notch(60) }
        var both = notch(60)
        both.stage.contentMargin = 4
        second.changed(to: both, since: notch(60))
        waitUntil("the first to see it") { first.latest.tuning == both }
        XCTAssertNil(first.finish())
        XCTAssertNil(second.finish())
        XCTAssertEqual(store.current(), both)
    }

    /// Both change at once, before either has read the other's change.
    func testChangesOfTheSameMomentAreBothKept() throws {
        let store = store(try temporaryFolder().path)
        let (first, second) = (saver(store), saver(store))
        var slop = Tuning()
        slop.feel.drag.slop = 20
        first.changed(to: notch(60), since: Tuning())
        second.changed(to: slop, since: Tuning())
        let both = notch(60, in: slop)
        waitUntil("both to see both") { first.latest.tuning == both && second.latest.tuning == both }
        XCTAssertNil(first.finish())
        XCTAssertNil(second.finish())
        XCTAssertEqual(store.current(), both)
    }

    /// A feel from `--feel` is used since the start and not saved yet.
    func testAFeelFromTheCommandLineIsSavedWithTheFirstChangeAndTakesInOthers() throws {
        let store = store(try temporaryFolder().path)
        let window = saver(store, Tuning(feel: .direct))
        let other = saver(store)
        other.changed(to: notch(60), since: Tuning())
        waitUntil("the window to see it") { window.latest.tuning == notch(60, in: Tuning(feel: .direct)) }
        XCTAssertEqual(store.current(), notch(60), "nothing was changed in the window")
        let shown = window.latest.tuning
        var changed = shown
        changed.stage.contentMargin = 4
        window.changed(to: changed, since: shown)
        XCTAssertNil(window.finish())
        XCTAssertNil(other.finish())
        XCTAssertEqual(store.current(), changed)
    }

    func testAFailureIsTriedAgainWithoutAChangeAndIsToldAndTakenBack() throws {
        let folder = try temporaryFolder().path
        let obstacle = folder + "/scroll-playground"
        try "in the way".write(toFile: obstacle, atomically: false, encoding: .utf8)
        let store = store(folder)
        let news = Mutex<Int>(0)
        let saver = TuningSaver(store, tuning: Tuning(), saved: Tuning()) { news.withLock { $0 += 1 } }
        saver.changed(to: notch(60), since: Tuning())
        waitUntil("the failure") { saver.latest.problem != nil }
        XCTAssertEqual(saver.latest.problem?.reason, "Not a directory")
        try FileManager.default.removeItem(atPath: obstacle)
        waitUntil("the next attempt") { saver.latest.problem == nil }
        waitUntil("news of it") { news.withLock { $0 } == 2 }
        XCTAssertEqual(store.current(), notch(60))
        XCTAssertNil(saver.finish())
    }

    func testLeavingTellsWhyTheLastChangeIsNotSaved() throws {
        let folder = try temporaryFolder().path
        try "in the way".write(toFile: folder + "/scroll-playground", atomically: false, encoding: .utf8)
        let saver = saver(store(folder))
        saver.changed(to: notch(60), since: Tuning())
        XCTAssertEqual(saver.finish()?.reason, "Not a directory")
    }
}
