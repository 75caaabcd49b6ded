import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The lab with real events: tuned during a loop, stepped, slowed down, kept.
@MainActor
final class LabTests: XCTestCase {
    private static let size = (width: 1280, height: 800)

    private func open(_ desktop: Desktop) throws -> OpenWindow {
        try desktop.open("gallery", "--renderer", "software", size: Self.size)
    }

    private func flick(_ window: OpenWindow) throws {
        let steps = Array(repeating: (x: -22, y: 1), count: 8)
        try window.hands(Hands.drag(from: try window.views.center(of: "stage"), by: steps) + Hands.letGo)
        try window.waitUntilAtRest(for: .milliseconds(600))
    }

    /// A window with a flick of the gallery on the stage, with its curves, at the start.
    private func openWithTake() throws -> (desktop: Desktop, window: OpenWindow) {
        let desktop = try Desktop(for: self)
        let window = try open(desktop)
        try flick(window)
        try window.hands("key", "--delay", "40", "ctrl+1", "space", "Home", "p")
        return (desktop, window)
    }

    private func picture(_ window: OpenWindow) throws -> PictureFile {
        try window.waitUntilAtRest()
        return try PictureFile(try window.screenshot())
    }

    /// Pauses and steps back to the start. The Home key would go to the slider with the focus.
    private func toTheStart(_ window: OpenWindow) throws {
        try window.hands(["key", "space", "key", "--delay", "5", "--repeat", "220", "comma"])
    }

