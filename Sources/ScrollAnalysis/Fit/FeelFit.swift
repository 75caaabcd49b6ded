import Foundation
import ScrollPhysics

/// A feel laid over a curve: the release, or the start of the clock and the like, and the numbers with which it comes nearest, and
/// what is left.
public final class FeelFit: Sendable {
    /// A number that was searched for.
    public struct Number: Sendable {
        /// Which one.
        public let parameter: FeelParameter
        /// In the number's own unit.
        public let value: Double
        /// Standard error; nil where the curve does not tell the number from the others.
        public let error: Double?
    }

    /// Two numbers that the curve hardly tells apart.
    package struct Correlation: Sendable {
        package let first: String
        package let second: String
        /// From -1 to 1.
        package let value: Double
    }

    /// Of the feel that it began with.
    public let name: String
    /// With the numbers that were found.
    public let feel: ScrollFeel
    /// What was searched for beside the feel's numbers, by its name, in the order of ``FitModel/names``.
    package let unknowns: [(name: String, value: Double)]
    /// Where content is taken to rest, in the unit of the curve; nil where the motion decides.
    package let target: Double?
    /// In the order in which they were asked for.
    public let numbers: [Number]
    let correlations: [Correlation]
    /// Curve less feel at each time of the curve, points.
    let residuals: [Double]
    /// The same followed by those of the velocities, in points as ``MeasuredCurve/observations`` has them.
    let allResiduals: [Double]
    /// Root of the mean square of what is left of the velocities, points per second; nil where none were measured.
    let velocityRMS: Double?
    /// The moment at which the residual is largest, in seconds of the curve.
    let worstTime: Double
    /// False where the search gave up: the numbers are the best ones that it came by.
    let converged: Bool

    /// How many unknowns were searched for.
    var freedom: Int { unknowns.count + numbers.count + (target == nil ? 0 : 1) }

    /// Root of the mean square of the residuals, points.
    public var rms: Double { (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot() }

    /// What the search makes least: of the offsets, and of the velocities as far as they count.
    var sum: Double { allResiduals.reduce(0) { $0 + $1 * $1 } }

    /// The largest residual either way, points.
    public var largest: Double { residuals.reduce(0) { max($0, abs($1)) } }

    /// From -1 to 1: near one where neighbouring residuals are alike, as where something is not explained; near zero for noise.
    var persistence: Double {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        guard squares > 0 else { return 0 }
        return zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / squares
    }

    /// The less the better: how badly it fits and how many unknowns it took (Schwarz 1978). Differences of less than
    /// ``resolution`` count as none.
    var criterion: Double {
        let count = Double(allResiduals.count)
        return count * log(sum / count + Self.resolution * Self.resolution) + Double(freedom) * log(count)
    }

    /// Points: closer than that no two curves are, since nobody sees it.
    static let resolution = 0.02
    /// Correlations beyond this are told.
    private static let strong = 0.95

    /// `feel` let go such that it comes nearest to `curve`, with those of its numbers that `vary` names.
    package convenience init?(_ feel: ScrollFeel, varying vary: [FeelParameter] = [], to curve: MeasuredCurve) {
        self.init(feel, varying: vary, to: FitModel(curve))
    }

    /// `feel` with the unknowns of `model`, and those of its numbers that `vary` names, such that it comes nearest to the curve. The
    /// search begins at `start`, or where the model has it begin. Nil where it makes no motion that can be compared, and where the
    /// search was stopped.
    package init?(
        _ feel: ScrollFeel, varying vary: [FeelParameter] = [], to model: FitModel, from start: [Double]? = nil
    ) {
        let curve = model.curve
        let bounded = vary.map { BoundedNumber(parameter: $0) }
        let angles = bounded.map { $0.angle(of: $0.parameter.value(in: feel)) }
        let count = model.names.count
        let observations = curve.observations
        let tuned = { (values: [Double]) -> ScrollFeel in
            var tuned = feel
            for (number, angle) in zip(bounded, values.dropFirst(count)) {
                number.parameter.set(number.value(at: angle), in: &tuned)
            }
            return tuned
        }
        let begin = start ?? model.start(feel)
        let unknowns = { (values: [Double]) in model.unknowns(from: begin, Array(values.prefix(count))) }
        let residuals = { (values: [Double], residuals: inout [Double]) in
            model.predictions(of: tuned(values), unknowns(values), into: &residuals)
            for index in residuals.indices { residuals[index] = observations[index] - residuals[index] }
            model.progress?.note(residuals)
        }
        let first = model.variables(at: begin) + angles
        let solution =
            first.isEmpty
            ? LeastSquares(ofNothing: observations.count, residuals)
            : Self.search(from: first, count: observations.count, isStopped: { model.isStopped }, residuals)
        guard let solution, !model.isStopped else { return nil }
        (name, self.feel, converged) = (feel.name, tuned(solution.values), solution.converged)
        self.unknowns = zip(model.names, unknowns(solution.values)).map { ($0, $1) }
        target = model.target
        allResiduals = solution.residuals
        let left = Array(solution.residuals.prefix(curve.times.count))
        self.residuals = left
        velocityRMS = Self.velocityRMS(solution.residuals.dropFirst(curve.times.count), curve)
        let worst = left.indices.max { abs(left[$0]) < abs(left[$1]) } ?? 0
        worstTime = curve.times[worst]
        let size = solution.values.count
        let variance = solution.sum / Double(max(1, observations.count - size))
        self.numbers = bounded.enumerated().map { index, number in
            let angle = solution.values[index + count]
            let covariance = solution.covariance[(index + count) * (size + 1)]
            let error = (variance * covariance).squareRoot() * number.slope(at: angle)
            return Number(
                parameter: number.parameter, value: number.value(at: angle),
                error: covariance > 0 && error.isFinite ? error : nil)
        }
        correlations = Self.correlations(solution, model.names + vary.map(\.id))
    }

    private static func velocityRMS(_ residuals: ArraySlice<Double>, _ curve: MeasuredCurve) -> Double? {
        guard !residuals.isEmpty else { return nil }
        return (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot() / curve.velocityWeight
    }

    /// A search may end early, where a motion hands over to another between two rows. One that goes on from there shows whether it did.
    private static func search(
        from start: [Double], count: Int, isStopped: @escaping () -> Bool,
        _ residuals: @escaping ([Double], inout [Double]) -> Void
    ) -> LeastSquares? {
        guard var best = LeastSquares(from: start, count: count, isStopped: isStopped, residuals) else { return nil }
        for _ in 0..<mostRestarts where !isStopped() {
            guard let next = LeastSquares(from: best.values, count: count, isStopped: isStopped, residuals),
                next.sum < best.sum
            else { break }
            let isDone = next.sum > leastProgress * best.sum
            best = next
            if isDone { break }
        }
        return best
    }

    private static let mostRestarts = 3
    /// Less than a thousandth of the sum of squares is no progress.
    private static let leastProgress = 0.999

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
