import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Takes with real events: made, chosen, stepped through, tuned, saved.
@MainActor
final class TakeTests: XCTestCase {
    private static let size = (width: 1100, height: 720)

    /// The positions of views in a window with one chosen take; its gesture does not matter.
    private func layout(_ recording: Recording, _ window: OpenWindow) throws -> ViewHost {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let model = PlaygroundModel(scene: recording.scene(in: .builtIn))
        let size = CGSize(width: Self.size.width, height: Self.size.height)
        let host = makePlaygroundHost(size: size, text: SDLTextMeasurer(fonts: fonts), model: model)
        host.frame(at: .zero)
        model.lab.collect(recording, feel: .uikit, at: nil)
        model.chooseTake(at: 0)
        model.toggleDock()
        host.frame(at: .milliseconds(20))
        return host
    }

    private func click(_ id: String, _ host: ViewHost, _ window: OpenWindow) throws {
        let frame = try XCTUnwrap(host.frame(ofID: id))
        let origin = window.views.window.origin
        try window.hands(Hands.move(to: CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY)) + ["click", "1"])
        try window.waitUntilAtRest()
    }

    /// The scene in a screenshot of the window, without the round corners of its frame.
    private func stage(_ host: ViewHost, _ window: OpenWindow) throws -> PictureFile {
        let frame = try XCTUnwrap(host.frame(ofID: "take-stage"))
        return try PictureFile(try window.screenshot()).crop(frame.insetBy(dx: 21, dy: 21))
    }

    private func rendered(_ arguments: [String], _ desktop: Desktop) throws -> PictureFile {
        let file = desktop.home.appendingPathComponent("rendered.png")
        let outcome = try desktop.run(["render", "--scene", "gallery", "--out", file.path] + arguments)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let picture = try PictureFile(file)
        return picture.crop(CGRect(origin: .zero, size: picture.size).insetBy(dx: 21, dy: 21))
    }

    func testAFlickIsKeptAndTheStageShowsWhatRenderDrawsWithTheRecordedNumbersAndWithOthers() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("gallery", "--renderer", "software", size: Self.size)
        let steps = Array(repeating: (x: -22, y: 1), count: 8)
        try window.hands(Hands.drag(from: try window.views.center(of: "stage"), by: steps) + Hands.letGo)
        try window.waitUntilAtRest(for: .milliseconds(600))

        // The take exists. Keys step through it: at 0.2 s, without the pointer's mark, and with all of the stage's
        // room.
        try window.hands("key", "--delay", "40", "ctrl+1", "ctrl+j", "space", "Home", "p")
        try window.hands("key", "--delay", "40", "--repeat", "12", "period")
        try window.waitUntilAtRest()
        var any = Recording(viewport: CGSize(width: 400, height: 300), content: CGSize(width: 4000, height: 300))
        any.axes = .horizontal
        any.events = [RecordedEvent(.fling(ScrollVector(x: 900, y: 0)), at: .zero)]
        any.unknown[""] = ["scene": .string("gallery")]
        let host = try layout(any, window)
        let shown = try stage(host, window)
        try click("save take", host, window)
        let folder = desktop.home.appendingPathComponent(".local/share/scroll-playground/takes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssertEqual(names, ["flick.scroll-recording.json"])
        let take = folder.appendingPathComponent("flick.scroll-recording.json").path
        let recorded = try rendered(["--recording", take, "--at", "0.2"], desktop)
        XCTAssertEqual(shown.difference(from: recorded).largest, 0, "at 0.2 s")
        XCTAssertGreaterThan(
            shown.difference(from: try rendered(["--recording", take, "--at", "0"], desktop)).largest, 0)

        // Other numbers at the same moment after the lift.
        try window.hands("key", "--delay", "40", "--repeat", "12", "period")
        try window.waitUntilAtRest()
        let before = try stage(host, window)
        let end = try window.endOfSlider("fling.decelerationRate")
        try window.hands(
            Hands.drag(from: CGPoint(x: end.x - 60, y: end.y), by: [(x: -10, y: 0), (x: -9, y: 0)]) + Hands.letGo)
        try window.waitUntilAtRest()
        _ = try desktop.lastTuning()
        let tuned = try stage(host, window)
        XCTAssertGreaterThan(tuned.difference(from: before).largest, 0)
        let wanted = try rendered(
            ["--recording", take, "--feel", desktop.tuningFile.path, "--at", "0.4"], desktop)
        XCTAssertEqual(tuned.difference(from: wanted).largest, 0, "with other numbers at 0.4 s")

        // Back to live content, with the cards where they were left.
        try window.hands("key", "Escape")
        try window.waitUntilAtRest()
        let left = try window.close()
        XCTAssertEqual(
            left.events.filter { !$0.isLayout }.count,
            try Recording(contentsOf: take).events.filter { !$0.isLayout }.count,
            "a take that plays does nothing to the live scene")
    }

    func testARecordingThatIsNamedIsOnTheStageAndASavedOneIsListedAgain() async throws {
        let desktop = try Desktop(for: self)
        var recording = Recording(
            viewport: CGSize(width: 500, height: 400), content: CGSize(width: 500, height: 9000),
            events: [RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -3)), at: .zero)])
        recording.unknown[""] = ["scene": .string("list")]
        let file = desktop.home.appendingPathComponent("mine.json")
        try recording.write(to: file.path)
        let picture = desktop.home.appendingPathComponent("window.png")
        let options = [
            "run", "--recording", file.path, "--frames", "40", "--renderer", "software", "--screenshot", picture.path,
        ]
        let outcome = try desktop.run(options)
        XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""))
        XCTAssertTrue(FileManager.default.fileExists(atPath: picture.path))
        try "{".write(to: file, atomically: true, encoding: .utf8)
        let refused = try desktop.run(options)
        XCTAssertEqual(refused.status, ExitStatus.malformed.rawValue)
        XCTAssertTrue(refused.messages.contains(file.path), refused.messages)
    }
}
