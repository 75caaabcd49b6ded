@_spi(Nodes) public import ScrollUI

/// What is felt or heard when something happens, on devices that can. A desktop has nothing to be felt: feedback is counted as
/// played, and a test reads it with `ViewHost.feedback`.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    private var intensity = 1.0

    /// An activity began.
    public static let start = SensoryFeedback(name: "start")
    /// An activity ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// What is dragged came into line with something.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A value fell below a threshold that matters.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// A value rose above a threshold that matters.
    public static let increase = SensoryFeedback(name: "increase")
    /// A press came to another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Something else is chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// A line that is drawn was closed or recognised.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Something was done.
    public static let success = SensoryFeedback(name: "success")
    /// Something was done, with a doubt.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed.
    public static let error = SensoryFeedback(name: "error")
    /// Two things met.
    public static let impact = SensoryFeedback(name: "impact")

    /// How heavy things are that meet.
    public struct Weight: Hashable, Sendable {
        fileprivate let name: String

        /// From small things to large ones.
        public static let light = Weight(name: "light")
        /// Things of a middle size.
        public static let medium = Weight(name: "medium")
        /// Large things.
        public static let heavy = Weight(name: "heavy")
    }

    /// How far things give way that meet.
    public struct Flexibility: Hashable, Sendable {
        fileprivate let name: String

        /// Hard things.
        public static let rigid = Flexibility(name: "rigid")
        /// Things neither hard nor soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft things.
        public static let soft = Flexibility(name: "soft")
    }

    /// Two things of that weight met. `intensity` is 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
    }

    /// Two things that give way so far met. `intensity` is 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
    }
}

/// Feedback that was played, for tests. An extension of ScrollUI's own.
public struct PlayedFeedback: Equatable, Sendable {
    /// What was played.
    public let feedback: SensoryFeedback
    /// At which frame, since the host's zero.
    public let time: Duration
}

extension ViewHost {
    /// The feedback that views asked for, the last thousand times. An extension of ScrollUI's own.
    public var feedback: [PlayedFeedback] { graph.feedback.played }
}

/// What views asked to be felt.
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
        node.update(value, initial: false) { [feedback, weak graph = node.graph] old, new in
            guard let graph, let played = feedback(old, new) else { return }
            graph.feedback.play(played, at: graph.time)
        }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Plays `feedback` when `trigger` changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        FeedbackView(content: self, value: trigger) { _, _ in feedback }
    }

    /// Plays `feedback` when `trigger` changes in a way that fulfils `condition`.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        FeedbackView(content: self, value: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays what `feedback` gives when `trigger` changes; nil is nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        FeedbackView(content: self, value: trigger) { _, _ in feedback() }
    }

    /// Plays what `feedback` gives for the values before and after when `trigger` changes; nil is nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        FeedbackView(content: self, value: trigger, feedback: feedback)
    }
}
