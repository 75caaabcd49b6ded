import Foundation
import ScrollPhysics

/// The best fit of a feel to a curve: the release, or unknowns such as the start of the clock, the fitted numbers, and
/// the residuals.
public final class FeelFit: Sendable {
    /// A fitted number.
    public struct Number: Sendable {
        /// The parameter.
        public let parameter: FeelParameter
        /// The value in the parameter's own unit.
        public let value: Double
        /// The standard error; nil if the curve does not distinguish the number from the others.
        public let error: Double?
    }

    /// Two numbers that the curve hardly distinguishes.
    package struct Correlation: Sendable {
        package let first: String
        package let second: String
        /// From -1 to 1.
        package let value: Double
    }

    /// The name of the original feel.
    public let name: String
    /// The feel with the fitted numbers.
    public let feel: ScrollFeel
    /// The fitted unknowns other than the feel's numbers, by name, in the order of ``FitModel/names``.
    package let unknowns: [(name: String, value: Double)]
    /// The offset at which the content is made to rest, in the unit of the curve; nil if the motion determines it.
    package let target: Double?
    /// The fitted numbers in the requested order.
    public let numbers: [Number]
    let correlations: [Correlation]
    /// The difference between curve and feel at each time of the curve, in points.
    let residuals: [Double]
    /// The residuals of the offsets followed by those of the velocities, in points, weighted as in
    /// ``MeasuredCurve/observations``.
    let allResiduals: [Double]
    /// The root mean square of the velocities' residuals, in points per second; nil if no velocities were measured.
    let velocityRMS: Double?
    /// The time of the largest residual, in seconds of the curve.
    let worstTime: Double
    /// False if the search gave up: the numbers are the best that it found.
    let converged: Bool

    /// The number of fitted unknowns.
    var freedom: Int { unknowns.count + numbers.count + (target == nil ? 0 : 1) }

    /// The root mean square of the residuals, in points.
    public var rms: Double { (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot() }

    /// The minimized sum of squares of the offsets' residuals and the weighted ones of the velocities.
    var sum: Double { allResiduals.reduce(0) { $0 + $1 * $1 } }

    /// The largest absolute residual, in points.
    public var largest: Double { residuals.reduce(0) { max($0, abs($1)) } }

    /// The autocorrelation of neighbouring residuals, from -1 to 1: near one if a motion is not explained, near zero
    /// for noise.
    var persistence: Double {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        guard squares > 0 else { return 0 }
        return zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / squares
    }

    /// The information criterion (Schwarz 1978); smaller is better. It combines the residuals and the number of
    /// unknowns. Residuals below ``resolution`` do not count.
    var criterion: Double {
        let count = Double(allResiduals.count)
        return count * log(sum / count + Self.resolution * Self.resolution) + Double(freedom) * log(count)
    }

    /// The smallest relevant difference of two curves, in points; smaller ones are invisible.
    static let resolution = 0.02
    /// The absolute correlation from which pairs are reported.
    private static let strong = 0.95

    /// Fits a release of `feel` to `curve`, including the numbers in `vary`.
    package convenience init?(_ feel: ScrollFeel, varying vary: [FeelParameter] = [], to curve: MeasuredCurve) {
        self.init(feel, varying: vary, to: FitModel(curve))
    }

    /// Fits `feel` with the unknowns of `model` and the numbers in `vary` to the curve. The search begins at `start`,
    /// or at the model's own starting point. Nil if the feel makes no comparable motion, or if the search was stopped.
    package init?(
        _ feel: ScrollFeel, varying vary: [FeelParameter] = [], to model: FitModel, from start: [Double]? = nil
    ) {
        let problem = FitProblem(feel, varying: vary, to: model, from: start)
        guard let solution = problem.solution() else { return nil }
        (name, self.feel, converged) = (feel.name, problem.feel(at: solution.values), solution.converged)
        unknowns = zip(model.names, problem.unknowns(at: solution.values)).map { ($0, $1) }
        numbers = problem.numbers(at: solution)
        let known = Self.correlations(solution, model.names + vary.map(\.id))
        // Another lift between the two rows means another offset and velocity there.
        let numbers = Set(vary.map(\.id))
        correlations = known.filter { !model.isLiftBounded || numbers.contains($0.second) }
        target = model.target
        allResiduals = solution.residuals
        let curve = model.curve
        let left = Array(solution.residuals.prefix(curve.times.count))
        residuals = left
        velocityRMS = Self.velocityRMS(solution.residuals.dropFirst(left.count), curve)
        let worst = left.indices.max { abs(left[$0]) < abs(left[$1]) } ?? 0
        worstTime = curve.times[worst]
    }

    private static func velocityRMS(_ residuals: ArraySlice<Double>, _ curve: MeasuredCurve) -> Double? {
        guard !residuals.isEmpty else { return nil }
        return (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot() / curve.velocityWeight
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
