public import Foundation

/// Makes its content anew at the moments of a schedule.
///
/// The time is that of the frames: ``ViewHost/startDate`` plus the host's time, so that a test says what time it is.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made from.
    public struct Context: Sendable {
        /// How often the content is made.
        public enum Cadence: Comparable, Sendable {
            /// In every frame or so.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The moment of the schedule that the content is for; before its first one that at which the view came.
        public let date: Date
        /// How often the content is made, which tells how much of the time is worth showing.
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of any timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Makes `content` at each moment of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TimelineNode<Schedule>.self) { TimelineNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        node.assign(schedule) { context in
            let view = content(context)
            return { view._lower(into: &$0) }
        }
    }
}
