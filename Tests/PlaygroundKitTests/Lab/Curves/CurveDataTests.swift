import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class CurveDataTests: XCTestCase {
    private func recording(_ events: [(Double, ScrollIntent)], offset: Double = 0, content: Double = 100_000)
        -> Recording
    {
        var recording = Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: content),
            events: events.map { RecordedEvent($1, at: Duration(wholeNanosecondsIn: $0)) })
        recording.offset.y = offset
        return recording
    }

    private func data(_ recording: Recording, _ feel: ScrollFeel = .uikit) -> CurveData {
        CurveData(recording, tunings: [CurveTuning(label: feel.name, feel: feel)])
    }

    private func fling(_ velocity: Double, at time: Double = 0) -> (Double, ScrollIntent) {
        (time, .fling(ScrollVector(x: 0, y: velocity)))
    }

    /// UIKit's fling: the velocity falls by the rate to the power of the milliseconds.
    func testAFlingIsItsClosedFormAtEverySample() throws {
        let velocity = 2000.0
        let rate = ScrollFeel.uikit.fling.decelerationRate
        let perSecond = 1000 * log(rate)
        let curve = try XCTUnwrap(data(recording([fling(velocity)])).curves.first)
        XCTAssertGreaterThan(curve.samples.count, 200)
        for sample in curve.samples.dropLast(2) {
            let left = exp(perSecond * sample.time)
            XCTAssertEqual(sample.offset.y, velocity * (left - 1) / perSecond, accuracy: 1e-6, "\(sample.time)")
            XCTAssertEqual(sample.velocity.y, velocity * left, accuracy: 1e-6, "\(sample.time)")
        }
    }

    func testTheRestIsMarkedAtTheMomentThatTheScrollerTells() throws {
        let feel = ScrollFeel.uikit
        let recording = recording([fling(2000, at: 0.1)])
        var scroller = Scroller(feel: feel, axes: .vertical, extent: recording.extent, offset: .zero)
        scroller.apply(.fling(ScrollVector(x: 0, y: 2000)), at: .milliseconds(100))
        let end = try XCTUnwrap(scroller.nextTransition(after: .milliseconds(100))).inSeconds
        let data = data(recording, feel)
        XCTAssertEqual(data.events.map(\.word), [.fling, .rest])
        XCTAssertEqual(try XCTUnwrap(data.events.last).time, end, accuracy: 1e-9)
        XCTAssertEqual(data.end, end, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(data.curves[0].samples.last).velocity.y, 0)
    }

    func testAFlingThatMeetsTheEdgeIsMarkedWhereItsClosedFormIsThere() throws {
        let velocity = 2000.0
        let perSecond = 1000 * log(ScrollFeel.uikit.fling.decelerationRate)
        let way = 300.0
        let crossing = log(1 + way * perSecond / velocity) / perSecond
        let data = data(recording([fling(velocity)], content: 800 + way))
        let edge = try XCTUnwrap(data.events.first { $0.word == .edge })
        XCTAssertEqual(edge.time, crossing, accuracy: 1e-6)
        let sample = try XCTUnwrap(data.curves[0].samples.first { $0.time >= edge.time })
        XCTAssertEqual(sample.offset.y, way, accuracy: 1e-5)
        XCTAssertEqual(data.events.filter { $0.word == .edge }.count, 1)
    }

    func testVelocityJumpsAtALiftAndTheOffsetDoesNot() throws {
        var events: [(Double, ScrollIntent)] = [(0, .down(ScrollVector(x: 0, y: 700), .mouse))]
        for step in 1...20 {
            events.append((Double(step) * 0.01, .move(ScrollVector(x: 0, y: 700 - Double(step) * 10))))
        }
        events.append((0.205, .up(ScrollVector(x: 0, y: 500))))
        let data = data(recording(events))
        XCTAssertEqual(data.events.map(\.word), [.down, .lift, .rest])
        let atLift = data.curves[0].samples.filter { abs($0.time - 0.205) < 1e-9 }
        XCTAssertEqual(atLift.count, 2, "before and after")
        XCTAssertEqual(atLift[0].offset.y, atLift[1].offset.y, accuracy: 1e-6)
    }

    func testAPointerThatStoodStillIsAStepAndNoSlowWay() throws {
        let data = data(
            recording([
                (0, .down(ScrollVector(x: 0, y: 500), .mouse)), (0.01, .move(ScrollVector(x: 0, y: 450))),
                (0.02, .move(ScrollVector(x: 0, y: 440))), (0.52, .move(ScrollVector(x: 0, y: 340))),
            ]))
        let before = try XCTUnwrap(data.curves[0].samples.last { $0.time <= 0.52 && $0.offset.y < 150 })
        XCTAssertEqual(before.time, 0.52, accuracy: 1e-6)
    }

    func testEachNotchIsMarked() {
        let notch = ScrollIntent.wheel(.notch, ScrollVector(x: 0, y: -1))
        let data = data(recording([(0, notch), (0.5, notch), (1, notch)]), .direct)
        XCTAssertEqual(data.events.filter { $0.word == .notch }.map(\.time), [0, 0.5, 1])
    }

    func testAWheelThatJumpsIsDrawnAsAStep() throws {
        let notch = ScrollIntent.wheel(.notch, ScrollVector(x: 0, y: -1))
        let samples = data(recording([(0.5, notch)]), .direct).curves[0].samples.filter { abs($0.time - 0.5) < 1e-9 }
        XCTAssertEqual(samples.map(\.offset.y), [0, ScrollFeel.direct.wheel.notchDistance])
    }

    func testATargetIsMarkedWhereItIsChosen() {
        var recording = recording([fling(3000)])
        recording.targets.behavior = .paging
        XCTAssertEqual(data(recording).events.map(\.word), [.fling, .target, .rest])
    }

    func testPagesAndViewsHaveNumbersAndPlaces() {
        var recording = recording([fling(3000)], content: 2000)
        recording.targets.behavior = .paging
        XCTAssertEqual(data(recording).targets.map(\.name), ["page 1", "page 2", "page 3"])
        XCTAssertEqual(data(recording).targets.map(\.offset), [0, 800, 1200])
        recording.targets.behavior = .viewAligned
        recording.targets.frames = (0..<4).map { CGRect(x: 0, y: Double($0) * 500, width: 400, height: 480) }
        XCTAssertEqual(data(recording).targets.map(\.offset), [0, 500, 1000, 1200])
        XCTAssertEqual(data(recording).targets.map(\.name), ["view 1", "view 2", "view 3", "view 4"])
    }

    /// Each target must be one that the scroller itself chooses as the nearest.
    func testPlacesOfShippedRecordingsAreThoseThatTheScrollerRestsOn() throws {
        var count = 0
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            var nearest = recording.targets
            nearest.limit = .never
            guard nearest.behavior != .none else { continue }
            for place in data(recording).targets {
                var offset = recording.offset
                offset[place.axis] = place.offset
                let asked = ScrollProjection(offset: offset, start: offset, projected: offset, extent: recording.extent)
                let chosen = try XCTUnwrap(nearest.snapTargets.resolve(asked))
                XCTAssertEqual(chosen[place.axis], place.offset, accuracy: 1e-6, "\(name) \(place.name)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 3)
    }

    func testTheSecondTuningEndsWithTheFirstAndItsRestHasItsWord() throws {
        let tunings = [CurveTuning(label: "A", feel: .uikit), CurveTuning(label: "B", feel: .gtk)]
        let data = CurveData(recording([fling(2000)]), tunings: tunings)
        XCTAssertEqual(data.curves.map(\.label), ["A", "B"])
        let ends = data.curves.map { $0.samples.last?.time ?? 0 }
        XCTAssertEqual(ends[0], ends[1], accuracy: 1e-9)
        XCTAssertEqual(ends[0], data.end, accuracy: 1e-9)
        XCTAssertEqual(Set(data.events.filter { $0.word == .rest }.map(\.text)), ["rest A", "rest B"])
    }

    func testLimitsFollowTheLengths() {
        let data = data(recording([(0, .fling(ScrollVector(x: 0, y: 10))), (1, .content(width: 400, height: 1000))]))
        XCTAssertEqual(data.curves[0].limits.map(\.time), [0, 1])
        XCTAssertEqual(data.curves[0].limits.map(\.most.y), [99_200, 200])
    }

    func testAnyMomentIsExactlyWhatAReplayShows() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            let data = data(recording)
            for step in 0...40 {
                let time = Duration(wholeNanosecondsIn: data.end * Double(step) / 40)
                var replay = Replay(recording, feel: .uikit)
                replay.advance(to: time)
                let value = try XCTUnwrap(data.curves[0].value(at: time.inSeconds))
                XCTAssertEqual(value.offset, replay.scroller.offset(at: time), "\(name) at \(time)")
                XCTAssertEqual(value.velocity, replay.scroller.velocity(at: time), "\(name) at \(time)")
            }
        }
    }

    func testSamplesAreInOrderAndFiniteForEveryRecordingAndFeel() throws {
        for name in try ShippedRecordings.names() {
            for feel in ScrollFeel.builtIn {
                let data = data(try ShippedRecordings.recording(name), feel)
                let samples = data.curves[0].samples
                XCTAssertTrue(
                    zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(name) \(feel.name)")
                XCTAssertTrue(
                    samples.allSatisfy { $0.offset.y.isFinite && $0.velocity.y.isFinite }, "\(name) \(feel.name)")
            }
        }
    }

    func testNothingRecordedIsOneSampleAtRest() {
        let data = data(recording([]))
        XCTAssertEqual(data.curves[0].samples.count, 1)
        XCTAssertEqual(data.end, 0)
        XCTAssertEqual(data.events, [])
    }
}
