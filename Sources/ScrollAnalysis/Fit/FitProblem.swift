import ScrollPhysics

/// The search for the best fit of a feel to a curve. The variables of the search are the unknowns of the model, followed
/// by the varied numbers of the feel.
struct FitProblem {
    private let feel: ScrollFeel
    private let model: FitModel
    private let numbers: [(parameter: FeelParameter, bounded: BoundedNumber)]
    /// The unknowns of the model at which the search begins.
    private let start: [Double]

    /// The search begins at `start`, or at the model's own starting point.
    init(_ feel: ScrollFeel, varying vary: [FeelParameter], to model: FitModel, from start: [Double]?) {
        self.feel = feel
        numbers = vary.map { ($0, BoundedNumber(range: $0.range)) }
        self.start = start ?? model.start(feel)
        self.model = model.fixingLift(of: feel, at: self.start)
    }

    // MARK: Variables

    /// Returns the feel with the varied numbers.
    func feel(at variables: [Double]) -> ScrollFeel {
        var tuned = feel
        for (number, angle) in zip(numbers, variables.dropFirst(model.names.count)) {
            number.parameter.set(number.bounded.value(at: angle), in: &tuned)
        }
        return tuned
    }

    /// Returns the unknowns of the model.
    func unknowns(at variables: [Double]) -> [Double] {
        model.unknowns(from: start, Array(variables.prefix(model.names.count)))
    }

    /// Returns the varied numbers with their standard errors.
    func numbers(at solution: LeastSquares) -> [FeelFit.Number] {
        let size = solution.values.count
        let variance = solution.sum / Double(max(1, solution.residuals.count - size))
        return zip(numbers, model.names.count..<size).map { number, index in
            let angle = solution.values[index]
            let covariance = solution.covariance[index * (size + 1)]
            let error = (variance * covariance).squareRoot() * number.bounded.slope(at: angle)
            return FeelFit.Number(
                parameter: number.parameter, value: number.bounded.value(at: angle),
                error: covariance > 0 && error.isFinite ? error : nil)
        }
    }

    // MARK: Search

    /// Returns the best fit; nil if the feel makes no comparable motion, or if the search was stopped.
    func solution() -> LeastSquares? {
        let observations = model.curve.observations
        let residuals = { (variables: [Double], residuals: inout [Double]) in
            model.predictions(of: feel(at: variables), unknowns(at: variables), into: &residuals)
            for index in residuals.indices { residuals[index] = observations[index] - residuals[index] }
            model.progress?.note(residuals)
        }
        let first = model.variables(at: start) + numbers.map { $0.bounded.angle(of: $0.parameter.value(in: feel)) }
        let solution =
            first.isEmpty
            ? LeastSquares(ofNothing: observations.count, residuals)
            : search(from: first, count: observations.count, residuals)
        return model.isStopped ? nil : solution
    }

    /// A search may end early where one motion hands over to another between two rows. Restarting it from its result
    /// shows whether it did.
    private func search(
        from first: [Double], count: Int, _ residuals: @escaping ([Double], inout [Double]) -> Void
    ) -> LeastSquares? {
        let search = { LeastSquares(from: $0, count: count, isStopped: { model.isStopped }, residuals) }
        guard var best = search(first) else { return nil }
        for _ in 0..<Self.mostRestarts where !model.isStopped {
            guard let next = search(best.values), next.sum < best.sum else { break }
            let isDone = next.sum > Self.leastProgress * best.sum
            best = next
            if isDone { break }
        }
        return best
    }

    private static let mostRestarts = 3
    /// A reduction of the sum of squares by less than a thousandth is not progress.
    private static let leastProgress = 0.999
}
