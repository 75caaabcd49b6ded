import Foundation

/// The nodes that are to be evaluated in the update under way, and those that are evaluated in every frame.
@MainActor
struct EvaluationQueue {
    /// A node with the transaction that it is evaluated in.
    typealias Entry = (node: EvaluatedNode, transaction: Transaction)

    private var pending: [Entry] = []
    private var animated: [EvaluatedNode] = []
    /// When ``takeAnimated(at:)`` was asked last: once a frame.
    private var lastTick = Duration.zero

    var isEmpty: Bool { pending.isEmpty }
    var nodes: [EvaluatedNode] { pending.map(\.node) }

    mutating func add(_ node: EvaluatedNode, _ transaction: Transaction) { pending.append((node, transaction)) }

    /// What waits, outermost first: a node may be gone once the one around it was evaluated.
    mutating func take() -> [Entry] {
        defer { pending.removeAll(keepingCapacity: true) }
        return pending.sorted { $0.node.depth < $1.node.depth }
    }

    /// Has the node evaluated in the next frame.
    mutating func addAnimated(_ node: EvaluatedNode) {
        if !animated.contains(where: { $0 === node }) { animated.append(node) }
    }

    /// The nodes that are evaluated in the frame at `time`, outermost first; none when it is asked again.
    mutating func takeAnimated(at time: Duration) -> [EvaluatedNode] {
        guard lastTick != time else { return [] }
        lastTick = time
        defer { animated.removeAll() }
        return animated.sorted { $0.depth < $1.depth }
    }

    /// Drops what waits; none of it is due any more.
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
