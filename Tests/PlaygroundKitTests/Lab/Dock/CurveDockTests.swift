import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The dock in the window, with simulated input.
@MainActor
final class CurveDockTests: XCTestCase {
    private func window(
        _ take: String? = "fling", scene: String = "gallery", width: CGFloat = 1280, height: CGFloat = 800
    ) throws -> WindowUnderTest {
        let window = WindowUnderTest(scene, width: width, height: height)
        if let take { choose(try ShippedRecordings.recording(take), in: window) }
        window.model.lab.isDockOpen = true
        window.settle()
        return window
    }

    private func choose(_ recording: Recording, in window: WindowUnderTest) {
        window.model.lab.recording = recording
        window.model.lab.duration = RestState(of: recording, in: window.model.tuning.feel).time
    }

    private func plot(_ window: WindowUnderTest) throws -> (frame: CGRect, layout: PlotLayout) {
        let frame = try XCTUnwrap(window.host.frame(ofID: "curves")).insetBy(dx: 4, dy: 4)
        let count = window.model.lab.dock.content.quantities.count
        return (frame, PlotLayout(size: frame.size, count: count))
    }

    /// A point in the window over the curves, at a share of the visible time.
    private func place(_ share: Double, in window: WindowUnderTest, down: Double = 0.5) throws -> CGPoint {
        let (frame, layout) = try plot(window)
        let field = layout.field
        return CGPoint(
            x: frame.minX + field.minX + field.width * share, y: frame.minY + field.minY + field.height * down)
    }

    private func range(_ window: WindowUnderTest) -> PlotRange {
        let data = window.model.curves
        return PlotRange(whole: data.start...data.end, shown: window.model.lab.dock.shown)
    }

    private func hover(_ place: CGPoint, in window: WindowUnderTest) {
        let pointer = InputEvent.Pointer(location: place, button: nil)
        window.host.send(InputEvent(.pointerMoved(pointer), at: window.host.time))
        window.settle()
    }

