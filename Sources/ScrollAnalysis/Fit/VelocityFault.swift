import Foundation

/// Why velocities that were measured beside a curve are left out of its fit.
package enum VelocityFault: Equatable, Sendable {
    /// So few are known after the lift.
    case tooFew(Int)
    /// They are differences of the offsets: of the row before, of the next one, or of both.
    case derived
    /// Offsets change so many times as fast as they say.
    case unit(Double)
    /// Their sum is no motion like that of the offsets.
    case unrelated
    /// The offsets are one motion, from which the velocities differ by so many points per second.
    case contradicting(Double)

    /// Nil where the velocities are those of the offsets, as far as their noise tells. Linear in the rows.
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

    /// Of the squares of the offsets, by the distances that the velocities make.
    private static let leastExplained = 0.9
    /// Units differ by more; less may be how a velocity was estimated.
    private static let tolerance = 0.1

    /// For people: a sentence or two.
    package var sentence: String {
        let unit = "It has to be in units of the offset a second, positive where offsets grow."
        switch self {
        case .tooFew(let count):
            return
                "The column velocity is left out: it has \(count) values after the lift, too few to tell their noise."
        case .derived:
            return
                "The column velocity is left out: it is the difference of the offsets, and says no more than they do."
        case .unit(let factor): return "The column velocity is left out: \(Self.words(for: factor)). \(unit)"
        case .unrelated:
            return
                "The column velocity is left out: content that goes as it says does not go as the offsets say. \(unit)"
        case .contradicting(let rms):
            return
                "The column velocity is left out: it is \(String(format: "%.0f", rms)) pt/s off from the motion of the offsets, "
                + "more than its noise. It may be late, or averaged."
        }
    }

    private static func words(for factor: Double) -> String {
        if abs(factor + 1) < 0.1 { return "it has the other sign" }
        let unit = pow(10, log10(abs(factor)).rounded(.down) - 1)
        let times = ((abs(factor) / unit).rounded() * unit).roundedToSixDecimals.shortestDecimal
        let sign = factor < 0 ? ", the other way" : ""
        let guess = abs(abs(factor) - 1000) < 100 ? ", as if it were per millisecond" : ""
        return "the offsets change \(times) times as fast as it says\(sign)\(guess)"
    }
}
