import Drawing
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis
@_spi(Nodes) @testable import ScrollUI

/// A take in the window, with simulated input.
@MainActor
final class TakeStageTests: XCTestCase {
    /// A fling of two seconds through a scene, as the first take in the list.
    private func window(_ scene: String = "gallery") throws -> (WindowUnderTest, Take) {
        let window = WindowUnderTest(scene)
        window.model.lab.collect(try fling(in: window), feel: .uikit, at: nil)
        window.settle()
        return (window, try XCTUnwrap(window.model.lab.takes.first))
    }

    private func fling(in window: WindowUnderTest) throws -> Recording {
        let snapshot = try XCTUnwrap(window.host.scrollSnapshot(ofID: PlaygroundScene.stageID))
        var recording = Recording(snapshot, tuning: window.model.tuning)
        let isHorizontal = recording.axes == .horizontal
        let start = ScrollVector(x: 300, y: 200)
        recording.events = (0...10).map { step in
            let way = -14 * Double(step)
            let place = start + (isHorizontal ? ScrollVector(x: way, y: 0) : ScrollVector(x: 0, y: way))
            return RecordedEvent(step == 0 ? .down(place, .mouse) : .move(place), at: .milliseconds(10 * step))
        }
        recording.events.append(RecordedEvent(.up(nil), at: .milliseconds(105)))
        recording.unknown[""] = ["scene": .string(window.model.scene.name)]
        return recording
    }

    private func frame(_ window: WindowUnderTest, after step: Duration = .nanoseconds(16_666_667)) {
        let time = window.host.time + step
        window.model.lab.advance(to: time)
        window.host.frame(at: time)
        window.model.update(from: window.host, frameTime: 0)
        window.model.lab.prepare(within: .steps(6))
    }

    /// The expected picture of the stage, drawn separately.
    private func picture(_ window: WindowUnderTest, _ take: Take, at time: Duration) throws -> DisplayList {
        let look = TakeLook(
            scene: take.recording.scene, feel: window.model.tuning.feel, settings: window.model.tuning.stage,
            colorScheme: .dark, scale: 1)
        return try XCTUnwrap(TakePlayer(take.recording, look: look, text: .fixedAdvance).frame(at: time, look: look))
            .list
    }

    /// The lines of a list, without the indentation of its context.
    private func lines(_ list: DisplayList) -> [Substring] {
        list.dump().split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    }

    private func assertStageShows(
        _ list: DisplayList, _ window: WindowUnderTest, _ message: String, line: UInt = #line
    ) {
        let (all, wanted) = (lines(window.host.displayList), lines(list))
        let isThere = all.indices.contains { all[$0...].starts(with: wanted) }
        XCTAssertTrue(isThere, message, line: line)
    }

    func testAClickOnATakePutsItOnTheStageAndAnotherOneGoesBackToLive() async throws {
        let (window, take) = try window()
        // The dock opens with the take, and the scene is aligned again when its size changes.
        window.model.toggleDock()
        window.settle()
        window.host.drag(
            from: window.host.center(ofID: PlaygroundScene.stageID), by: CGVector(dx: -200, dy: 0))
        window.settle()
        let live = window.offset
        XCTAssertGreaterThan(live.x, 100)
        window.host.click(id: "take \(take.id)")
        let lab = window.model.lab
        XCTAssertEqual(lab.chosenTakeID, take.id)
        XCTAssertTrue(lab.isPlaying)
        lab.showsInput = false
        lab.seek(to: .milliseconds(300))
        frame(window)
        assertStageShows(try picture(window, take, at: .milliseconds(300)), window, "at 0.3 s")
        window.host.click(id: "take \(take.id)")
        XCTAssertNil(lab.chosenTakeID)
        XCTAssertNil(lab.recording)
        window.settle()
        XCTAssertEqual(window.offset, live, "the live scene stands where it stood")
    }

