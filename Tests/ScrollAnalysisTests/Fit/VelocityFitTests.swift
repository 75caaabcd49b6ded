import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// Curves with measured velocities.
final class VelocityFitTests: XCTestCase {
    private let foreign = ForeignCurve.uikit(rate: 0.9965, velocity: 2000)

    /// A file with offsets up to `end` and, unless `unit` is nil, the velocities of all rows in that unit. Each has its
    /// own noise.
    private func file(
        _ foreign: ForeignCurve, noise: Double = 0, velocityNoise: Double = 0, unit: Double? = 1, delay: Double = 0,
        offsetsUntil end: Double = 9, seed: UInt64 = 1
    ) throws -> CurveFile {
        let curve = foreign.curve(rate: 60, seconds: 2, noise: noise, seed: seed)
        var random = SplitMix(seed: seed + 1000)
        var text = foreign.bounds.map { "# viewport 800\n# content \($0.upperBound + 800)\n" } ?? ""
        text += unit == nil ? "t,offset\n" : "t,offset,velocity\n"
        for (time, offset) in zip(curve.times, curve.offsets) {
            text += "\(time),\(time <= end ? "\(offset)" : "")"
            let error = velocityNoise * random.normal()
            if let unit { text += ",\(unit * (foreign.velocity(time - delay) + error))" }
            if unit != nil || time <= end { text += "\n" } else { text.removeLast("\(time),".count) }
        }
        return try CurveFile(text, file: "c.csv")
    }

    private func curve(_ file: CurveFile) throws -> MeasuredCurve { try MeasuredCurve(file, name: "c.csv") }

    private func rate(_ curve: MeasuredCurve) throws -> FeelFit.Number {
        let parameter = try XCTUnwrap(ScrollFeel.parameter("fling.decelerationRate"))
        return try XCTUnwrap(FeelFit(.uikit, varying: [parameter], to: curve)?.numbers.first)
    }

    func testARowMayLackItsOffsetOrItsVelocity() throws {
        let file = try CurveFile("t,offset,velocity,held\n0,1,10,1\n1,,20,1\n2,3,,0\n3,4,40,0\n", file: "c.csv")
        XCTAssertEqual(file.rows.map(\.offset), [1, 3, 4])
        XCTAssertEqual(file.velocities.map(\.value), [10, 20, 40])
        XCTAssertEqual(file.lift, 1)
        for text in ["t,offset,velocity\n0,,\n", "t,offset,velocity\n0,1,fast\n", "t,offset,velocity\n1,,1\n1,2,3\n"] {
            XCTAssertThrowsError(try CurveFile(text, file: "c.csv"), text)
        }
    }

