import AnalysisTestSupport
import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// The feel and the numbers of curves by the formulas of other platforms, for any measurement.
final class ForeignFitTests: XCTestCase {
    private static let all: [ForeignCurve] = [
        .android(velocity: -2200, density: 2.625), .android(velocity: 4000, density: 3.5),
        .flutterClamping(velocity: 2600), .android(velocity: 1800, name: "compose"),
        .swinging(velocity: 3000, damping: 0.5), .uikit(rate: 0.99, velocity: -3000),
        .uikit(rate: 0.998, velocity: 2500), .gtk(velocity: 1800), .android(velocity: 3000), .flutter(velocity: 2000),
        .constantDeceleration(velocity: 1800), .bounce(velocity: 3000),
    ]

    /// Half of them take long enough; ``FeelRankingTests`` covers the others.
    private var curves: ArraySlice<ForeignCurve> { rounds > 1 ? Self.all[...] : Self.all[..<6] }

    /// A file with the curve under certain conditions: its own clock, missing rows, noise.
    private struct Measurement {
        var foreign: ForeignCurve
        var rate: Double
        var noise: Double
        var missing: Int
        var clock: Double
        var seed: UInt64

        func curve() throws -> MeasuredCurve {
            let made = foreign.curve(rate: rate, seconds: 3.5, noise: noise, missing: missing, seed: seed)
            var text = foreign.bounds.map { "# viewport 400x800\n# content 400x\($0.upperBound + 800)\n" } ?? ""
            text += "t,offset\n"
            for (time, offset) in zip(made.times, made.offsets) { text += "\(clock + time),\(offset)\n" }
            return try MeasuredCurve(CurveFile(text, file: "c.csv"), name: "c.csv")
        }

        var words: String {
            "\(foreign), \(rate) Hz, noise \(noise) pt, \(missing) % missing, clock from \(clock), seed \(seed)"
        }
    }

    private func ranking(_ measurement: Measurement) throws -> FeelRanking {
        FeelRanking(ScrollFeel.builtIn, varying: nil, to: try measurement.curve())
    }

    /// The rank of the right feel.
    private enum Outcome: String {
        case first, tied, missed
    }

    private func outcome(_ ranking: FeelRanking, _ feel: String) -> Outcome {
        guard ranking.explains else { return .missed }
        let first = ranking.entries.first?.best.name
        // Compose uses Android's formula and numbers.
        if first == feel || (feel == "compose" && first == "android") { return .first }
        return ranking.equals.contains(feel) ? .tied : .missed
    }

    /// The counts of each rank of the right feel, by curve.
    private struct Tally {
        private var counts: [(source: String, outcomes: [Outcome])] = []
        private(set) var misses: [String] = []

        mutating func add(_ outcome: Outcome, _ source: String, _ words: String, _ others: [String]) {
            if counts.last?.source != source { counts.append((source, [])) }
            counts[counts.count - 1].outcomes.append(outcome)
            if outcome != .first { misses.append("\(outcome): \(words): \(others.joined(separator: ", "))") }
        }

        func count(_ outcome: Outcome) -> Int { counts.reduce(0) { $0 + $1.outcomes.count { $0 == outcome } } }
        var total: Int { counts.reduce(0) { $0 + $1.outcomes.count } }

        var words: String {
            let lines = counts.map { source, outcomes in
                "\(source): \(outcomes.count { $0 == .first }) first, \(outcomes.count { $0 == .tied }) tied, "
                    + "\(outcomes.count { $0 == .missed }) missed"
            }
            return (lines + misses).joined(separator: "\n")
        }
    }

    private func tally(_ noises: [Double], _ random: inout SplitMix) throws -> Tally {
        var tally = Tally()
        for foreign in curves {
            for _ in 0..<rounds {
                let measurement = any(foreign, noises, &random)
                let ranking = try ranking(measurement)
                let names = [ranking.entries.first?.best.name ?? ""] + ranking.equals
                tally.add(outcome(ranking, foreign.feel), "\(foreign)", measurement.words, names)
            }
        }
        if rounds > 1 { print(tally.words) }
        return tally
    }

    private func any(_ foreign: ForeignCurve, _ noises: [Double], _ random: inout SplitMix) -> Measurement {
        Measurement(
            foreign: foreign, rate: [30.0, 60, 90, 120, 240].randomElement(using: &random) ?? 60,
            noise: noises.randomElement(using: &random) ?? 0, missing: Bool.random(using: &random) ? 10 : 0,
            clock: Bool.random(using: &random) ? Double.random(in: -10...5000, using: &random).rounded() : 0,
            seed: random.next())
    }

