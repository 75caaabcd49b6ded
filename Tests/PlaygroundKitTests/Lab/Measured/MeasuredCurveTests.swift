import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A measured curve in the window, with simulated input.
@MainActor
final class MeasuredCurveTests: XCTestCase {
    private static let rate = 0.9965

    private func file(_ text: String, _ name: String = "phone.csv") throws -> String {
        let path = try temporaryFolder().appendingPathComponent(name).path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// UIKit's fling with a rate that differs from the feel's, `noise` points of noise, in pixels of `density`.
    private func csv(noise: Double = 0, rate: Double = 60, density: Double = 1) -> String {
        let curve = ForeignCurve.uikit(rate: Self.rate, velocity: 2000).curve(rate: rate, noise: noise)
        return "t,offset\n" + zip(curve.times, curve.offsets).map { "\(7 + $0),\($1 * density)\n" }.joined()
    }

    private func window(_ text: String? = nil) throws -> WindowUnderTest {
        let window = WindowUnderTest("list")
        window.model.openDropped(try file(text ?? csv()))
        window.settle()
        return window
    }

    /// Makes frames as the window does until the search is over; false if it continues.
    @discardableResult
    private func wait(_ window: WindowUnderTest, forAtMost seconds: Double = 60) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while window.model.lab.measured.isFitting, Date() < end {
            usleep(10_000)
            window.host.frame(at: window.host.time + .milliseconds(10))
            window.model.lab.advance(to: window.host.time)
            window.model.update(from: window.host, frameTime: 0)
        }
        window.settle()
        return !window.model.lab.measured.isFitting
    }

    private func curve(_ window: WindowUnderTest) throws -> PlacedCurve {
        try XCTUnwrap(window.model.lab.measured.curve)
    }

    private func residual(_ window: WindowUnderTest) -> CurveResidual { CurveResidual(window.model.curves, of: 0) }

    /// The position of a point of the curve in the window.
    private func point(_ share: Double, in window: WindowUnderTest) throws -> CGPoint {
        let frame = try XCTUnwrap(window.host.frame(ofID: "curves")).insetBy(dx: 4, dy: 4)
        let (data, dock) = (window.model.curves, window.model.lab.dock)
        let layout = PlotLayout(size: frame.size, count: dock.content.quantities.count)
        let range = PlotRange(whole: data.start...data.end, shown: dock.shown)
        let map = PlotPainter.mapping(data, .offset, range.shown, layout.panes[0], pixel: 1).map
        let samples = try XCTUnwrap(data.measured).samples
        let sample = samples[min(samples.count - 1, Int(share * Double(samples.count)))]
        return CGPoint(x: frame.minX + map.x(sample.time), y: frame.minY + map.y(sample.offset.y))
    }

    // MARK: Open

    func testADroppedCurveLiesUnderThatOfTheFeel() async throws {
        let window = try window()
        XCTAssertTrue(window.model.lab.isDockOpen)
        for id in ["measured", "residual", "curves"] { XCTAssertNotNil(window.host.frame(ofID: id), id) }
        let data = window.model.curves
        XCTAssertEqual(data.curves.count, 1, "content that is let go in A's feel")
        let measured = try XCTUnwrap(data.measured)
        XCTAssertEqual(measured.samples.first?.time, 0, "its own clock begins at its first row")
        let picture = PlotPainter(
            data, .both, PlotRange(whole: data.start...data.end), size: CGSize(width: 600, height: 240)
        ).picture
        let inks = picture.elements.compactMap { element -> PlotInk? in
            if case .line(_, let ink, _, _) = element { ink } else { nil }
        }
        let (grey, blue) = (inks.firstIndex(of: .measured), inks.firstIndex(of: .curve(.offset, isSecond: false)))
        XCTAssertLessThan(try XCTUnwrap(grey), try XCTUnwrap(blue), "it lies under the curve")
        XCTAssertEqual(inks.filter { $0 == .measured }.count, 2, "offset and velocity")
        XCTAssertGreaterThan(residual(window).rms, 3, "the rate is another one")
    }

