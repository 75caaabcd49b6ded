import AnalysisTestSupport
import Foundation
import Glibc
import SDLHost
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Presets on a disk.
final class PresetFolderTests: XCTestCase {
    private func environment(_ home: URL) -> [String: String] { ["HOME": home.path] }

    private func folder(_ home: URL) -> URL { home.appendingPathComponent(".config/scroll-playground/presets") }

    private func names(_ home: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder(home).path)) ?? []).sorted()
    }

    private func preset(_ name: String, momentum: Double) -> Preset {
        var tuning = Tuning(feel: .gtk)
        tuning.feel.touchpad.momentum = momentum
        tuning.stage.contentMargin = 12
        return Preset(id: name.lowercased(), name: name, tuning)
    }

    private func presets(_ list: Preset...) -> Presets {
        var presets = Presets()
        for preset in list { presets.put(preset) }
        return presets
    }

    private func waitUntil(_ what: String, _ condition: () -> Bool, line: UInt = #line) {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < .seconds(30) else { return XCTFail("waited for \(what)", line: line) }
            usleep(2000)
        }
    }

    func testTheFolderIsInTheConfigurationDirectory() {
        XCTAssertEqual(
            PresetFolder(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"])?.path, "/c/scroll-playground/presets")
        XCTAssertEqual(
            PresetFolder(environment: ["XDG_CONFIG_HOME": "c", "HOME": "/h"])?.path,
            "/h/.config/scroll-playground/presets")
        XCTAssertNil(PresetFolder(environment: [:]))
    }

    func testAPresetIsAFeelFileThatEveryCommandTakes() throws {
        let home = try temporaryFolder()
        let folder = try XCTUnwrap(PresetFolder(environment: environment(home)))
        _ = try folder.save(presets(preset("Snappy", momentum: 2)), since: Presets())
        XCTAssertEqual(names(home), ["snappy.scroll-feel.json"])
        let feel = try FeelLibrary.feel(folder.path + "/snappy.scroll-feel.json")
        XCTAssertEqual(feel.name, "Snappy")
        XCTAssertEqual(feel.touchpad.momentum, 2)
        XCTAssertEqual(folder.load().presets, presets(preset("Snappy", momentum: 2)))
    }

    func testAFileThatIsNoFeelStaysAndTheOthersAreListed() throws {
        let home = try temporaryFolder()
        let folder = try XCTUnwrap(PresetFolder(environment: environment(home)))
        _ = try folder.save(presets(preset("Snappy", momentum: 2)), since: Presets())
        try Data("{\"format\":".utf8).write(to: self.folder(home).appendingPathComponent("half.scroll-feel.json"))
        let (found, problems) = folder.load()
        XCTAssertEqual(found.entries.map(\.name), ["Snappy"])
        XCTAssertEqual(problems.count, 1)
        XCTAssertTrue(problems[0].message.contains("half.scroll-feel.json"), problems[0].message)
        _ = try folder.save(Presets(), since: found)
        XCTAssertEqual(names(home), ["half.scroll-feel.json"])
    }

    func testWhatStandsInThePlaceOfANewPresetIsKept() throws {
        let home = try temporaryFolder()
        let folder = try XCTUnwrap(PresetFolder(environment: environment(home)))
        try FileManager.default.createDirectory(at: self.folder(home), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: self.folder(home).appendingPathComponent("snappy.scroll-feel.json"))
        _ = try folder.save(presets(preset("Snappy", momentum: 2)), since: Presets())
        XCTAssertEqual(names(home), ["snappy.scroll-feel.json", "snappy.scroll-feel.json.broken"])
    }

    func testWhatIsEditedAddedAndRemovedOutsideIsTakenInAtOnceWithoutATuning() throws {
        let home = try temporaryFolder()
        let store = TuningStore(environment: environment(home))
        let folder = try XCTUnwrap(store.presetFolder)
        let start = try folder.save(presets(preset("Snappy", momentum: 2)), since: Presets())
        var shown = Tuning()
        shown.presets = start
        let saver = TuningSaver(store, tuning: shown, saved: shown) {}
        defer { _ = saver.finish() }
        let edited = presets(preset("Snappy", momentum: 2.5))
        try Data(edited.entries[0].file.json.utf8).write(
            to: self.folder(home).appendingPathComponent("snappy.scroll-feel.json"))
        waitUntil("the edit") { saver.latest.tuning.presets == edited }
        try Data(preset("Other", momentum: 1.5).file.json.utf8).write(
            to: self.folder(home).appendingPathComponent("other.scroll-feel.json"))
        waitUntil("the new one") { saver.latest.tuning.presets.entries.map(\.name) == ["Other", "Snappy"] }
        try FileManager.default.removeItem(at: self.folder(home).appendingPathComponent("snappy.scroll-feel.json"))
        waitUntil("the end of the other one") { saver.latest.tuning.presets.entries.map(\.name) == ["Other"] }
    }

    func testAFolderThatIsRemovedOrReplacedIsWatchedAgain() throws {
        let home = try temporaryFolder()
        let store = TuningStore(environment: environment(home))
        let folder = try XCTUnwrap(store.presetFolder)
        var shown = Tuning()
        shown.presets = try folder.save(presets(preset("First", momentum: 2)), since: Presets())
        let saver = TuningSaver(store, tuning: shown, saved: shown) {}
        defer { _ = saver.finish() }
        func names() -> [String] { saver.latest.tuning.presets.entries.map(\.name) }
        func put(_ name: String) throws {
            try FileManager.default.createDirectory(at: self.folder(home), withIntermediateDirectories: true)
            try Data(preset(name, momentum: 1.5).file.json.utf8).write(
                to: self.folder(home).appendingPathComponent(name.lowercased() + PresetFolder.ending))
        }
        try put("Watched")
        waitUntil("the watch") { names() == ["First", "Watched"] }

        try FileManager.default.removeItem(at: self.folder(home))
        waitUntil("the end of the folder") { names().isEmpty }
        try put("Second")
        waitUntil("a file in the new folder") { names() == ["Second"] }
        try put("Third")
        waitUntil("the next file in it") { names() == ["Second", "Third"] }

        try FileManager.default.moveItem(at: self.folder(home), to: home.appendingPathComponent("away"))
        waitUntil("the folder to be elsewhere") { names().isEmpty }
        try FileManager.default.moveItem(at: home.appendingPathComponent("away"), to: self.folder(home))
        waitUntil("it to be back") { names() == ["Second", "Third"] }

        try FileManager.default.removeItem(at: home.appendingPathComponent(".config"))
        waitUntil("the end of all folders") { names().isEmpty }
        try put("Fourth")
        waitUntil("a file in new folders") { names() == ["Fourth"] }
    }

    func testTwoWindowsShowEachOthersPresetsAndOverwriteNone() throws {
        let home = try temporaryFolder()
        let store = TuningStore(environment: environment(home))
        let savers = [0, 1].map { _ in TuningSaver(store, tuning: Tuning(), saved: Tuning()) {} }
        for (saver, name) in zip(savers, ["Snappy", "Calm"]) {
            var tuning = saver.latest.tuning
            let old = tuning
            tuning.presets.put(preset(name, momentum: 2))
            saver.changed(to: tuning, since: old)
        }
        for saver in savers {
            waitUntil("both") { saver.latest.tuning.presets.entries.map(\.name) == ["Calm", "Snappy"] }
        }
        for saver in savers { XCTAssertNil(saver.finish()) }
        XCTAssertEqual(names(home), ["calm.scroll-feel.json", "snappy.scroll-feel.json"])
    }

    /// A limit on the size of files simulates a disk that becomes full during a write.
    func testWhatCannotBeWrittenIsSaidAndLeavesWhatWasThere() throws {
        let home = try temporaryFolder()
        let folder = try XCTUnwrap(PresetFolder(environment: environment(home)))
        let start = try folder.save(presets(preset("Snappy", momentum: 2)), since: Presets())
        let ours = presets(preset("Snappy", momentum: 2.5))
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = rlimit(rlim_cur: 100, rlim_max: limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        XCTAssertThrowsError(try folder.save(ours, since: start)) {
            let path = folder.path + "/snappy.scroll-feel.json"
            XCTAssertEqual($0 as? FileError, FileError(.write, path: path, errno: EFBIG))
        }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        XCTAssertEqual(folder.load().presets, start)
        XCTAssertEqual(names(home), ["snappy.scroll-feel.json"])
        XCTAssertEqual(try folder.save(ours, since: start), ours)
    }

    /// A limit on the size of files simulates a full disk.
    func testOnAFullDiskThePresetsFileIsNamedAndStaysWhole() throws {
        let home = try temporaryFolder()
        let store = TuningStore(environment: environment(home))
        var start = Tuning()
        start.presets = presets(preset("Snappy", momentum: 2))
        start = try store.save(start, since: Tuning())
        var ours = start
        ours.feel.fling.momentum = 2.5
        ours.presets = presets(preset("Snappy", momentum: 2.5))
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = rlimit(rlim_cur: 100, rlim_max: limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        XCTAssertThrowsError(try store.save(ours, since: start)) {
            let notice = ($0 as? TuningSaveError)?.notice ?? ""
            XCTAssertTrue(notice.hasPrefix("Not saved: File too large. "), notice)
            XCTAssertTrue(notice.hasSuffix(" " + self.folder(home).path + "/snappy.scroll-feel.json"), notice)
        }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        XCTAssertEqual(store.load().tuning.feel, start.feel)
        XCTAssertEqual(store.loadPresets().presets, start.presets)
        XCTAssertEqual(try store.save(ours, since: start), ours)
    }

    func testWhatIsInTheWayOfPresetsIsNamedAndInTheWayOfNothingElse() throws {
        let home = try temporaryFolder()
        let store = TuningStore(environment: environment(home))
        let folder = self.folder(home)
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: folder)
        var ours = Tuning()
        ours.presets = presets(preset("Snappy", momentum: 2))
        ours.feel.fling.momentum = 2
        XCTAssertThrowsError(try store.save(ours, since: Tuning())) {
            XCTAssertEqual(($0 as? TuningSaveError)?.path, folder.path)
        }
        XCTAssertEqual(store.load().tuning.feel.fling.momentum, 2)
    }
}