    /// The number of measurements of each curve, from FUZZ_CURVES.
    private var rounds: Int { FuzzSeeds.count(atLeast: 1, of: "FUZZ_CURVES") }

    func testTheRightFeelComesFirstForEveryCleanCurve() throws {
        var random = SplitMix(seed: 21)
        let tally = try tally([0], &random)
        XCTAssertEqual(tally.count(.first), tally.total, tally.words)
    }

    func testTheRightFeelComesFirstForNineteenOfTwentyNoisyCurves() throws {
        var random = SplitMix(seed: 5)
        let tally = try tally([0.5, 2], &random)
        XCTAssertLessThanOrEqual(tally.total - tally.count(.first), tally.total / 20, tally.words)
    }

    func testWholePixelsOfAPhoneAreNoNoiseThatHidesItsFeel() throws {
        for density in [1.0, 2.625, 3.5] {
            let foreign = ForeignCurve.android(velocity: 3000, density: density, isWhole: true)
            let measurement = Measurement(foreign: foreign, rate: 60, noise: 0, missing: 0, clock: 0, seed: 1)
            let ranking = try ranking(measurement)
            XCTAssertEqual(outcome(ranking, "android"), .first, FitReport(ranking).text(.table))
        }
    }

    func testANotchOfChromiumsWheelIsFoundThroughItsInput() {
        var recording = Recording(viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 9000))
        recording.events = [RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .milliseconds(100))]
        for (rate, noise) in [(60.0, 0.0), (240, 0), (120, 0.5), (120, 2)] {
            let curve = ForeignCurve.chromiumNotch.curve(rate: rate, seconds: 0.6, noise: noise, missing: 10)
            let ranking = FeelRanking(
                ScrollFeel.builtIn, varying: [], to: FitModel(curve, .input(recording, .vertical)))
            XCTAssertEqual(outcome(ranking, "chromium"), .first, FitReport(ranking).text(.table))
        }
    }

    /// Feels with a changed number, and its value.
    private static let numbers: [(curve: ForeignCurve, feel: ScrollFeel, id: String, value: Double)] = [
        (.uikit(rate: 0.9965, velocity: 2000), .uikit, "fling.decelerationRate", 0.9965),
        (.uikit(rate: 0.9985, velocity: -1500), .uikit, "fling.decelerationRate", 0.9985),
        (.android(velocity: 3000, density: 2.625, friction: 0.02), .android, "fling.friction", 0.02),
        (.android(velocity: 2500, friction: 0.009), .android, "fling.friction", 0.009),
        (.swinging(velocity: 3000, damping: 0.4), .uikit, "edge.springDampingRatio", 0.4),
        (.swinging(velocity: 2600, damping: 0.7), .uikit, "edge.springDampingRatio", 0.7),
    ]

    private func found(
        _ number: (curve: ForeignCurve, feel: ScrollFeel, id: String, value: Double), _ curve: MeasuredCurve
    ) throws -> FeelFit.Number {
        let parameter = try XCTUnwrap(ScrollFeel.parameter(number.id))
        return try XCTUnwrap(FeelFit(number.feel, varying: [parameter], to: curve)?.numbers.first)
    }

    func testACleanCurveTellsItsNumberToAThousandth() throws {
        for number in Self.numbers {
            for rate in [30.0, 60, 240] {
                let value = try found(number, number.curve.curve(rate: rate, missing: 10)).value
                // For a rate per millisecond, the loss is the relevant part.
                let scale = number.id == "fling.decelerationRate" ? 1 - number.value : number.value
                XCTAssertEqual(value, number.value, accuracy: 0.001 * scale, "\(number.curve) at \(rate) Hz")
            }
        }
    }

    func testANoisyCurveTellsItsNumberWithinThreeErrors() throws {
        var (count, missed) = (0, 0)
        for number in Self.numbers {
            for (noise, seed) in [(0.5, 1), (0.5, 2), (2, 3), (2, 4), (2, 5)] as [(Double, UInt64)] {
                let found = try found(number, number.curve.curve(rate: 60, noise: noise, missing: 10, seed: seed))
                let error = try XCTUnwrap(found.error)
                count += 1
                if abs(found.value - number.value) > 3 * error { missed += 1 }
                XCTAssertLessThan(abs(found.value - number.value), 5 * error, "\(number.curve), seed \(seed)")
            }
        }
        // Three of a thousand are further off.
        XCTAssertLessThanOrEqual(missed, count / 20)
    }
}