    func testWhatIsNoCurveIsToldAndChangesNothing() async throws {
        let window = WindowUnderTest("list")
        for (text, words) in [
            ("t,offset\n0,1\n", "found 1 rows"), ("t,offset\n0,x\n", ":2: found"), ("1,2,3\n", "t and offset"),
        ] {
            window.model.openDropped(try file(text))
            XCTAssertTrue(window.model.notice?.contains(words) ?? false, window.model.notice ?? "")
            XCTAssertNil(window.model.lab.measured.curve)
        }
        window.model.openDropped("/no/such/curve.csv")
        XCTAssertTrue(window.model.notice?.contains("curve.csv") ?? false)
    }

    func testACurveIsPastedAndOpenedAsAFile() async throws {
        let window = WindowUnderTest("list")
        window.model.paste(csv())
        window.settle()
        XCTAssertNotNil(window.model.lab.measured.curve)
        let opened = try OpenedFile(contentsOf: file(csv()))
        XCTAssertNotNil(opened.curve)
        XCTAssertNil(opened.tuning)
        XCTAssertThrowsError(try OpenedFile(contentsOf: file("no,curve\n1,2\n")))
    }

    func testADroppedRecordingIsATakeAsEver() async throws {
        let window = WindowUnderTest("list")
        window.model.openDropped(ShippedRecordings.folder.path + "/fling.json")
        XCTAssertEqual(window.model.lab.takes.count, 1)
        XCTAssertNil(window.model.lab.measured.curve)
    }

    // MARK: Place

    func testThePointerMovesTheLineAndScalesItByItsEnd() async throws {
        let window = try window()
        let before = try curve(window)
        let start = try point(0.2, in: window)
        window.host.drag(from: start, by: CGVector(dx: 30, dy: -12))
        window.settle()
        let moved = try curve(window)
        XCTAssertGreaterThan(moved.time, before.time + 0.02)
        XCTAssertGreaterThan(moved.offset, 10)
        XCTAssertEqual(moved.scale, 1)
        let end = try point(1, in: window)
        window.host.drag(from: end, by: CGVector(dx: 0, dy: 25))
        window.settle()
        let scaled = try curve(window)
        XCTAssertLessThan(scaled.scale, 0.95)
        XCTAssertEqual(scaled.points[0].offset, moved.points[0].offset, accuracy: 1e-6, "its start stays")
        window.host.click(id: "measured-reset")
        XCTAssertEqual(try curve(window), before)
        window.host.click(id: "measured-close")
        window.settle()
        XCTAssertNil(window.model.lab.measured.curve)
        XCTAssertNil(window.host.frame(ofID: "residual"))
    }

    func testKeysMoveAndScaleIt() async throws {
        let window = try window()
        let before = try curve(window)
        window.host.click(at: try XCTUnwrap(window.host.frame(ofID: "curves")).origin.offset(80, 60))
        for (key, modifiers) in [
            (.right, .option), (.right, [.option, .shift]), (.up, .option), (.character("+"), .option),
        ] as [(InputEvent.Key, InputEvent.Modifiers)] {
            window.host.key(key, modifiers)
        }
        let moved = try curve(window)
        XCTAssertEqual(moved.time, before.time + 0.11, accuracy: 1e-9)
        XCTAssertEqual(moved.scale, 1.01, accuracy: 1e-9)
        XCTAssertEqual(moved.points[0].offset, before.points[0].offset + 1, accuracy: 1e-6)
    }

