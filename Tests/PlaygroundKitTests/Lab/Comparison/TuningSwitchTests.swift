import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A and B in the window, with simulated input.
@MainActor
final class TuningSwitchTests: XCTestCase {
    /// A flick of the gallery on the stage, with B as Android; A is edited.
    private func window(isDockOpen: Bool = true) throws -> WindowUnderTest {
        let window = WindowUnderTest()
        window.model.flip()
        window.model.choose(.android)
        window.model.flip()
        var recording = try ShippedRecordings.recording("carousel-flick")
        recording.unknown["", default: [:]]["scene"] = .string("gallery")
        window.model.lab.collect(recording, feel: .uikit, at: nil)
        window.model.chooseTake(at: 0)
        window.model.lab.isDockOpen = isDockOpen
        frame(window)
        return window
    }

    private func frame(_ window: WindowUnderTest, after step: Duration = .nanoseconds(16_666_667)) {
        let time = window.host.time + step
        window.model.lab.advance(to: time)
        window.host.frame(at: time)
        window.model.update(from: window.host, frameTime: 0)
        window.model.lab.prepare(within: .steps(6))
    }

    func testTheKeyFlipsAtTheSamePlayheadAndTheStageAndTheCurvesFollow() async throws {
        let window = try window()
        let (model, lab) = (window.model, window.model.lab)
        lab.showsInput = false
        for _ in 0..<40 { frame(window) }
        let (playhead, duration) = (lab.playhead, lab.duration)
        let (stage, data) = (try XCTUnwrap(lab.player?.shown?.scroll?.geometry.contentOffset), model.curves)
        XCTAssertEqual(data.curves.map(\.label), ["A", "B"])
        XCTAssertEqual(data.lead, 0)
        XCTAssertTrue(lab.comesFirst(.character("b"), []))
        XCTAssertTrue(lab.press(.character("b"), []))
        XCTAssertEqual(model.tuning.side, .b)
        XCTAssertEqual(model.tuning.feel, .android)
        frame(window, after: .zero)
        XCTAssertEqual(lab.playhead, playhead)
        XCTAssertEqual(lab.duration, duration, "both are shown to their end")
        XCTAssertTrue(lab.isPlaying)
        XCTAssertNotEqual(lab.player?.shown?.scroll?.geometry.contentOffset, stage)
        XCTAssertEqual(model.curves.lead, 1)
        XCTAssertEqual(model.curves.curves.map(\.label), ["A", "B"], "A stays solid, B dashed")
        XCTAssertTrue(lab.press(.character("b"), []))
        frame(window, after: .zero)
        XCTAssertEqual(lab.player?.shown?.scroll?.geometry.contentOffset, stage)
    }

    func testFlippingMakesNoFrameAnew() async throws {
        let window = try window()
        frame(window)
        window.model.flip()
        frame(window)
        let run = try XCTUnwrap(window.model.lab.player?.run)
        window.model.flip()
        frame(window)
        window.model.flip()
        frame(window, after: .zero)
        XCTAssertTrue(window.model.lab.player?.run === run)
    }

    func testTheOtherTuningIsMadeAheadAndStaysWhileTheEditedOneChanges() async throws {
        let window = try window()
        let (model, lab) = (window.model, window.model.lab)
        lab.seek(to: .milliseconds(300))
        for _ in 0..<600 where lab.nextWakeUp(after: .zero) != nil { frame(window) }
        XCTAssertNil(lab.nextWakeUp(after: .zero), "everything is made")
        model.tuning.feel.fling.decelerationRate = 0.99
        frame(window)
        model.tuning.feel.fling.decelerationRate = 0.98
        frame(window)
        model.flip()
        frame(window, after: .zero)
        let run = try XCTUnwrap(lab.player?.run)
        XCTAssertEqual(run.look.feel, .android)
        XCTAssertGreaterThan(try XCTUnwrap(run.frames.last?.time), lab.duration - .milliseconds(500))
    }