    func testTheStageShowsEachMomentOfThePlayheadInTheSameFrame() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        window.model.lab.showsInput = false
        for milliseconds in [0, 150, 900, 400, 50] {
            window.model.lab.seek(to: .milliseconds(milliseconds))
            frame(window)
            let wanted = try picture(window, take, at: .milliseconds(milliseconds))
            assertStageShows(wanted, window, "at \(milliseconds) ms")
        }
    }

    func testItPlaysTheSameWhetherPartsOfTheWindowAreCopiedOrDrawnAnew() async throws {
        func frames(between: (ViewHost) -> Void) throws -> [String] {
            let (window, take) = try window()
            window.model.toggleDock()
            window.model.choose(take)
            return (0..<40).map { _ in
                frame(window)
                between(window.host)
                return window.host.displayList.dump()
            }
        }
        let anew = try frames { $0.graph.forgetPictures() }
        XCTAssertEqual(try frames { _ in }, anew)
    }

    func testTuningWhileItLoopsShowsTheNewNumbersAtTheSamePlayheadInTheSameFrame() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        let lab = window.model.lab
        lab.showsInput = false
        for _ in 0..<40 { frame(window) }
        let (playhead, before) = (lab.playhead, lines(window.host.displayList))
        XCTAssertGreaterThan(playhead, .milliseconds(500))
        window.model.tuning.feel.fling.decelerationRate = 0.99
        XCTAssertEqual(lab.playhead, playhead)
        XCTAssertTrue(lab.isPlaying)
        frame(window, after: .zero)
        XCTAssertEqual(lab.playhead, playhead)
        XCTAssertNotEqual(lines(window.host.displayList), before)
        assertStageShows(try picture(window, take, at: playhead), window, "with the new numbers")
        frame(window)
        XCTAssertEqual(lab.playhead, playhead + .nanoseconds(16_666_667))
        assertStageShows(try picture(window, take, at: lab.playhead), window, "and on it goes")
    }

    func testTheEndFollowsTheNumbers() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        let before = window.model.lab.duration
        window.model.tuning.feel.fling.decelerationRate = 0.99
        XCTAssertLessThan(window.model.lab.duration, before)
        window.model.undo()
        XCTAssertEqual(window.model.lab.duration, before)
    }

    func testAChangedNumberPlaysTheTakeOnceForItsDurationAndItsCurves() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        window.model.tuning.feel.fling.decelerationRate = 0.99
        let (lab, feel) = (window.model.lab, window.model.tuning.feel)
        let motion = try XCTUnwrap(lab.dock.traced.first { $0.feel == feel }?.motion)
        XCTAssertEqual(lab.duration, FrameGrid.first(from: motion.end) + TakeCollector.rest)
        let curve = try XCTUnwrap(window.model.curves.curves.first)
        XCTAssertEqual(memory(of: curve.limits), memory(of: motion.limits))
    }

    private func memory(of array: [CurveLimits]) -> UnsafePointer<CurveLimits>? {
        array.withUnsafeBufferPointer { $0.baseAddress }
    }

    func testTheStatusLineTellsOfTheTake() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        window.model.lab.seek(to: .milliseconds(400))
        frame(window)
        var alone = Replay(take.recording, feel: .uikit)
        alone.advance(to: .milliseconds(400))
        let offset = try XCTUnwrap(window.model.status.scroll?.geometry.contentOffset.y)
        XCTAssertEqual(offset, alone.scroller.offset(at: .milliseconds(400)).y, accuracy: 1e-9)
        window.model.lab.letGo()
        frame(window)
        XCTAssertEqual(window.model.status.scroll?.geometry.contentOffset.y, -28)
    }

    func testWhileATakePlaysTheButtonsAreNotEvaluated() async throws {
        let (window, take) = try window()
        if !window.model.lab.isDockOpen { window.model.toggleDock() }
        window.model.choose(take)
        for _ in 0..<3 { frame(window) }
        let (playhead, before) = (window.model.lab.playhead, try XCTUnwrap(window.evaluations(of: TransportBar.self)))
        for _ in 0..<20 { frame(window) }
        XCTAssertGreaterThan(window.model.lab.playhead, playhead)
        XCTAssertEqual(window.evaluations(of: TransportBar.self), before)
    }

    func testKeysPlayStepJumpAndLetGo() async throws {
        let (window, take) = try window()
        let (host, lab) = (window.host, window.model.lab)
        window.model.choose(take)
        host.key(.space)
        XCTAssertFalse(lab.isPlaying)
        host.key(.home)
        for _ in 0..<3 { host.key(.character(".")) }
        host.key(.right)
        host.key(.character(","))
        XCTAssertEqual(lab.playhead, .milliseconds(50))
        host.key(.right, .shift)
        XCTAssertEqual(lab.playhead, .nanoseconds(216_666_667))
        host.key(.up)
        XCTAssertEqual(lab.playhead, .milliseconds(105), "the lift")
        host.key(.up)
        XCTAssertEqual(lab.playhead, .zero)
        host.key(.down)
        host.key(.down)
        XCTAssertEqual(lab.playhead, lab.duration - TakeCollector.rest, "all is at rest")
        host.key(.character("l"))
        XCTAssertFalse(lab.loops)
        host.key(.pageDown)
        window.settle()
        XCTAssertEqual(window.offset.x, -26, accuracy: 30, "the live scene, which nobody sees, does not move")
        host.key(.escape)
        XCTAssertNil(lab.chosenTakeID)
        host.key(.space)
        XCTAssertFalse(lab.isPlaying)
    }

    /// A click gives the focus to the clicked view.
    func testTheLiveSceneGetsNoKeysThoughItHadTheKeyboard() async throws {
        let (window, take) = try window("list")
        window.host.click(id: PlaygroundScene.stageID)
        window.model.choose(take)
        frame(window)
        for key in [InputEvent.Key.pageDown, .end, .down, .space] { window.host.key(key) }
        window.model.lab.letGo()
        window.settle()
        XCTAssertEqual(window.offset.y, -28)
        window.host.key(.pageDown)
        window.settle()
        XCTAssertGreaterThan(window.offset.y, 100, "live again it scrolls")
    }

    func testSpacePlaysThoughTheRowOfTheTakeHasTheKeyboard() async throws {
        let (window, take) = try window("list")
        let lab = window.model.lab
        window.host.click(id: "take \(take.id)")
        XCTAssertTrue(lab.comesFirst(.space, []))
        XCTAssertTrue(lab.press(.space, []))
        XCTAssertFalse(lab.isPlaying)
        XCTAssertEqual(lab.chosenTakeID, take.id)
        XCTAssertFalse(lab.comesFirst(.return, []))
        XCTAssertFalse(lab.comesFirst(.character("z"), .control))
        lab.letGo()
        XCTAssertFalse(lab.comesFirst(.space, []), "live, it is the views' own")
    }

    func testAnotherSceneLetsGoOfTheTakeAndATakeBringsItsScene() async throws {
        let (window, take) = try window("list")
        window.model.show(try SceneCatalog.builtIn.scene(called: "gallery"))
        window.settle()
        window.model.choose(take)
        XCTAssertEqual(window.model.scene.name, "list")
        XCTAssertEqual(window.model.lab.chosenTakeID, take.id)
        window.model.show(try SceneCatalog.builtIn.scene(called: "pages"))
        XCTAssertNil(window.model.lab.chosenTakeID)
    }

    func testNumbersWithControlChooseTakes() async throws {
        func shortcut(_ digit: Character, _ modifiers: InputEvent.Modifiers) -> WindowShortcut? {
            WindowShortcut(InputEvent(.keyDown(.character(digit), modifiers: modifiers), at: .zero))
        }
        XCTAssertEqual(shortcut("1", .control), .take(0))
        XCTAssertEqual(shortcut("9", .control), .take(8))
        XCTAssertEqual(shortcut("1", .option), .scene(0))
        XCTAssertEqual(shortcut("0", .control), .resetAll)
        let (window, take) = try window("list")
        window.model.chooseTake(at: 4)
        XCTAssertNil(window.model.lab.chosenTakeID)
        window.model.chooseTake(at: 0)
        XCTAssertEqual(window.model.lab.chosenTakeID, take.id)
    }

    /// The pointer is drawn while it is down and a moment longer.
    func testThePointerIsDrawnWhereItWas() async throws {
        let (window, take) = try window("list")
        window.model.choose(take)
        func discs() -> Int {
            window.host.displayList.items.count { if case .border(.ellipse, _, _) = $0 { true } else { false } }
        }
        let lab = window.model.lab
        lab.seek(to: .milliseconds(900))
        frame(window)
        let without = discs()
        lab.seek(to: .milliseconds(60))
        frame(window)
        XCTAssertEqual(discs(), without + 1)
        lab.showsInput = false
        frame(window)
        XCTAssertEqual(discs(), without)
    }

    func testATakeOfALargerStageIsScaledToFit() async throws {
        let (window, take) = try window("list")
        var recording = take.recording
        recording.viewport = CGSize(width: 1500, height: 1200)
        window.model.lab.collect(recording, feel: .uikit, at: nil)
        window.model.choose(window.model.lab.takes[0])
        window.model.lab.seek(to: .zero)
        frame(window)
        let scales = window.host.displayList.items.compactMap { item -> Double? in
            if case .pushTransform(let transform) = item, transform.a < 1 { transform.a } else { nil }
        }
        let stage = try XCTUnwrap(window.host.frame(ofID: "take-stage")?.size)
        let size = try picture(window, window.model.lab.takes[0], at: .zero).size
        let wanted = min(stage.width / size.width, stage.height / size.height)
        XCTAssertTrue(scales.contains { abs($0 - wanted) < 1e-9 }, "\(wanted) is not among \(scales)")
    }
}
