import Foundation
import ScrollPhysics

/// The output format of a fit.
package enum FitFormat: String, CaseIterable, Sendable {
    /// A line for each feel, then sentences.
    case table
    /// All numbers, and the residuals of the first feel.
    case json
}

/// The result of a fit, as text. All times are those of the file.
struct FitReport {
    private let ranking: FeelRanking
    /// The parts of a release that consists of several motions.
    private let parts: [CurvePart]
    /// The part that the ranking refers to; nil for the whole curve.
    private let release: CurvePart?

    init(_ ranking: FeelRanking, parts: [CurvePart] = [], of release: CurvePart? = nil) {
        (self.ranking, self.parts, self.release) = (ranking, parts, release)
    }

    func text(_ format: FitFormat) -> String {
        switch format {
        case .table:
            lines(release.map { [Self.text($0)] } ?? []) + table
                + lines(verdict + failures + velocities + others)
        case .json: JSONWriter.text(.object(json), depth: 1)
        }
    }

    private func lines(_ sentences: [String]) -> String { sentences.map { $0 + "\n" }.joined() }

    // MARK: Table

    private var table: String {
        let head = ["feel", "as it is, pt rms", "fitted, pt rms", "largest, pt", "at s", "numbers"]
        let rows = ranking.entries.map { entry in
            let best = entry.best
            return [
                best.name.visible, Self.points(entry.own.rms),
                entry.fitted.map { Self.points($0.rms) } ?? (entry.hasFailed ? "failed" : "-"),
                Self.points(best.largest), seconds(best.worstTime),
                best.numbers.isEmpty ? "its own" : best.numbers.map(Self.text).joined(separator: ", "),
            ]
        }
        return TextColumns.lines([head] + rows)
    }

    private static func points(_ value: Double) -> String { String(format: value < 100 ? "%.3f" : "%.0f", value) }

    private static func text(_ number: FeelFit.Number) -> String {
        "\(number.parameter.id) \(rounded(number)) ± " + (number.error.map { String(format: "%.2g", $0) } ?? "any")
    }

    /// Returns the known digits and one more.
    private static func rounded(_ number: FeelFit.Number) -> String {
        guard let error = number.error, error > 0 else { return number.value.roundedToSixDecimals.shortestDecimal }
        let digits = min(max(Int((1 - log10(error)).rounded(.up)), 0), 9)
        return String(format: "%.\(digits)f", number.value)
    }

    // MARK: Sentences

    private var verdict: [String] {
        guard let best = ranking.entries.first?.best else { return ["No feel explains this curve."] }
        guard ranking.explains else {
            return [
                "No feel explains this curve: the nearest, \(best.name.visible), is \(Self.points(best.rms)) pt off, "
                    + "most at \(seconds(best.worstTime)) s, and the residuals are not noise."
            ] + (parts.isEmpty ? stretches(best) : [])
        }
        let numbers = best.numbers.isEmpty ? "with its own numbers" : "with other numbers"
        var lines = ["This is \(best.name.visible) \(numbers), within \(Self.points(best.rms)) pt."]
        if let target = best.target {
            lines.append("It does not end by itself: it is made to rest at \(Self.points(target)) pt.")
        }
        let free = best.unknowns.filter {
            FitFreedom(rawValue: $0.name) != nil && !(ranking.isRelease && $0.name == "offset")
                && !(ranking.isLiftBounded && $0.name == "time")
        }
        if !free.isEmpty {
            let values = free.map { "\($0.name) \($0.value.roundedToSixDecimals.shortestDecimal)" }
            lines.append("That is with \(values.joined(separator: ", ")).")
        }
        if !ranking.equals.isEmpty {
            let names = ranking.equals.map(\.visible).joined(separator: ", ")
            let reason = best.numbers.isEmpty ? "" : "; its own numbers need the fewest and smallest changes"
            lines.append("This curve cannot tell it from \(names)\(reason).")
        }
        for pair in best.correlations {
            lines.append(
                "The curve hardly distinguishes \(pair.first) from \(pair.second): their correlation is \(String(format: "%.3f", pair.value))."
            )
        }
        return lines
    }

    /// Failed searches.
    private var failures: [String] {
        let names = ranking.entries.filter(\.hasFailed).map(\.own.name.visible).joined(separator: ", ")
        if names.isEmpty { return [] }
        return ["The search for numbers failed for \(names): it did not improve the fit, or did not converge."]
    }

    /// The parts of the curve other than the one that the ranking refers to.
    private var others: [String] { parts.filter { $0.times != release?.times }.map(Self.text) }

    /// The use of a column of velocities.
    private var velocities: [String] {
        if let fault = ranking.curve.velocityFault { return [fault.sentence] }
        guard let velocities = ranking.curve.velocities, let rms = ranking.entries.first?.best.velocityRMS else {
            return []
        }
        let noise = MeasuredCurve.noise(of: velocities.values)
        return ["Its velocities are within \(Self.points(rms)) pt/s; their noise is \(Self.points(noise)) pt/s."]
    }

    /// Returns a time of the ranked curve in the seconds of the file.
    private func inFile(_ time: Double) -> Double { ranking.curve.start + time }

