import AnalysisTestSupport
import Foundation
import SDLHost
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class TuningStoreTests: XCTestCase {
    private func tuned() -> Tuning {
        var tuning = Tuning(feel: .direct)
        tuning.feel.fling.decelerationRate = 0.99
        tuning.stage.snapBehavior = .paging
        tuning.stage.snapLimit = .alwaysByOne
        tuning.stage.contentMargin = 40
        tuning.stage.appearance = .dark
        return tuning
    }

    /// A store in a new folder, its path, and the existing folder of its file.
    private func store() throws -> (TuningStore, path: String, folder: URL) {
        let state = try temporaryFolder()
        let folder = state.appendingPathComponent("scroll-playground")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let store = TuningStore(environment: ["XDG_STATE_HOME": state.path])
        return (store, try XCTUnwrap(store.path), folder)
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func failure(_ body: () throws -> Tuning) -> TuningSaveError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? TuningSaveError
        }
    }

    func testWhatWasTunedSurvivesARestart() throws {
        let environment = ["XDG_STATE_HOME": try temporaryFolder().path]
        XCTAssertEqual(try TuningStore(environment: environment).save(tuned(), since: Tuning()), tuned())
        let (tuning, problem) = TuningStore(environment: environment).load()
        XCTAssertNil(problem)
        XCTAssertEqual(tuning, tuned())
    }

    func testTheFileIsInTheStateDirectory() {
        XCTAssertEqual(
            TuningStore(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]).path, "/s/scroll-playground/tuning.json")
        XCTAssertEqual(
            TuningStore(environment: ["HOME": "/h"]).path, "/h/.local/state/scroll-playground/tuning.json")
        XCTAssertEqual(
            TuningStore(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]).path,
            "/h/.local/state/scroll-playground/tuning.json")
    }

    func testWithoutAPlaceThatIsSaid() throws {
        let store = TuningStore(environment: [:])
        XCTAssertNil(store.path)
        let problem = try XCTUnwrap(store.load().problem)
        XCTAssertTrue(problem.message.contains("neither HOME nor XDG_STATE_HOME"), problem.message)
        XCTAssertEqual(try store.save(tuned(), since: Tuning()), tuned())
    }

    func testNothingSavedMeansTheDefaultsAndNoMessage() throws {
        let (tuning, problem) = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path]).load()
        XCTAssertEqual(tuning, Tuning())
        XCTAssertNil(problem)
    }

    // MARK: Two windows

    func testTwoWindowsKeepBothChanges() throws {
        let (store, _, _) = try store()
        var (first, second) = (Tuning(), Tuning())
        first.feel.wheel.notchDistance = 70
        second.feel.drag.slop = 20
        second.stage.contentMargin = 4
        XCTAssertEqual(try store.save(first, since: Tuning()), first)
        let both = try store.save(second, since: Tuning())
        XCTAssertEqual(both.overrides.values, ["wheel.notchDistance": 70, "drag.slop": 20])
        XCTAssertEqual(store.current(), both)
        XCTAssertEqual(try store.save(first, since: first), both, "nothing changed: what is there stays")
    }

    /// Changes a different parameter for each window, with a new value in each of 40 steps.
    private static func change(_ window: Int, in tuning: inout Tuning, step: Int) {
        let parameter = ScrollFeel.parameters[window]
        let range = parameter.range
        let share = Double(step + 1) / 41
        parameter.set(range.lowerBound + (range.upperBound - range.lowerBound) * share, in: &tuning.feel)
    }

    /// Saves like the saver: on a slow disk, another window may hold the lock for long.
    private static func save(
        _ tuning: Tuning, since base: Tuning, in store: TuningStore
    ) throws(TuningSaveError) -> Tuning {
        while true {
            do throws(TuningSaveError) {
                return try store.save(tuning, since: base)
            } catch {
                guard error.reason.hasPrefix("another window") else { throw error }
            }
        }
    }

    func testWindowsThatSaveAtTheSameTimeLoseNothing() throws {
        let (store, _, _) = try store()
        var expected = Tuning()
        for window in 0..<8 { Self.change(window, in: &expected, step: 29) }
        DispatchQueue.concurrentPerform(iterations: 8) { window in
            var (known, tuning) = (Tuning(), Tuning())
            for turn in 0..<30 {
                Self.change(window, in: &tuning, step: turn)
                do {
                    known = try Self.save(tuning, since: known, in: store)
                    tuning = known
                } catch {
                    return XCTFail("\(error)")
                }
            }
        }
        XCTAssertEqual(store.current(), expected)
    }

    // MARK: Files that are no tuning

    func testABrokenFileIsSetAsideAndNotLost() throws {
        let (store, path, _) = try store()
        try write("{\"fling\": ", to: path)
        let (tuning, problem) = store.load()
        XCTAssertEqual(tuning, Tuning())
        XCTAssertEqual(problem?.message, "\(path):1:11: found the end of the file, expected a value.")
        XCTAssertEqual(
            problem?.remedy,
            "The defaults are used. The file was renamed to \(path).broken: correct it and rename it back.")
        XCTAssertEqual(try text(path + ".broken"), "{\"fling\": ")
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testASecondBrokenFileDoesNotReplaceTheFirst() throws {
        let (store, path, _) = try store()
        for content in ["first", "second"] {
            try write(content, to: path)
            XCTAssertNotNil(store.load().problem)
        }
        XCTAssertEqual(try text(path + ".broken"), "first")
        XCTAssertEqual(try text(path + ".broken-2"), "second")
    }

    func testAFileThatIsBrokenWhileTheWindowIsOpenIsSetAsideBySaving() throws {
        let (store, path, _) = try store()
        try write("half", to: path)
        XCTAssertNil(store.current())
        XCTAssertEqual(try text(path), "half", "another program may be writing it")
        XCTAssertEqual(try store.save(tuned(), since: Tuning()), tuned())
        XCTAssertEqual(try text(path + ".broken"), "half")
    }

    func testATuningOfANewerVersionIsLeftAsItIs() throws {
        let (store, path, folder) = try store()
        let newer = "{\"format\": \"scroll-feel\", \"version\": 2, \"something\": \"new\"}"
        try write(newer, to: path)
        let (tuning, problem) = store.load()
        XCTAssertEqual(tuning, Tuning())
        XCTAssertEqual(
            problem?.message, "\(path): version 2, from a newer scroll-playground; this one knows 1.")
        XCTAssertTrue(problem?.remedy.contains("the file is left unchanged") ?? false)
        let error = failure { try store.save(tuned(), since: Tuning()) }
        XCTAssertEqual(
            error?.notice,
            "Not saved: the file has version 2, from a newer scroll-playground. Use that one, or move the file away. \(path)"
        )
        XCTAssertEqual(try text(path), newer)
        try FileManager.default.removeItem(atPath: path)
        XCTAssertEqual(try store.save(tuned(), since: Tuning()), tuned())
        XCTAssertFalse(try names(folder).contains { $0.contains("broken") })
    }

    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    func testAFileThatCannotBeReadIsNotCalledBroken() throws {
        let (store, path, folder) = try store()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        XCTAssertEqual(store.load().problem?.status, .inputOutput)
        XCTAssertEqual(try names(folder), ["tuning.json"])
    }

    // MARK: Links

    func testALinkToNothingStaysALinkAndItsFileIsMadeWithItsFolder() throws {
        let (store, path, folder) = try store()
        let dotfile = folder.appendingPathComponent("dotfiles/deep/tuning.json").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "dotfiles/deep/tuning.json")
        XCTAssertNil(store.load().problem)
        XCTAssertEqual(try store.save(tuned(), since: Tuning()), tuned())
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(atPath: path), "dotfiles/deep/tuning.json")
        XCTAssertEqual(try Tuning(FeelFile(contentsOf: dotfile)), tuned())
    }

    func testABrokenFileBehindALinkIsSetAsideAndTheLinkStays() throws {
        let (store, path, folder) = try store()
        let dotfile = folder.appendingPathComponent("mine.json").path
        try write("broken", to: dotfile)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "mine.json")
        XCTAssertNotNil(store.load().problem)
        XCTAssertEqual(try text(dotfile + ".broken"), "broken")
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path), "mine.json")
    }

    // MARK: Obstacles

    func testEachObstacleHasItsRemedy() throws {
        let state = try temporaryFolder()
        try write("in the way", to: state.path + "/scroll-playground")
        let blocked = TuningStore(environment: ["XDG_STATE_HOME": state.path])
        let error = try XCTUnwrap(failure { try blocked.save(tuned(), since: Tuning()) })
        XCTAssertEqual(
            error.notice,
            "Not saved: Not a directory. Move away the file that is in the place of its folder. "
                + "\(state.path)/scroll-playground/tuning.json")
        XCTAssertEqual(error.error.status, .inputOutput)
        XCTAssertTrue(error.error.message.hasPrefix("\(state.path)/scroll-playground/tuning.json: "))
        try FileManager.default.removeItem(atPath: state.path + "/scroll-playground")
        XCTAssertEqual(try blocked.save(tuned(), since: Tuning()), tuned())

        let (store, path, _) = try store()
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "tuning.json")
        let loop = try XCTUnwrap(failure { try store.save(tuned(), since: Tuning()) })
        XCTAssertTrue(loop.notice.contains("form a loop"))
        let nowhere = TuningStore(environment: ["XDG_STATE_HOME": "/proc"])
        XCTAssertNotNil(failure { try nowhere.save(tuned(), since: Tuning()) })
    }

    func testAFullDiskIsNotCalledAFolderThatIsNotWritable() {
        let remedies: [(Int32, String)] = [
            (ENOSPC, "Free some space"), (EDQUOT, "Free some space"), (EROFS, "read-only"),
            (EACCES, "writable"), (EPERM, "writable"), (ENOTDIR, "Move away the file"), (ELOOP, "loop"),
            (EMFILE, "open files"), (EFBIG, "larger files"), (EIO, "another folder"),
        ]
        for (errno, words) in remedies {
            let error = TuningSaveError(FileError(.write, path: "a", errno: errno), path: "a")
            XCTAssertTrue(error.remedy.contains(words), error.remedy)
        }
    }

    func testWhatAKilledWindowLeftIsTakenAway() throws {
        let (store, path, folder) = try store()
        try write("half", to: folder.appendingPathComponent(".scroll-playground-a1b2c3").path)
        store.removeAbandonedFiles()
        XCTAssertEqual(try names(folder), [])
        try write("half", to: folder.appendingPathComponent(".scroll-playground-a1b2c3").path)
        _ = try store.save(tuned(), since: Tuning())
        XCTAssertEqual(Set(try names(folder)), ["tuning.json", "tuning.lock"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: path))
    }
}
