@_spi(SwiftUI) import Observation

/// Tells a node of each change of the `@Observable` properties that one of its evaluations read, until the next one.
@MainActor
final class EvaluationObserver {
    /// Not weak: all counting of references to a node that has weak ones takes a multiple of the time.
    private var node: EvaluatedNode?

    /// Begins with an evaluation of `node`, until ``end()``.
    func begin(_ node: EvaluatedNode) { self.node = node }

    /// Ends the observation. Objects may still call back.
    func end() { node = nil }

    /// Called by an object on the thread that changes it.
    nonisolated func willChange(_ tracking: ObservationTracking) {
        MainActor.runSoon { [self] in
            guard let node else { return tracking.cancel() }
            guard node.isAttached else { return }
            node.graph.invalidate(node, transaction: .current, because: .observable)
        }
    }
}