    func testVelocitiesMakeStandardErrorsSmallerAndTheNumberIsWithinThem() throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            let alone = try rate(curve(file(foreign, noise: 2, unit: nil, seed: seed)))
            let both = try rate(curve(file(foreign, noise: 2, velocityNoise: 10, seed: seed)))
            let errors = try (XCTUnwrap(both.error), XCTUnwrap(alone.error))
            XCTAssertLessThan(errors.0, 0.7 * errors.1, "seed \(seed)")
            XCTAssertLessThan(abs(both.value - 0.9965), 3.5 * errors.0, "seed \(seed)")
        }
    }

    func testNoisierVelocitiesCountForLess() throws {
        let alone = try rate(curve(file(foreign, noise: 0.5, unit: nil)))
        let noisy = try rate(curve(file(foreign, noise: 0.5, velocityNoise: 200)))
        let errors = try (XCTUnwrap(noisy.error), XCTUnwrap(alone.error))
        XCTAssertEqual(noisy.value, alone.value, accuracy: 0.5 * errors.1)
        XCTAssertEqual(errors.0, errors.1, accuracy: 0.3 * errors.1)
    }

    func testVelocitiesTellWhatTheFewOffsetsCannot() throws {
        let alone = try curve(file(foreign, noise: 1, unit: nil, offsetsUntil: 0.15))
        let both = try curve(file(foreign, noise: 1, velocityNoise: 5, offsetsUntil: 0.15))
        let feels = [ScrollFeel.uikit, .gtk, .named("qt-quick"), .named("android")].compactMap { $0 }
        let untold = FeelRanking(feels, varying: nil, to: alone)
        XCTAssertGreaterThanOrEqual(untold.equals.count, 1, FitReport(untold).text(.table))
        let ranking = FeelRanking(feels, varying: nil, to: both)
        XCTAssertEqual(ranking.entries.first?.best.name, "uikit", FitReport(ranking).text(.table))
        XCTAssertTrue(ranking.explains)
        XCTAssertFalse(ranking.equals.contains("qt-quick") || ranking.equals.contains("android"))
        let (few, many) = try (rate(alone), rate(both))
        XCTAssertGreaterThan(try XCTUnwrap(few.error), 10 * (try XCTUnwrap(many.error)))
        XCTAssertEqual(many.value, 0.9965, accuracy: 5e-5)
    }

    func testVelocitiesOfEveryKindOfMotionFitWithItsOffsets() throws {
        let curves: [ForeignCurve] = [
            .uikit(rate: 0.998, velocity: 2500), .gtk(velocity: 1800), .bounce(velocity: 3000),
            .swinging(velocity: 3000, damping: 0.5), .android(velocity: 3000), .constantDeceleration(velocity: 1800),
            .flutterClamping(velocity: -2600),
        ]
        for foreign in curves {
            for (noise, velocityNoise) in [(0.0, 0.0), (0.5, 10), (2, 50)] {
                let curve = try curve(file(foreign, noise: noise, velocityNoise: velocityNoise))
                XCTAssertNil(curve.velocityFault, "\(foreign), \(noise)")
                let ranking = FeelRanking([try XCTUnwrap(.named(foreign.feel))], varying: nil, to: curve)
                XCTAssertNil(ranking.curve.velocityFault, "\(foreign), \(noise): \(FitReport(ranking).text(.table))")
                XCTAssertTrue(ranking.explains, "\(foreign), \(noise)")
            }
        }
    }

    func testAColumnInAnotherUnitIsNamedAndSpoilsNothing() throws {
        let alone = try rate(curve(file(foreign, noise: 0.5, unit: nil)))
        for (unit, words) in [
            (-1, "the opposite sign"), (0.001, "1000 times as fast, as if it were per millisecond"),
            (1.0 / 60, "60 times as fast"), (3, "0.33 times as fast"),
            (-2, "0.5 times as fast, in the opposite direction"),
        ] {
            let curve = try curve(file(foreign, noise: 0.5, velocityNoise: 5, unit: unit))
            XCTAssertNil(curve.velocities)
            XCTAssertEqual(try rate(curve).value, alone.value, accuracy: 1e-9, "unit \(unit)")
            let text = FitReport(FeelRanking([.uikit], varying: nil, to: curve)).text(.table)
            XCTAssertTrue(text.contains("The column velocity is ignored: ") && text.contains(words), text)
        }
        let zero = try curve(file(foreign, noise: 0.5, unit: 0))
        XCTAssertEqual(zero.velocityFault, .unrelated)
    }

    func testDifferencesOfTheOffsetsAreNoDataOfTheirOwn() throws {
        for noise in [0, 0.5] {
            let made = foreign.curve(noise: noise)
            // The slope over two rows of a motion without noise is its velocity.
            for kind in 0..<(noise > 0 ? 3 : 2) {
                let values = made.times.indices.map { index -> Double in
                    let first = max(0, kind == 1 ? index : index - 1)
                    let last = min(made.times.count - 1, kind == 0 ? index : index + 1)
                    return last > first
                        ? (made.offsets[last] - made.offsets[first]) / (made.times[last] - made.times[first]) : 0
                }
                let curve = MeasuredCurve(
                    times: made.times, offsets: made.offsets,
                    velocities: MeasuredVelocities(times: made.times, values: values))
                XCTAssertEqual(curve.velocityFault, .derived, "noise \(noise), kind \(kind)")
            }
        }
    }

    func testVelocitiesThatComeLateAreNamed() throws {
        let late = try curve(file(.bounce(velocity: 3000), noise: 0.2, velocityNoise: 5, delay: 0.05))
        let ranking = FeelRanking([.uikit], varying: nil, to: late)
        guard case .contradicting = ranking.curve.velocityFault else {
            return XCTFail("\(String(describing: ranking.curve.velocityFault))")
        }
        XCTAssertTrue(ranking.explains)
        XCTAssertTrue(FitReport(ranking).text(.table).contains("It may be late, or averaged."))
    }

    func testTheObjectTellsWhatBecameOfTheColumn() throws {
        func member(_ unit: Double) throws -> [String: Any] {
            let ranking = FeelRanking(
                [.uikit], varying: nil, to: try curve(file(foreign, velocityNoise: 5, unit: unit)))
            let data = Data(FitReport(ranking).text(.json).utf8)
            let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
            return try XCTUnwrap(object["velocity"] as? [String: Any])
        }
        let used = try member(1)
        XCTAssertEqual(used["used"] as? Bool, true)
        XCTAssertEqual(try XCTUnwrap(used["noise"] as? Double), 5, accuracy: 2)
        XCTAssertEqual(try XCTUnwrap(used["rms"] as? Double), 5, accuracy: 2)
        XCTAssertEqual(try member(0.001)["used"] as? Bool, false)
    }

    /// The movement of a finger contains no information about the feel's velocity.
    func testVelocitiesUnderAFingerDoNotCount() throws {
        let recording = try Recording(contentsOf: ShippedRecordings.folder.path + "/fling.json")
        let samples = Array(Trace(recording, feel: .uikit, times: .rate(60)))
        let lift = try XCTUnwrap(recording.events.last).time.inSeconds
        let velocities = samples.map { $0.time.inSeconds < lift ? 0.8 * $0.velocity.y : $0.velocity.y }
        let times = samples.map(\.time.inSeconds)
        let curve = MeasuredCurve(
            times: times, offsets: samples.map(\.offset.y),
            velocities: MeasuredVelocities(times: times, values: velocities))
        XCTAssertNil(curve.velocityFault)
        let ranking = FeelRanking([.uikit], varying: [], to: FitModel(curve, .input(recording, .vertical)))
        XCTAssertNil(ranking.curve.velocityFault)
        XCTAssertLessThan(try XCTUnwrap(ranking.entries.first?.best.velocityRMS), 0.01)
    }
}

extension ForeignCurve {
    /// Points per second, by a difference quotient with a step below any row distance.
    fileprivate func velocity(_ time: Double) -> Double {
        let step = 1e-6
        return time < step
            ? (offset(max(0, time) + step) - offset(max(0, time))) / step
            : (offset(time + step) - offset(time - step)) / (2 * step)
    }
}

extension SplitMix {
    /// A normally distributed number with variance one, by the Box-Muller transform.
    fileprivate mutating func normal() -> Double {
        let (one, other) = (Double.random(in: 1e-12...1, using: &self), Double.random(in: 0...1, using: &self))
        return (-2 * log(one)).squareRoot() * cos(2 * Double.pi * other)
    }
}
