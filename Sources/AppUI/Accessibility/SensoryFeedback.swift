@_spi(Nodes) public import ScrollUI

/// Haptic or audio feedback for an event, on devices that support it. On a desktop nothing is played: the feedback is
/// only recorded, and tests read it with `ViewHost.feedback`.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    private var intensity = 1.0

    /// An activity began.
    public static let start = SensoryFeedback(name: "start")
    /// An activity ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// A dragged item became aligned with another item.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A value fell below a significant threshold.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// A value rose above a significant threshold.
    public static let increase = SensoryFeedback(name: "increase")
    /// A press reached another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// The selection changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A drawn path was closed or recognised.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// An action succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// An action succeeded with a warning.
    public static let warning = SensoryFeedback(name: "warning")
    /// An action failed.
    public static let error = SensoryFeedback(name: "error")
    /// Two objects collided.
    public static let impact = SensoryFeedback(name: "impact")

    /// The weight of the objects that collide.
    public struct Weight: Hashable, Sendable {
        fileprivate let name: String

        /// Small objects.
        public static let light = Weight(name: "light")
        /// Medium objects.
        public static let medium = Weight(name: "medium")
        /// Large objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of the objects that collide.
    public struct Flexibility: Hashable, Sendable {
        fileprivate let name: String

        /// Hard objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Objects that are neither hard nor soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    /// A collision of objects with a weight. `intensity` is 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
    }

    /// A collision of objects with a flexibility. `intensity` is 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
    }
}

/// Feedback that was played, for tests. An extension of ScrollUI's own.
public struct PlayedFeedback: Equatable, Sendable {
    /// The feedback.
    public let feedback: SensoryFeedback
    /// The time of the frame, since the host's zero.
    public let time: Duration
}

extension ViewHost {
    /// The feedback that views requested, at most the last thousand items. An extension of ScrollUI's own.
    public var feedback: [PlayedFeedback] { graph.feedback.played }
}

/// The feedback that views requested.
@MainActor
final class FeedbackLog {
    private(set) var played: [PlayedFeedback] = []
    private static let most = 1000

    func play(_ feedback: SensoryFeedback, at time: Duration) {
        if played.count >= Self.most { played.removeFirst() }
        played.append(PlayedFeedback(feedback: feedback, time: time))
    }
}

extension ViewGraph {
    fileprivate var feedback: FeedbackLog { store.object(FeedbackLog.init) }
}

/// Plays feedback when a value changes.
nonisolated private struct FeedbackView<Content: View, Value: Equatable>: View {
    typealias Body = Never

    let content: Content
    let value: Value
    let feedback: (Value, Value) -> SensoryFeedback?

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ChangeNode<Value>.self) { ChangeNode(graph: $0, parent: $1, scope: $2) }
        node.update(value) { [feedback, weak graph = node.graph] old, new in
            guard let graph, let played = feedback(old, new) else { return }
            graph.feedback.play(played, at: graph.time)
        }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension FeedbackView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

nonisolated extension View {
    /// Plays `feedback` when `trigger` changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        FeedbackView(content: self, value: trigger) { _, _ in feedback }
    }

    /// Plays `feedback` when `trigger` changes and `condition` returns true.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        FeedbackView(content: self, value: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays the result of `feedback` when `trigger` changes; nil plays nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        FeedbackView(content: self, value: trigger) { _, _ in feedback() }
    }

    /// Plays the result of `feedback`, called with the old and the new value, when `trigger` changes; nil plays nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        FeedbackView(content: self, value: trigger, feedback: feedback)
    }
}