    private func seconds(_ time: Double) -> String { Self.seconds(inFile: inFile(time)) }

    private static func seconds(inFile time: Double) -> String { String(format: "%.3f", time) }

    /// The largest number of reported stretches.
    private static let mostStretches = 8

    private func stretches(_ best: FeelFit) -> [String] {
        UnexplainedStretch.all(of: best, ranking.curve).prefix(Self.mostStretches).map { stretch in
            "Not explained: \(seconds(stretch.times.lowerBound)) to \(seconds(stretch.times.upperBound)) s, "
                + "\(Self.points(stretch.largest)) pt off at \(seconds(stretch.worst)) s."
        }
    }

    private static func text(_ part: CurvePart) -> String {
        let times = "\(seconds(inFile: part.times.lowerBound)) to \(seconds(inFile: part.times.upperBound)) s"
        guard let fit = part.fit else { return "Not explained: \(times)." }
        let velocity = fit.releaseVelocity
        if abs(velocity) < 1 { return "\(times): at rest." }
        let rest = fit.target.map { ", made to rest at \(points($0)) pt" } ?? ""
        return
            "\(times): let go by \(fit.name.visible) at \(points(velocity)) pt/s\(rest), within \(points(fit.largest)) pt."
    }

    // MARK: JSON

    private var json: JSONObject {
        let best = ranking.entries.first?.best
        var object: JSONObject = [
            "ranking": .array(ranking.entries.map { .object(entry($0)) }),
            "ties": .array(ties.map { .array($0.map { .string($0) }) }),
            "explained": .bool(release == nil && ranking.explains), "feel": best.map { .string($0.name) } ?? .null,
            "values": .object(best.map(values) ?? JSONObject()),
            "residual": best.map { .object(residual($0)) } ?? .null, "noise": number(ranking.curve.noise),
        ]
        if let best, !ranking.explains {
            object["unexplained"] = .array(
                UnexplainedStretch.all(of: best, ranking.curve).map { stretch in
                    .object([
                        "from": time(stretch.times.lowerBound), "until": time(stretch.times.upperBound),
                        "max": number(stretch.largest), "at": time(stretch.worst),
                    ])
                })
        }
        if let velocities = ranking.curve.velocities {
            object["velocity"] = .object([
                "used": .bool(true), "noise": number(MeasuredCurve.noise(of: velocities.values)),
                "rms": best?.velocityRMS.map(number) ?? .null,
            ])
        } else if let fault = ranking.curve.velocityFault {
            object["velocity"] = .object(["used": .bool(false), "reason": .string(fault.sentence)])
        }
        if let release { object["part"] = .object(json(release)) }
        if !parts.isEmpty { object["parts"] = .array(parts.map { .object(json($0)) }) }
        if let best {
            object["residuals"] = .array(
                zip(ranking.curve.times, best.residuals).map { .array([time($0), number($1)]) })
        }
        return object
    }

    /// Pairs of the best feel and each feel that explains the curve as well.
    private var ties: [[String]] {
        guard let best = ranking.entries.first?.best.name else { return [] }
        return ranking.equals.map { [best, $0] }
    }

    private func json(_ part: CurvePart) -> JSONObject {
        var object: JSONObject = ["from": number(part.times.lowerBound), "until": number(part.times.upperBound)]
        object["feel"] = part.fit.map { .string($0.name) } ?? .null
        if let fit = part.fit { object = object.appending(unknowns(fit)) }
        return object
    }

    /// Returns the fitted unknowns other than the feel's numbers, by name.
    private func unknowns(_ fit: FeelFit) -> JSONObject {
        var object = JSONObject()
        for unknown in fit.unknowns { object.append(unknown.name, number(unknown.value)) }
        if let target = fit.target { object.append("target", number(target)) }
        return object
    }

    private func entry(_ entry: FeelRanking.Entry) -> JSONObject {
        let best = entry.best
        let object: JSONObject = [
            "feel": .string(best.name), "rms": number(best.rms), "max": number(best.largest),
            "at": time(best.worstTime), "own_rms": number(entry.own.rms), "failed": .bool(entry.hasFailed),
            "values": .object(values(best)),
            "correlations": .array(
                best.correlations.map { pair in
                    .object(["first": .string(pair.first), "second": .string(pair.second), "value": number(pair.value)])
                }),
        ]
        return object.appending(unknowns(best))
    }

    /// Returns the fitted numbers by id.
    private func values(_ fit: FeelFit) -> JSONObject {
        var object = JSONObject()
        for found in fit.numbers {
            let error = found.error.map { JSONValue.number($0) } ?? .null
            object.append(found.parameter.id, .object(["value": .number(found.value), "error": error]))
        }
        return object
    }

    private func residual(_ fit: FeelFit) -> JSONObject {
        ["rms": number(fit.rms), "max": number(fit.largest), "at": time(fit.worstTime)]
    }

    private func number(_ value: Double) -> JSONValue { .number(value.roundedToSixDecimals) }

    /// A time of the ranked curve.
    private func time(_ value: Double) -> JSONValue { number(inFile(value)) }
}
