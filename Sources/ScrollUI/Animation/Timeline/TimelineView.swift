public import Foundation

/// A view that updates its content at the dates of a schedule.
///
/// The dates follow the time of the frames, ``ViewHost/startDate`` plus the host's time, so that tests control the time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The context from which the content is built.
    public struct Context: Sendable {
        /// The frequency of updates of the content.
        public enum Cadence: Comparable, Sendable {
            /// About every frame.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The date of the schedule for which the content is built. Before the first date, the date at which the view appeared.
        public let date: Date
        /// The frequency of updates of the content, which determines the useful precision of a displayed time.
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Creates a view that builds `content` at each date of `schedule`.
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
