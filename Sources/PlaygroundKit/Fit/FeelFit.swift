import Foundation
import ScrollPhysics

/// A feel laid over a curve: the release and the numbers with which it comes nearest, and what is left.
struct FeelFit {
    /// A number that was searched for.
    struct Number {
        let parameter: FeelParameter
        let value: Double
        /// Standard error; nil where the curve does not tell the number from the others.
        let error: Double?
    }

    /// Two numbers that the curve hardly tells apart.
    struct Correlation {
        let first: String
        let second: String
        /// From -1 to 1.
        let value: Double
    }

    /// Of the feel that it began with.
    let name: String
    /// With the numbers that were found.
    let feel: ScrollFeel
    /// At the release, in points and points per second.
    let offset: Double
    let velocity: Double
    /// In the order of the table of parameters.
    let numbers: [Number]
    let correlations: [Correlation]
    /// Curve less feel at each time of the curve, points.
    let residuals: [Double]
    /// The moment at which the residual is largest, seconds since the release.
    let worstTime: Double

    /// How many unknowns were searched for.
    var freedom: Int { 2 + numbers.count }

    /// Root of the mean square of the residuals, points.
    var rms: Double { (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot() }

    /// The largest residual either way, points.
    var largest: Double { residuals.reduce(0) { max($0, abs($1)) } }

    /// From -1 to 1: near one where neighbouring residuals are alike, as where something is not explained; near zero for noise.
    var persistence: Double {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        guard squares > 0 else { return 0 }
        return zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / squares
    }

    /// The less the better: how badly it fits and how many unknowns it took (Schwarz 1978). Differences of less than
    /// ``resolution`` count as none.
    var criterion: Double {
        let count = Double(residuals.count)
        return count * log(rms * rms + Self.resolution * Self.resolution) + Double(freedom) * log(count)
    }

    /// Points: closer than that no two curves are, since nobody sees it.
    static let resolution = 0.02
    /// Correlations beyond this are told.
    private static let strong = 0.95

    /// `feel` with the release, and those of its numbers that `vary` names, such that it comes nearest to `curve`. Nil where it
    /// makes no motion that can be compared.
    init?(_ feel: ScrollFeel, varying vary: [FeelParameter] = [], to curve: FreeCurve) {
        let bounded = vary.map { BoundedNumber(parameter: $0) }
        let start = FreeMotion(feel: feel, offset: curve.offsets[0], velocity: curve.firstVelocity, curve: curve)
        let angles = bounded.map { $0.angle(of: $0.parameter.value(in: feel)) }
        let motion = { (values: [Double]) -> FreeMotion in
            var motion = FreeMotion(feel: feel, offset: values[0], velocity: values[1], curve: curve)
            for (number, angle) in zip(bounded, values.dropFirst(2)) {
                number.parameter.set(number.value(at: angle), in: &motion.feel)
            }
            return motion
        }
        let solution = LeastSquares(
            from: [start.offset, Self.nearestVelocity(start)] + angles, count: curve.times.count
        ) { values, residuals in
            motion(values).offsets(into: &residuals)
            for index in residuals.indices { residuals[index] = curve.offsets[index] - residuals[index] }
        }
        guard let solution else { return nil }
        let best = motion(solution.values)
        (name, self.feel) = (feel.name, best.feel)
        (offset, velocity) = (best.offset, best.velocity)
        let left = solution.residuals
        residuals = left
        let worst = left.indices.max { abs(left[$0]) < abs(left[$1]) } ?? 0
        worstTime = curve.times[worst]
        let size = solution.values.count
        let variance = solution.sum / Double(max(1, curve.times.count - size))
        self.numbers = bounded.enumerated().map { index, number in
            let angle = solution.values[index + 2]
            let covariance = solution.covariance[(index + 2) * (size + 1)]
            let error = (variance * covariance).squareRoot() * number.slope(at: angle)
            return Number(
                parameter: number.parameter, value: number.value(at: angle),
                error: covariance > 0 && error.isFinite ? error : nil)
        }
        correlations = Self.correlations(solution, ["offset", "velocity"] + vary.map(\.id))
    }

    /// Of a few velocities about the one at the lift, the one from which the search begins nearest.
    private static func nearestVelocity(_ motion: FreeMotion) -> Double {
        var offsets = motion.curve.offsets
        let candidates = [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2].map { $0 * motion.velocity }
        let sums = candidates.map { velocity -> Double in
            var motion = motion
            motion.velocity = velocity
            motion.offsets(into: &offsets)
            return zip(offsets, motion.curve.offsets).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        let best = sums.indices.min { sums[$0] < sums[$1] } ?? 3
        return candidates[best]
    }

    private static func correlations(_ solution: LeastSquares, _ names: [String]) -> [Correlation] {
        let size = names.count
        var result: [Correlation] = []
        for row in 0..<size {
            for column in row + 1..<size {
                let variances = solution.covariance[row * (size + 1)] * solution.covariance[column * (size + 1)]
                guard variances > 0 else { continue }
                let value = solution.covariance[row * size + column] / variances.squareRoot()
                if abs(value) >= strong {
                    result.append(Correlation(first: names[row], second: names[column], value: value))
                }
            }
        }
        return result
    }
}