    private func turn(
        _ notches: Double, at place: CGPoint, in window: WindowUnderTest, _ keys: InputEvent.Modifiers = []
    ) {
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: notches, location: place, modifiers: keys)
        window.host.send(InputEvent(.wheel(wheel), at: window.host.time))
        window.settle()
    }

    // MARK: Its place

    func testTheButtonOpensAndClosesTheDock() async throws {
        let window = WindowUnderTest()
        let before = window.host.displayList.dump()
        window.host.click(id: "dock-button")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "dock"))
        window.host.click(id: "dock-button")
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "dock"))
        hover(CGPoint(x: 640, y: 300), in: window)
        XCTAssertEqual(window.host.displayList.dump(), before)
    }

    func testTheEdgeIsDraggedWithinWhatStageAndCurvesNeed() async throws {
        let window = try window()
        let edge = window.host.center(ofID: "dock-edge")
        window.host.drag(from: edge, by: CGVector(dx: 0, dy: -60))
        window.settle()
        XCTAssertEqual(window.model.lab.dock.height, 360, accuracy: 0.5)
        window.host.drag(from: window.host.center(ofID: "dock-edge"), by: CGVector(dx: 0, dy: -700))
        window.settle()
        XCTAssertEqual(window.model.regions.stage.height, WindowRegions.leastStage)
        window.host.drag(from: window.host.center(ofID: "dock-edge"), by: CGVector(dx: 0, dy: 700))
        window.settle()
        XCTAssertEqual(window.model.lab.dock.height, WindowRegions.leastDock)
    }

    func testArrowsMoveTheEdgeThatHasTheKeyboard() async throws {
        let window = try window()
        window.host.click(id: "dock-edge")
        window.host.key(.up)
        window.settle()
        XCTAssertEqual(window.model.lab.dock.height, 316)
        window.host.key(.down)
        window.host.key(.down)
        XCTAssertEqual(window.model.lab.dock.height, 284)
    }

    func testInASmallWindowOnlyTheFirstRowIsLeftAndInATinyOneNothing() async throws {
        let window = try window(width: 720, height: 480)
        XCTAssertEqual(window.host.frame(ofID: "dock")?.height, CGFloat(WindowRegions.foldedDock))
        XCTAssertNil(window.host.frame(ofID: "curves"))
        XCTAssertEqual(WindowRegions(size: CGSize(width: 400, height: 300), dock: 300).dockHeight, 0)
    }

    func testNothingInTheFirstRowsLeavesTheDock() async throws {
        let ids = [
            "lab-back", "lab-play", "lab-step-size", "lab-pointer", "lab-speeds", "lab-speed", "lab-time", "dock-hint",
            "dock-content", "dock-save",
        ]
        for height in [480.0, 900] {
            for width in stride(from: 480.0, through: 1500, by: Repetition.isWhole ? 60 : 170) {
                let window = try window("fling", width: width, height: height)
                let dock = try XCTUnwrap(window.host.frame(ofID: "dock"))
                for frame in ids.compactMap({ window.host.frame(ofID: $0) }) {
                    XCTAssertGreaterThanOrEqual(frame.minX, dock.minX, "\(width) x \(height)")
                    XCTAssertLessThanOrEqual(frame.maxX, dock.maxX, "\(width) x \(height)")
                }
            }
        }
    }

    func testEverySizeAndContentIsDrawn() async throws {
        for size in [(0, 0), (1, 1), (60, 300), (300, 500), (720, 480), (1280, 800), (1440, 900)] {
            for take in [nil, "fling", "carousel-flick"] {
                let window = try window(take, width: CGFloat(size.0), height: CGFloat(size.1))
                for content in PlotContent.allCases {
                    window.model.lab.dock.content = content
                    window.settle()
                }
            }
        }
    }

    // MARK: The pointer over the curves

    func testTheCrossHairTellsTheExactValues() async throws {
        let window = try window()
        hover(try place(0.5, in: window), in: window)
        let data = window.model.curves
        let time = data.end / 2
        let value = try XCTUnwrap(data.curves[0].value(at: time))
        let text =
            "\(PlotNumber.text(value.offset.y, decimals: 1)) pt, \(PlotNumber.text(value.velocity.y, decimals: 0)) pt/s"
        XCTAssertTrue(window.host.texts.contains(text), "\(text) in \(window.host.texts)")
        hover(CGPoint(x: 640, y: 200), in: window)
        XCTAssertFalse(window.host.texts.contains(text))
    }

    func testTheWheelZoomsAboutThePointer() async throws {
        let window = try window()
        let place = try place(0.25, in: window)
        let time = range(window).shown.lowerBound + range(window).length * 0.25
        let before = range(window).length
        turn(1, at: place, in: window)
        let range = range(window)
        XCTAssertEqual(range.length, before / 1.25, accuracy: 1e-9)
        XCTAssertEqual(range.shown.lowerBound + range.length * 0.25, time, accuracy: 1e-9)
        turn(-1, at: place, in: window)
        XCTAssertNil(window.model.lab.dock.shown, "all of it is shown again")
    }

    func testTheWheelOverTheCurvesMovesNoScrollView() async throws {
        let window = try window(nil, scene: "list")
        let offset = window.offset
        window.host.turnWheel(-3, overID: PlaygroundScene.stageID)
        window.settle()
        XCTAssertNotEqual(window.offset, offset)
        let after = window.offset
        turn(-3, at: try place(0.5, in: window), in: window)
        XCTAssertEqual(window.offset, after)
    }

    func testADragPansAndWhatWasTakenHoldOfStaysUnderThePointer() async throws {
        let window = try window()
        for _ in 0..<4 { turn(1, at: try place(0.5, in: window), in: window) }
        let before = range(window)
        let start = try place(0.5, in: window)
        window.host.drag(from: start, by: CGVector(dx: 50, dy: 0))
        window.settle()
        let field = try plot(window).layout.field
        XCTAssertEqual(
            range(window).shown.lowerBound, before.shown.lowerBound - 50 / field.width * before.length, accuracy: 1e-9)
        XCTAssertEqual(window.model.lab.playhead, .zero, "a drag is no click")
    }

    func testADoubleClickAndTheButtonFit() async throws {
        let window = try window()
        turn(2, at: try place(0.5, in: window), in: window)
        XCTAssertNotNil(window.model.lab.dock.shown)
        window.host.click(at: try place(0.3, in: window), count: 2)
        window.settle()
        XCTAssertNil(window.model.lab.dock.shown)
        turn(2, at: try place(0.5, in: window), in: window)
        window.host.click(id: "dock-fit")
        window.settle()
        XCTAssertNil(window.model.lab.dock.shown)
    }

    func testAClickSeeksAndThePlayheadIsDragged() async throws {
        let window = try window()
        let end = window.model.curves.end
        window.host.click(at: try place(0.5, in: window))
        window.host.wait(1)
        XCTAssertEqual(window.model.lab.playhead.inSeconds, end / 2, accuracy: 1e-6)
        let field = try plot(window).layout.field
        window.host.drag(from: try place(0.5, in: window), by: CGVector(dx: field.width / 4, dy: 0))
        window.settle()
        XCTAssertEqual(window.model.lab.playhead.inSeconds, end * 0.75, accuracy: 1e-6)
        XCTAssertNil(window.model.lab.dock.shown)
    }

    func testKeysStepZoomAndFit() async throws {
        let window = try window()
        window.host.click(at: try place(0.5, in: window))
        window.host.wait(1)
        window.host.key(.right)
        let start = window.model.lab.playhead.inSeconds
        window.host.key(.right)
        XCTAssertEqual(window.model.lab.playhead.inSeconds, start + 1 / 60.0, accuracy: 1e-6)
        window.host.key(.left, .shift)
        XCTAssertEqual(window.model.lab.playhead.inSeconds, start - 9 / 60.0, accuracy: 1e-6)
        window.host.key(.character("+"))
        XCTAssertNotNil(window.model.lab.dock.shown)
        window.host.key(.character("0"))
        XCTAssertNil(window.model.lab.dock.shown)
        window.host.key(.home)
        XCTAssertEqual(window.model.lab.playhead, .zero)
    }

    // MARK: Drawing

    func testATuningThatChangesDrawsCurvesAndNumbersInTheSameFrame() async throws {
        let window = try window()
        XCTAssertEqual(window.model.curves.curves.count, 1)
        let before = window.host.displayList.dump()
        window.model.tuning.feel.fling.decelerationRate = 0.99
        window.host.frame(at: window.host.time + .milliseconds(16))
        XCTAssertEqual(window.model.curves.curves.map(\.label), ["now", "recorded"])
        XCTAssertNotEqual(window.host.displayList.dump(), before)
        XCTAssertTrue(window.host.texts.contains("recorded"))
        XCTAssertTrue(window.host.texts.contains("rest now"), "\(window.host.texts)")
    }

    func testNothingIsMadeAnewWhileNothingChanges() async throws {
        let window = try window()
        XCTAssertFalse(window.host.needsFrame)
        let shown = try place(0.5, in: window)
        let data = window.model.curves
        turn(1, at: shown, in: window)
        data.curves[0].samples.withUnsafeBufferPointer { old in
            window.model.curves.curves[0].samples.withUnsafeBufferPointer {
                XCTAssertEqual(old.baseAddress, $0.baseAddress, "the same samples")
            }
        }
    }

    func testWhatIsDoneNowIsDrawnAndRestAsksForNoFrame() async throws {
        let window = try window(nil)
        let stage = window.host.center(ofID: PlaygroundScene.stageID)
        window.host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: stage)), at: window.host.time))
        for step in 1...10 {
            let place = CGPoint(x: stage.x - 12 * CGFloat(step), y: stage.y)
            window.host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: window.host.time))
            window.host.frame(at: window.host.time + .seconds(1) / 60)
            window.model.update(from: window.host, frameTime: 0)
        }
        let end = CGPoint(x: stage.x - 120, y: stage.y)
        window.host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: end)), at: window.host.time))
        XCTAssertTrue(window.settle())
        let data = window.model.curves
        XCTAssertEqual(data.events.map(\.word), [.down, .lift, .rest])
        XCTAssertEqual(data.axes, [.horizontal])
        XCTAssertEqual(try XCTUnwrap(data.curves[0].samples.last).offset.x, window.offset.x, accuracy: 1e-9)
        XCTAssertGreaterThan(data.curves[0].samples.count, 20)
        XCTAssertTrue(window.host.texts.contains("lift"), "\(window.host.texts)")
        XCTAssertFalse(window.host.needsFrame)
        XCTAssertNil(window.host.nextWakeUp)
    }

    /// Each stop of Tab that shows a ring, by the position of the ring.
    func testTabReachesEverythingInTheDockWithARingThatShows() async throws {
        let window = try window()
        window.model.lab.dock.shown = 0...0.1
        window.settle()
        var missing = ["dock-edge", "lab-back", "lab-play", "dock-content", "dock-fit", "dock-save", "curves"]
        var before = window.host.displayList.dump()
        for _ in 0..<60 where !missing.isEmpty {
            window.host.key(.tab)
            let drawn = window.host.displayList.dump()
            let change = drawn.split(separator: "\n").difference(from: before.split(separator: "\n"))
            let added = change.insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
            missing.removeAll { id in
                guard let frame = window.host.frame(ofID: id) else { return false }
                return added.contains { Self.isAround(frame, String($0)) }
            }
            before = drawn
        }
        XCTAssertEqual(missing, [])
    }

    /// A line of the display list that draws a ring close to a frame.
    private static func isAround(_ frame: CGRect, _ line: String) -> Bool {
        let numbers = line.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        guard line.contains("#5B8CFF"), numbers.count >= 4 else { return false }
        let ring = [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Double($0) }
        return zip(ring, edges).allSatisfy { abs($0 - $1) <= 8 }
    }
}