    func testControlBFlipsAndTheButtonDoes() async throws {
        XCTAssertEqual(
            WindowShortcut(InputEvent(.keyDown(.character("b"), modifiers: .control), at: .zero)), .flip)
        let window = WindowUnderTest()
        window.host.click(id: "flip")
        window.settle()
        XCTAssertEqual(window.model.tuning.side, .b)
        window.model.choose(.android)
        window.settle()
        XCTAssertTrue(window.host.texts.contains("Android"))
        window.host.click(id: "flip")
        window.settle()
        XCTAssertEqual(window.model.tuning.side, .a)
        XCTAssertEqual(window.model.feelTitle, "UIKit")
        XCTAssertTrue(window.host.texts.contains("Android"), "the other one is named")
    }

    func testUndoTakesBackACopyASwapAndTheEndAndAFlipIsNoStep() async throws {
        let window = WindowUnderTest()
        let model = window.model
        func act(_ body: () -> Void) {
            model.note(InputEvent(.keyDown(.tab, modifiers: []), at: .zero))
            body()
            model.note(InputEvent(.keyUp(.tab, modifiers: []), at: .zero))
        }
        act { model.flip() }
        act { model.choose(.android) }
        let (steps, pair) = (model.undoSteps, model.tuning)
        act { model.flip() }
        XCTAssertEqual(model.undoSteps, steps)
        act { model.flip() }
        for change in [{ model.copy(from: .a) }, { model.swapTunings() }, { model.endComparison() }] {
            act(change)
            XCTAssertEqual(model.undoSteps, steps + 1)
            XCTAssertNotEqual(model.tuning, pair)
            model.undo()
            XCTAssertEqual(model.tuning, pair)
        }
        model.undo()
        model.undo()
        XCTAssertNil(model.otherTuning)
    }

    func testResetAllAndAnotherFeelLeaveTheOtherOne() async throws {
        let window = WindowUnderTest()
        window.model.flip()
        window.model.choose(.android)
        window.model.flip()
        window.model.tuning.feel.drag.slop = 20
        window.model.resetAll()
        XCTAssertEqual(window.model.otherTuning?.feel, .android)
        window.model.choose(.gtk)
        XCTAssertEqual(window.model.otherTuning?.feel, .android)
    }

    func testAPresetThatIsTheOtherOneHasItsOwnName() async throws {
        let model = WindowUnderTest().model
        model.flip()
        model.choose(.android)
        model.tuning.feel.fling.decelerationRate = 0.99
        model.change { $0.save(as: "Snappy") }
        model.flip()
        XCTAssertEqual(model.title(of: .b), "Snappy")
        model.flip()
        model.note(InputEvent(.keyDown(.up, modifiers: []), at: .zero))
        model.tuning.feel.fling.decelerationRate = 0.98
        let edited = model.title(of: .b)
        model.flip()
        XCTAssertTrue(edited.contains("Snappy"), edited)
        XCTAssertEqual(model.title(of: .b), edited, "the same as while it is edited")
    }

    func testTheTableHasBothAndTheirDifference() async throws {
        let window = try window()
        let model = window.model
        let recording = try XCTUnwrap(model.lab.recording)
        let numbers = model.lab.dock.numbers(of: recording, model.tunings(for: recording))
        let rows = NumbersRow.rows(numbers, withDifference: true)
        let rest = try XCTUnwrap(rows.first { $0.name == "to rest" })
        let (a, b) = (try XCTUnwrap(numbers[0]?[.timeToRest]), try XCTUnwrap(numbers[1]?[.timeToRest]))
        XCTAssertEqual(rest.values[0], FeelNumber.timeToRest.text(a))
        XCTAssertEqual(rest.values[1], FeelNumber.timeToRest.text(b))
        XCTAssertEqual(rest.values[2], (b > a ? "+" : "") + FeelNumber.timeToRest.text(b - a))
        for text in ["A", "B", "B \u{2212} A", rest.values[2]] {
            XCTAssertTrue(window.host.texts.contains(text), "\(text) in \(window.host.texts)")
        }
    }

