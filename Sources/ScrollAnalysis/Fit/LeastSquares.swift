import CMinpack

/// Minimizes a sum of squares of functions with MINPACK: the method of Levenberg and Marquardt with a trust region
/// (Moré 1978, `lmdif`) and derivatives from differences.
struct LeastSquares {
    /// The variables at the minimum.
    let values: [Double]
    /// The values of the functions there.
    let residuals: [Double]
    /// The inverse of the product of the Jacobian's transpose and the Jacobian there, row by row: the covariance of the
    /// variables for residuals with a variance of one. Rows of zeros for variables that no function depends on.
    let covariance: [Double]
    /// False if the search gave up: the variables are the best so far.
    let converged: Bool

    /// The sum of the squares of the residuals.
    var sum: Double { residuals.reduce(0) { $0 + $1 * $1 } }

    /// Searches from `start` with `count` functions, at least as many as there are variables. Nil for fewer, and if a
    /// function is not finite at `start`.
    ///
    /// `functions` fills its second argument from the first one. It is called at most `limit` times for each variable.
    /// The search ends early once `isStopped` returns true.
    init?(
        from start: [Double], count: Int, limit: Int = 60, isStopped: @escaping () -> Bool = { false },
        _ functions: @escaping ([Double], inout [Double]) -> Void
    ) {
        guard count >= start.count, !start.isEmpty else { return nil }
        var task = Task(count: count, isStopped: isStopped, functions: functions)
        task.evaluate(start)
        guard task.residuals.allSatisfy(\.isFinite) else { return nil }
        let size = start.count
        var (values, residuals) = (start, task.residuals)
        var work = Work(count: count, size: size)
        let info = withUnsafeMutablePointer(to: &task) { pointer in
            lmdif(
                { context, count, size, values, residuals, _ in
                    // The task outlives the call of lmdif, which passes the pointer only to this function.
                    let task = context?.assumingMemoryBound(to: Task.self)
                    task?.pointee.evaluate(values, size, into: residuals, count)
                    return task?.pointee.isStopped() == true ? -1 : 0
                },
                pointer, Int32(count), Int32(size), &values, &residuals, Self.tolerance, Self.tolerance, 0,
                Int32(limit * (size + 1)), Self.step, &work.scale, 1, 100, 0, &work.calls, &work.jacobian, Int32(count),
                &work.order, &work.qtf, &work.one, &work.two, &work.three, &work.four)
        }
        covar(Int32(size), &work.jacobian, Int32(count), &work.order, 1e-12, &work.one)
        covariance = (0..<size * size).map { work.jacobian[$0 / size * count + $0 % size] }
        (self.values, self.residuals) = (values, residuals)
        // From 6 on, no representable step reduces the sum further.
        converged = (1...4).contains(info) || (6...8).contains(info)
    }

    /// Evaluates `count` functions without variables, so that no search is needed. Nil if one is not finite.
    init?(ofNothing count: Int, _ functions: @escaping ([Double], inout [Double]) -> Void) {
        var task = Task(count: count, isStopped: { false }, functions: functions)
        task.evaluate([])
        guard task.residuals.allSatisfy(\.isFinite) else { return nil }
        (values, residuals, covariance, converged) = ([], task.residuals, [], true)
    }

    /// The relative change of the sum and of the variables at which the search ends.
    private static let tolerance = 1e-10
    /// The relative error of the functions: offsets depend on times in whole nanoseconds. Its square root is the step
    /// of differences.
    static let step = 1e-9

    /// The context of `lmdif`'s callback.
    private struct Task {
        let isStopped: () -> Bool
        let functions: ([Double], inout [Double]) -> Void
        var residuals: [Double]

        init(
            count: Int, isStopped: @escaping () -> Bool, functions: @escaping ([Double], inout [Double]) -> Void
        ) {
            (self.isStopped, self.functions) = (isStopped, functions)
            residuals = Array(repeating: 0, count: count)
        }

        mutating func evaluate(_ values: [Double]) { functions(values, &residuals) }

        /// A residual that is not finite is replaced by a very large one, so that the search turns back.
        mutating func evaluate(
            _ values: UnsafePointer<Double>?, _ size: Int32, into result: UnsafeMutablePointer<Double>?, _ count: Int32
        ) {
            evaluate(Array(UnsafeBufferPointer(start: values, count: Int(size))))
            for index in 0..<Int(count) { result?[index] = residuals[index].isFinite ? residuals[index] : 1e12 }
        }
    }

    /// The working memory of `lmdif`.
    private struct Work {
        var scale: [Double]
        var calls: Int32 = 0
        var jacobian: [Double]
        var order: [Int32]
        var qtf: [Double]
        var one: [Double]
        var two: [Double]
        var three: [Double]
        var four: [Double]

        init(count: Int, size: Int) {
            func zeros(_ count: Int) -> [Double] { Array(repeating: 0, count: count) }
            (scale, qtf, one, two, three) = (zeros(size), zeros(size), zeros(size), zeros(size), zeros(size))
            (jacobian, four) = (zeros(count * size), zeros(count))
            order = Array(repeating: 0, count: size)
        }
    }
}