    /// The feels of A and B.
    private func feels(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 790, y: 4, width: 180, height: 36))
    }

    private func curves(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 215, y: 560, width: 370, height: 205))
    }

    private func transport(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 215, y: 474, width: 500, height: 40))
    }

    private func stage(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 240, y: 90, width: 680, height: 340))
    }

    /// A layout of the window with a chosen take, for the positions of its buttons.
    private func layout(_ window: OpenWindow, hasDock: Bool = true) throws -> ViewHost {
        var any = Recording(viewport: CGSize(width: 400, height: 300), content: CGSize(width: 4000, height: 300))
        any.axes = .horizontal
        any.events = [RecordedEvent(.fling(ScrollVector(x: 900, y: 0)), at: .zero)]
        any.unknown[""] = ["scene": .string("gallery")]
        let model = PlaygroundModel(scene: any.scene(in: .builtIn))
        let fonts = try FontLibrary()
        let size = CGSize(width: Self.size.width, height: Self.size.height)
        let host = makePlaygroundHost(size: size, text: SDLTextMeasurer(fonts: fonts), model: model)
        host.frame(at: .zero)
        model.lab.collect(any, feel: .uikit, at: nil)
        model.chooseTake(at: 0)
        if !hasDock { model.toggleDock() }
        host.frame(at: .milliseconds(20))
        return host
    }

    private func click(_ id: String, at share: Double = 0.5, in host: ViewHost, _ window: OpenWindow) throws {
        let frame = try XCTUnwrap(host.frame(ofID: id), id)
        let origin = window.views.window.origin
        let place = CGPoint(x: origin.x + frame.minX + share * frame.width, y: origin.y + frame.midY)
        try window.hands(Hands.move(to: place) + ["click", "1"])
    }

    // MARK: Tuning

    func testASliderThatIsDraggedWhileItLoopsRedrawsTheCurvesAndTheLoopGoesOn() async throws {
        let (desktop, window) = try openWithTake()
        let before = try picture(window)
        let end = try window.endOfSlider("fling.decelerationRate")
        try window.hands("key", "space")
        let drag = Hands.drag(from: CGPoint(x: end.x - 60, y: end.y), by: Array(repeating: (x: -4, y: 0), count: 8))
        try window.hands(drag + Hands.letGo)
        // It keeps playing: two moments differ.
        let (one, other) = (try PictureFile(try window.screenshot()), try PictureFile(try window.screenshot()))
        XCTAssertGreaterThan(transport(one).difference(from: transport(other)).largest, 0)
        try toTheStart(window)
        let after = try picture(window)
        XCTAssertGreaterThan(curves(after).difference(from: curves(before)).largest, 50, "the curves follow")
        XCTAssertNotEqual(try desktop.lastTuning().feel.fling.decelerationRate, 0.998)

        // Undo restores everything; redo tunes it again.
        try window.hands("key", "ctrl+z")
        XCTAssertEqual(curves(try picture(window)).difference(from: curves(before)).largest, 0)
        try window.hands("key", "ctrl+shift+z")
        XCTAssertEqual(curves(try picture(window)).difference(from: curves(after)).largest, 0)
        _ = try window.close()
    }

    func testUndoTakesEachStepBackWhileATakeIsOnTheStage() async throws {
        let (_, window) = try openWithTake()
        try window.hands("key", "--delay", "40", "--repeat", "24", "period")
        let first = try picture(window)
        let end = try window.endOfSlider("fling.decelerationRate")
        try window.hands(Hands.drag(from: CGPoint(x: end.x - 60, y: end.y), by: [(x: -20, y: 0)]) + Hands.letGo)
        let tuned = try picture(window)
        XCTAssertGreaterThan(stage(tuned).difference(from: stage(first)).largest, 0)
        try window.hands("key", "ctrl+b")
        let compared = try picture(window)
        XCTAssertGreaterThan(feels(compared).difference(from: feels(tuned)).largest, 0, "B is there")
        try window.hands("key", "ctrl+z")
        let undone = try picture(window)
        XCTAssertEqual(feels(undone).difference(from: feels(tuned)).largest, 0, "B is gone")
        XCTAssertEqual(stage(undone).difference(from: stage(tuned)).largest, 0)
        XCTAssertEqual(transport(undone).difference(from: transport(tuned)).largest, 0, "the playhead stays")
        try window.hands("key", "ctrl+z")
        XCTAssertEqual(stage(try picture(window)).difference(from: stage(first)).largest, 0, "as it began")
        try window.hands("key", "--delay", "60", "ctrl+shift+z", "ctrl+shift+z")
        let again = try picture(window)
        XCTAssertEqual(feels(again).difference(from: feels(compared)).largest, 0, "both are done again")
        XCTAssertEqual(stage(again).difference(from: stage(tuned)).largest, 0)
        _ = try window.close()
    }

    // MARK: Time

    func testStepsOfAHundredAndTwentiethShowWhatRenderDraws() async throws {
        let (desktop, window) = try openWithTake()
        let host = try layout(window)
        try click("lab-step-size", in: host, window)
        try click("save take", in: host, window)
        // Without the curves, so that the scene has its recorded size.
        try window.hands("key", "--delay", "40", "ctrl+j", "Home")
        try window.hands("key", "--delay", "40", "--repeat", "27", "period")
        let picture = try picture(window)
        _ = try window.close()
        let folder = desktop.home.appendingPathComponent(".local/share/scroll-playground/takes")
        let take = folder.appendingPathComponent("flick.scroll-recording.json").path
        let withoutDock = try layout(window, hasDock: false)
        let shown = picture.crop(try XCTUnwrap(withoutDock.frame(ofID: "take-stage")).insetBy(dx: 21, dy: 21))
        func rendered(_ time: String) throws -> PictureFile {
            let file = desktop.home.appendingPathComponent("at-\(time).png")
            let options = ["render", "--scene", "gallery", "--recording", take, "--at", time, "--out", file.path]
            XCTAssertEqual(try desktop.run(options).status, 0)
            let picture = try PictureFile(file)
            return picture.crop(CGRect(origin: .zero, size: picture.size).insetBy(dx: 21, dy: 21))
        }
        XCTAssertEqual(shown.difference(from: try rendered("0.225")).largest, 0, "27 steps of 1/120 s")
        XCTAssertGreaterThan(shown.difference(from: try rendered("0.45")).largest, 0, "and not of 1/60 s")
    }

    /// At a quarter of the speed, content follows the pointer, and moves four times as long after the lift; the
    /// recording has its normal speed.
    func testLiveContentStaysUnderTheHandAndMovesSlowerAfterTheLift() async throws {
        let desktop = try Desktop(for: self)
        let window = try open(desktop)
        try window.hands("key", "ctrl+j")
        try window.waitUntilAtRest()
        let model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: "gallery"))
        let host = makePlaygroundHost(
            size: CGSize(width: Self.size.width, height: Self.size.height),
            text: SDLTextMeasurer(fonts: try FontLibrary()), model: model)
        model.toggleDock()
        host.frame(at: .zero)
        try click("lab-speeds", at: 0.62, in: host, window)
        let start = try window.views.center(of: "stage")
        let steps = Array(repeating: (x: -22, y: 1), count: 8)
        try window.hands(
            Hands.drag(from: CGPoint(x: start.x, y: start.y - 140), by: steps) + Hands.letGo + ["sleep", "4"])
        let (one, other) = (try PictureFile(try window.screenshot()), try PictureFile(try window.screenshot()))
        XCTAssertGreaterThan(stage(one).difference(from: stage(other)).largest, 0, "it still moves after 4 s")
        try window.waitUntilAtRest(for: .milliseconds(900))
        let recording = try window.close()
        try recording.assertTraceAgrees(window)
        let release = try XCTUnwrap(recording.events.last { !$0.isLayout }).time.inSeconds
        let held = try XCTUnwrap(try recording.shownFrames().last { $0.time <= release })
        XCTAssertLessThanOrEqual(held.x - recording.offset.x, 8 * 22, "no farther than the hand")
    }

    // MARK: Kept

    func testASavedTakeHasTheSameCurvesAfterARestart() async throws {
        let (desktop, window) = try openWithTake()
        try click("save take", in: try layout(window), window)
        let before = curves(try picture(window))
        _ = try window.close()
        let again = try open(desktop)
        try again.hands("key", "--delay", "40", "ctrl+1", "space", "Home", "p")
        XCTAssertEqual(curves(try picture(again)).difference(from: before).largest, 0)
        _ = try again.close()
    }

    func testAKillLosesNoTakeButTheOneThatGoesOn() async throws {
        let desktop = try Desktop(for: self)
        let window = try open(desktop)
        try flick(window)
        try window.hands("key", "--delay", "40", "ctrl+1", "space", "Home", "p")
        let before = curves(try picture(window))
        try window.hands("key", "Escape", "ctrl+j")
        try window.waitUntilAtRest()
        let steps = Array(repeating: (x: 20, y: 0), count: 4)
        try window.hands(Hands.drag(from: try window.views.center(of: "stage"), by: steps))
        kill(window.command.id, SIGKILL)
        XCTAssertEqual(try window.command.outcome().status, 128 + SIGKILL)
        try window.hands(Hands.letGo)

        let again = try open(desktop)
        try again.hands("key", "--delay", "40", "ctrl+1", "space", "Home", "p")
        XCTAssertEqual(curves(try picture(again)).difference(from: before).largest, 0, "the flick is there")
        _ = try again.close()
        XCTAssertEqual(try recentTakes(desktop).count, 1)
    }

    func testAKillAtAnyMomentLeavesWholeTakes() async throws {
        let desktop = try Desktop(for: self)
        for turn in 0..<(Repetition.isWhole ? 6 : 2) {
            let window = try open(desktop)
            let stage = try window.views.center(of: "stage")
            let way = turn % 2 == 0 ? -20 : 20
            try window.hands(
                Hands.drag(from: stage, by: Array(repeating: (x: way, y: 0), count: 4)) + ["sleep", "0.1"]
                    + Hands.letGo + ["sleep", "\(0.3 + 0.02 * Double(turn))"])
            kill(window.command.id, SIGKILL)
            XCTAssertEqual(try window.command.outcome().status, 128 + SIGKILL)
            for file in try recentTakes(desktop) { XCTAssertNoThrow(try Recording(contentsOf: file.path)) }
        }
    }

    private func recentTakes(_ desktop: Desktop) throws -> [URL] {
        let folder = desktop.home.appendingPathComponent(".local/state/scroll-playground/recent-takes")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".scroll-recording.json") }
    }
}