    func testTheLegendNamesTheFeelsAndTheTableForSpreadsheetsHasBoth() async throws {
        let window = try window()
        XCTAssertEqual(window.model.curves.legend.map(\.text), ["A: UIKit", "B: Android"])
        XCTAssertEqual(window.model.curves.legend.map(\.isDashed), [false, true])
        var copied = ""
        window.model.onCopy = { copied = $0 }
        window.model.copyCurves()
        let labels = Set(copied.split(separator: "\n").dropFirst().compactMap { $0.split(separator: ",").first })
        XCTAssertEqual(labels, ["A", "B"])
        let svg = CurveSheet(window.model).picture.svg(title: "x")
        XCTAssertTrue(svg.contains(">B: Android<"))
        XCTAssertTrue(svg.contains("stroke-dasharray"))
    }

    func testTheSliderMarksTheOthersValue() async throws {
        let window = WindowUnderTest()
        XCTAssertNil(window.host.frame(ofID: "other fling.decelerationRate"))
        window.model.flip()
        window.model.tuning.feel.fling.decelerationRate = 0.99
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "other fling.decelerationRate"))
        let parameter = TuningParameter(try XCTUnwrap(ScrollFeel.parameter("fling.decelerationRate")))
        let mark = try XCTUnwrap(OtherValue(of: parameter, in: window.model.tuning))
        XCTAssertEqual(mark.side, .a)
        XCTAssertEqual(mark.value, ScrollFeel.uikit.fling.decelerationRate)
    }

    func testThePanelListsWhatDiffersAndActs() async throws {
        let window = WindowUnderTest()
        let (host, model) = (window.host, window.model)
        host.click(id: "compare")
        window.settle()
        host.click(id: "begin-b")
        window.settle()
        XCTAssertTrue(host.texts.contains("A and B are the same"))
        model.tuning.feel.drag.slop = 20
        model.tuning.stage.snapBehavior = .paging
        window.settle()
        for text in ["2 differences", "Drag: Slop, finger", "20 pt", "Snap behaviour", "paging"] {
            XCTAssertTrue(host.texts.contains(text), "\(text) in \(host.texts)")
        }
        host.click(id: "swap")
        window.settle()
        XCTAssertNotEqual(model.tuning.feel.drag.slop, 20)
        host.click(id: "copy-a")
        window.settle()
        XCTAssertEqual(model.tuning.feel.drag.slop, 20)
        host.click(id: "one-alone")
        window.settle()
        XCTAssertNil(model.otherTuning)
        host.key(.escape)
        window.settle()
        XCTAssertNil(host.frame(ofID: "comparison"))
    }

    /// Each stop of Tab in the bar and in the panel that it opens.
    func testTabReachesTheSwitchAndEverythingInThePanelWithARing() async throws {
        for width in [720.0, 1280] {
            let window = WindowUnderTest(width: width)
            window.model.flip()
            window.settle()
            var missing = ["flip", "compare"]
            tab(through: &missing, in: window)
            XCTAssertEqual(missing, [], "at \(width)")
            window.model.lab.comparison.isPanelOpen = true
            window.settle()
            missing = ["layouts", "copy-a", "copy-b", "swap", "begin-blind-test", "one-alone"]
            tab(through: &missing, in: window)
            XCTAssertEqual(missing, [], "in the panel at \(width)")
        }
    }

    private func tab(through missing: inout [String], in window: WindowUnderTest) {
        var before = window.host.displayList.dump()
        for _ in 0..<60 where !missing.isEmpty {
            window.host.key(.tab)
            let drawn = window.host.displayList.dump()
            let change = drawn.split(separator: "\n").difference(from: before.split(separator: "\n"))
            let added = change.insertions.compactMap {
                if case .insert(_, let line, _) = $0 { String(line) } else { nil }
            }
            missing.removeAll { id in
                guard let frame = window.host.frame(ofID: id) else { return false }
                return added.contains { Self.isRing($0, around: frame) }
            }
            before = drawn
        }
    }

    private static func isRing(_ line: String, around frame: CGRect) -> Bool {
        let numbers = line.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        guard line.contains("#5B8CFF"), numbers.count >= 4 else { return false }
        let ring = [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Double($0) }
        return zip(ring, edges).allSatisfy { abs($0 - $1) <= 8 }
    }
}
