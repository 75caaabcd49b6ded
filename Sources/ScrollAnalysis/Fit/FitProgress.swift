import Synchronization

/// How far a search is, and whether it is to go on: for the thread that searches and the one that shows it.
package final class FitProgress: Sendable {
    private struct State {
        var tries = 0
        var rms = Double.infinity
        var isStopped = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Motions that were laid over the curve so far.
    package var tries: Int { state.withLock(\.tries) }

    /// The best of them, as the root of the mean square of what was left, in points; infinite before the first.
    package var rms: Double { state.withLock(\.rms) }

    /// Whoever searches is to give up.
    package var isStopped: Bool { state.withLock(\.isStopped) }

    /// Has the search end at its next try, without a result.
    package func stop() { state.withLock { $0.isStopped = true } }

    /// Takes what a try left into account. Linear in the rows.
    package func note(_ residuals: [Double]) {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        let rms = (squares / Double(max(1, residuals.count))).squareRoot()
        state.withLock {
            $0.tries += 1
            if rms < $0.rms { $0.rms = rms }
        }
    }
}
