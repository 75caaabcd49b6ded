import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

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

    private func saved(_ tuning: Tuning, in store: inout TuningStore) -> PlaygroundError? {
        store.changed(at: .zero)
        return store.saveNow(tuning)
    }

    func testWhatWasTunedSurvivesARestart() throws {
        let environment = ["XDG_STATE_HOME": try temporaryFolder().path]
        var store = TuningStore(environment: environment)
        XCTAssertNil(saved(tuned(), in: &store))
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
        XCTAssertNil(TuningStore(environment: [:]).path)
    }

    func testNothingSavedMeansTheDefaultsAndNoMessage() throws {
        let (tuning, problem) = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path]).load()
        XCTAssertEqual(tuning, Tuning())
        XCTAssertNil(problem)
    }

    func testABrokenFileIsSetAsideAndNotLost() throws {
        let store = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path])
        let path = try XCTUnwrap(store.path)
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "{\"fling\": ".write(toFile: path, atomically: false, encoding: .utf8)
        let (tuning, problem) = store.load()
        XCTAssertEqual(tuning, Tuning())
        XCTAssertEqual(problem?.message, "\(path):1:11: found the end of the file, expected a value.")
        XCTAssertEqual(
            problem?.remedy,
            "The defaults are used. The file was kept as \(path).broken: correct it and rename it back.")
        XCTAssertEqual(try String(contentsOfFile: path + ".broken", encoding: .utf8), "{\"fling\": ")
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testAFolderThatCannotBeMadeIsReportedAndTheNextChangeTriesAgain() throws {
        let folder = try temporaryFolder()
        try "in the way".write(
            to: folder.appendingPathComponent("scroll-playground"), atomically: false, encoding: .utf8)
        var store = TuningStore(environment: ["XDG_STATE_HOME": folder.path])
        let path = try XCTUnwrap(store.path)
        let problem = saved(tuned(), in: &store)
        XCTAssertEqual(problem?.status, .inputOutput)
        XCTAssertEqual(problem?.message, "\(path): cannot be written: Not a directory.")
        XCTAssertEqual(
            problem?.remedy,
            "What was tuned is not saved. Make \(folder.path)/scroll-playground writable, or copy the tuning before you leave."
        )
        try FileManager.default.removeItem(at: folder.appendingPathComponent("scroll-playground"))
        XCTAssertNil(saved(tuned(), in: &store))
    }

    func testAPlaceWhereNobodyMayWriteIsReported() {
        var store = TuningStore(environment: ["XDG_STATE_HOME": "/proc"])
        XCTAssertEqual(saved(tuned(), in: &store)?.status, .inputOutput)
    }

    func testASecondBrokenFileDoesNotReplaceTheFirst() throws {
        let store = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path])
        let path = try XCTUnwrap(store.path)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        for text in ["first", "second"] {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            XCTAssertNotNil(store.load().problem)
        }
        XCTAssertEqual(try String(contentsOfFile: path + ".broken", encoding: .utf8), "first")
        XCTAssertEqual(try String(contentsOfFile: path + ".broken-2", encoding: .utf8), "second")
    }

    func testASliderThatIsDraggedWritesOnce() throws {
        var store = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path])
        let path = try XCTUnwrap(store.path)
        for step in 0..<10 {
            store.changed(at: .milliseconds(step * 100))
            XCTAssertNil(store.saveIfDue(tuned(), at: .milliseconds(step * 100)))
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), "step \(step)")
        }
        XCTAssertEqual(store.nextSave, .milliseconds(1400))
        XCTAssertNil(store.saveIfDue(tuned(), at: .milliseconds(1399)))
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertNil(store.saveIfDue(tuned(), at: .milliseconds(1400)))
        XCTAssertTrue(FileManager.default.fileExists(atPath: path))
        XCTAssertNil(store.nextSave)
    }

    func testWithoutAChangeNothingIsWritten() throws {
        var store = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path])
        XCTAssertNil(store.saveNow(tuned()))
        XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(store.path)))
    }
}
