import Foundation

/// The reason for ignoring the velocities measured beside a curve.
package enum VelocityFault: Equatable, Sendable {
    /// Only this many are known after the lift.
    case tooFew(Int)
    /// They are differences of the offsets: from the previous row, to the next one, or between both.
    case derived
    /// The offsets change this many times as fast.
    case unit(Double)
    /// The integrated velocities do not resemble the offsets.
    case unrelated
    /// The offsets are a single motion, from which the velocities differ by this many points per second.
    case contradicting(Double)

    /// Nil if the velocities match the offsets within their noise. Linear in the rows.
    init?(_ velocities: MeasuredVelocities, beside curve: MeasuredCurve) {
        guard velocities.times.count >= MeasuredVelocities.fewest else {
            self = .tooFew(velocities.times.count)
            return
        }
        let comparison = VelocityComparison(velocities, curve)
        if comparison.areDifferences {
            self = .derived
        } else if let line = comparison.line {
            if line.explained < Self.leastExplained {
                self = .unrelated
            } else if abs(line.slope - 1) > max(Self.tolerance, 5 * line.error) {
                self = .unit(line.slope)
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// The least share of the offsets' variance that the integrated velocities must explain.
    private static let leastExplained = 0.9
    /// The largest error of the slope that can result from the estimate of the velocities; a wrong unit differs more.
    private static let tolerance = 0.1

    /// The reason in a sentence or two.
    package var sentence: String {
        let unit = "It must be in units of the offset per second, positive for growing offsets."
        switch self {
        case .tooFew(let count):
            return
                "The column velocity is ignored: it has \(count) values after the lift, too few to estimate their noise."
        case .derived:
            return
                "The column velocity is ignored: it is the difference of the offsets and adds no information."
        case .unit(let factor): return "The column velocity is ignored: \(Self.words(for: factor)). \(unit)"
        case .unrelated:
            return
                "The column velocity is ignored: its integral does not match the offsets. \(unit)"
        case .contradicting(let rms):
            return
                "The column velocity is ignored: it is \(String(format: "%.0f", rms)) pt/s off from the motion of the offsets, "
                + "more than its noise. It may be late, or averaged."
        }
    }

    private static func words(for factor: Double) -> String {
        if abs(factor + 1) < 0.1 { return "it has the opposite sign" }
        let unit = pow(10, log10(abs(factor)).rounded(.down) - 1)
        let times = ((abs(factor) / unit).rounded() * unit).roundedToSixDecimals.shortestDecimal
        let sign = factor < 0 ? ", in the opposite direction" : ""
        let guess = abs(abs(factor) - 1000) < 100 ? ", as if it were per millisecond" : ""
        return "the offsets change \(times) times as fast\(sign)\(guess)"
    }
}
