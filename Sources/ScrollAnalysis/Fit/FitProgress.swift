import Synchronization

/// The progress of a search and its cancellation, shared by the thread that searches and the one that displays it.
package final class FitProgress: Sendable {
    private struct State {
        var tries = 0
        var rms = Double.infinity
        var isStopped = false
    }

    private let state = Mutex(State())

    package init() {}

    /// The number of motions compared with the curve so far.
    package var tries: Int { state.withLock(\.tries) }

    /// The root mean square of the best one's residuals, in points; infinite before the first.
    package var rms: Double { state.withLock(\.rms) }

    /// True if the search was cancelled.
    package var isStopped: Bool { state.withLock(\.isStopped) }

    /// Cancels the search, which then ends at its next try without a result.
    package func stop() { state.withLock { $0.isStopped = true } }

    /// Records the residuals of a try. Linear in the rows.
    package func note(_ residuals: [Double]) {
        let squares = residuals.reduce(0) { $0 + $1 * $1 }
        let rms = (squares / Double(max(1, residuals.count))).squareRoot()
        state.withLock {
            $0.tries += 1
            if rms < $0.rms { $0.rms = rms }
        }
    }
}