    func testAPhonesPixelsAreScaledFromTheMenu() async throws {
        let window = try window(csv(density: 3))
        window.model.lab.measured.adjust { $0.scale(by: 1 / 3, about: 0) }
        window.settle()
        window.model.fitCurve()
        XCTAssertTrue(wait(window))
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, Self.rate, accuracy: 1e-5)
    }

    // MARK: Fit

    func testFitMovesTheNumbersOfAInOneStepAndShowsWhatIsLeft() async throws {
        let window = try window()
        let before = window.model.tuning
        let steps = window.model.undoSteps
        window.host.click(id: "measured-fit")
        XCTAssertTrue(window.model.lab.measured.isFitting, "it goes on beside the frames")
        XCTAssertEqual(window.model.tuning, before)
        XCTAssertTrue(wait(window))
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, Self.rate, accuracy: 1e-5)
        XCTAssertLessThan(residual(window).rms, 0.05)
        XCTAssertEqual(window.model.undoSteps, steps + 1)
        XCTAssertTrue(window.model.notice?.hasPrefix("A is within 0.0") ?? false, window.model.notice ?? "")
        window.model.undo()
        XCTAssertEqual(window.model.tuning.feel, before.feel)
        window.model.redo()
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, Self.rate, accuracy: 1e-5)
    }

    func testALiftBetweenTwoRowsIsFoundAndTheCurveIsMovedThere() async throws {
        let foreign = ForeignCurve.android(velocity: 3000)
        let lift = 0.106
        let rows = (0..<180).map { row in
            let (time, start) = (Double(row) / 60, foreign.offset(0))
            let offset = time < lift ? start + 2400 * (time - lift) : foreign.offset(time - lift)
            return "\(time),\(offset),\(time < lift ? 1 : 0)\n"
        }
        let window = WindowUnderTest("list")
        window.model.choose(.android)
        window.model.openDropped(try file("t,offset,held\n" + rows.joined()))
        window.settle()
        window.model.fitCurve()
        XCTAssertTrue(wait(window))
        XCTAssertEqual(window.model.tuning.feel, .android, window.model.notice ?? "")
        XCTAssertLessThan(residual(window).rms, 0.05)
        XCTAssertEqual(try curve(window).time, -lift, accuracy: 0.0005)
    }

    /// A faster release with other numbers is closer to this curve than the best release of the former numbers.
    func testUndoBringsBackTheReleaseThatBelongedToTheNumbers() async throws {
        let curve = ForeignCurve.gtk(velocity: 2000).curve(rate: 60, noise: 0)
        let window = try window("t,offset\n" + zip(curve.times, curve.offsets).map { "\($0),\($1)\n" }.joined())
        let measured = window.model.lab.measured
        let (release, rms) = (measured.release, residual(window).rms)
        window.model.fitCurve()
        XCTAssertTrue(wait(window))
        let (fitted, less) = (measured.release, residual(window).rms)
        XCTAssertNotEqual(fitted, release)
        XCTAssertLessThan(less, rms)
        window.model.undo()
        XCTAssertEqual(measured.release, release)
        XCTAssertEqual(residual(window).rms, rms)
        window.model.redo()
        XCTAssertEqual(measured.release, fitted)
        XCTAssertEqual(residual(window).rms, less)
        window.model.undo()
        window.model.lab.measured.close()
        window.model.redo()
        XCTAssertNil(measured.release, "a closed curve stays closed")
    }

    func testTheMessageAfterAFitSaysTheDistanceThatStandsOverTheCurves() async throws {
        // Content that moved to a target, content that no feel explains, and content of a feel.
        let snapped = Self.rows { 3_000 - 3_000 * exp(-6 * $0) * (1 + 6 * $0) }
        let strange = Self.rows { 400 * $0 + 90 * sin(7 * $0) }
        for text in [snapped, strange, csv(), csv(noise: 1)] {
            let window = try window(text)
            window.model.fitCurve()
            XCTAssertTrue(wait(window))
            let notice = window.model.notice ?? ""
            let shown = PlotNumber.text(residual(window).rms, decimals: 2)
            XCTAssertTrue(notice.contains("within \(shown) pt rms"), "\(notice), over the curves \(shown)")
        }
    }

    /// Two seconds at 60 Hz.
    private static func rows(_ offset: (Double) -> Double) -> String {
        "t,offset\n" + (0...120).map { "\(Double($0) / 60),\(offset(Double($0) / 60))\n" }.joined()
    }

    func testContentThatIsTakenToAPlaceToRestIsShownGoingThere() async throws {
        let window = WindowUnderTest("list")
        let outcomes = [900.0, nil].map { target in
            ReleasedContent(offset: 0, velocity: 2000, target: target)
        }
        window.model.openDropped(try file(csv()))
        let ends = try outcomes.map { content in
            let data = CurveData(
                content.recording(under: try curve(window)), tunings: [CurveTuning(label: "A", feel: .uikit)])
            return data.curves[0].samples.last?.offset.y ?? 0
        }
        XCTAssertEqual(ends[0], 900, accuracy: 0.01)
        XCTAssertEqual(ends[1], 994, accuracy: 1, "UIKit's own distance")
    }

    func testFitMovesAWhileBIsEdited() async throws {
        let window = try window()
        window.model.flip()
        XCTAssertEqual(window.model.tuning.side, .b)
        window.model.fitCurve()
        XCTAssertTrue(wait(window))
        XCTAssertEqual(window.model.tuning.side, .b)
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        XCTAssertEqual(try XCTUnwrap(window.model.otherTuning).feel.fling.decelerationRate, Self.rate, accuracy: 1e-5)
        window.model.undo()
        XCTAssertEqual(window.model.otherTuning?.feel, .uikit)
    }

    func testALongSearchIsToldOfAndCanBeStopped() async throws {
        let window = try window(csv(noise: 1, rate: 600))
        chooseALongTake(in: window)
        window.host.click(id: "measured-fit")
        var wasTold = false
        let end = Date(timeIntervalSinceNow: 30)
        while window.model.lab.measured.isFitting, !wasTold, Date() < end {
            usleep(20_000)
            window.host.frame(at: window.host.time + .milliseconds(20))
            window.model.lab.advance(to: window.host.time)
            window.host.frame(at: window.host.time + .milliseconds(1))
            wasTold = window.host.frame(ofID: "measured-stop") != nil
        }
        XCTAssertTrue(wasTold, "a fit through a recording takes longer than 100 ms: \(window.model.notice ?? "")")
        let before = window.model.tuning
        window.host.click(id: "measured-stop")
        window.settle()
        XCTAssertFalse(window.model.lab.measured.isFitting)
        XCTAssertNotNil(window.host.frame(ofID: "measured-fit"))
        usleep(300_000)
        window.model.lab.advance(to: window.host.time + .seconds(1))
        XCTAssertEqual(window.model.tuning, before)
    }

    /// A take of many events: each step of a search replays all of them.
    private func chooseALongTake(in window: WindowUnderTest) {
        var recording = Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 90_000))
        recording.events = (0..<5000).map { index in
            RecordedEvent(.wheel(.touchpad, ScrollVector(x: 0, y: -0.5)), at: .microseconds(400 * index))
        }
        window.model.lab.recording = recording
        window.model.lab.duration = .seconds(3)
        window.settle()
    }

    func testWithATakeTheWholeScrollerIsFittedThroughWhatWasDone() async throws {
        let window = WindowUnderTest("list")
        var feel = ScrollFeel.uikit
        feel.fling.decelerationRate = Self.rate
        let recording = try ShippedRecordings.recording("fling")
        let samples = Trace(recording, feel: feel, times: .rate(60))
        // Another clock, and offsets from another origin.
        let text = "t,offset\n" + samples.map { "\($0.time.inSeconds + 3),\($0.offset.y + 40)\n" }.joined()
        window.model.openDropped(try file(text))
        window.model.lab.recording = recording
        window.model.lab.duration = RestState(of: recording, in: .uikit).time
        window.settle()
        window.model.fitCurve()
        XCTAssertTrue(wait(window))
        XCTAssertEqual(
            window.model.tuning.feel.fling.decelerationRate, Self.rate, accuracy: 1e-4, window.model.notice ?? "")
        XCTAssertLessThan(residual(window).rms, 0.1, "the curve went where the gesture is")
    }

    func testWhoTunesMeanwhileKeepsWhatWasTuned() async throws {
        let window = try window()
        window.model.fitCurve()
        window.model.tuning.feel.fling.decelerationRate = 0.99
        XCTAssertTrue(wait(window))
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, 0.99)
        XCTAssertTrue(window.model.notice?.contains("its numbers are kept") ?? false)
    }
}

extension CGPoint {
    fileprivate func offset(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
