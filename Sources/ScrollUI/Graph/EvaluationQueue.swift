import Foundation

/// The nodes to evaluate in the running update, and those evaluated in every frame.
@MainActor
struct EvaluationQueue {
    /// A node with the transaction of its evaluation.
    typealias Entry = (node: EvaluatedNode, transaction: Transaction)

    private var pending: [Entry] = []
    private var animated: [EvaluatedNode] = []
    /// The time of the last call of ``takeAnimated(at:)``, which runs once per frame.
    private var lastTick = Duration.zero

    var isEmpty: Bool { pending.isEmpty }
    var nodes: [EvaluatedNode] { pending.map(\.node) }

    mutating func add(_ node: EvaluatedNode, _ transaction: Transaction) { pending.append((node, transaction)) }

    /// Returns the waiting nodes, outermost first: evaluating a node may remove nodes inside it.
    mutating func take() -> [Entry] {
        defer { pending.removeAll(keepingCapacity: true) }
        return pending.sorted { $0.node.depth < $1.node.depth }
    }

    /// Schedules the evaluation of the node in the next frame.
    mutating func addAnimated(_ node: EvaluatedNode) {
        if !animated.contains(where: { $0 === node }) { animated.append(node) }
    }

    /// Returns the nodes to evaluate in the frame at `time`, outermost first; a second call for the same frame
    /// returns none.
    mutating func takeAnimated(at time: Duration) -> [EvaluatedNode] {
        guard lastTick != time else { return [] }
        lastTick = time
        guard !animated.isEmpty else { return [] }
        defer { animated.removeAll() }
        return animated.sorted { $0.depth < $1.depth }
    }

    /// Discards the waiting nodes; none of them is due any more.
    mutating func cut() {
        for entry in pending {
            entry.node.needsEvaluation = false
            entry.node.reasons.removeAll()
        }
        pending.removeAll()
    }

    mutating func removeAll() {
        pending.removeAll()
        animated.removeAll()
    }
}
