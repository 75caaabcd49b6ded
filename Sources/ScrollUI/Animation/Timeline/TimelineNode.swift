import Foundation

/// A node that evaluates its content at the dates of a schedule.
final class TimelineNode<Schedule: TimelineSchedule>: ContentNode, TimedNode {
    private var make: ((TimelineViewDefaultContext) -> (inout NodeBuilder) -> Void)?
    private var schedule: Schedule?
    private var entries: Schedule.Entries.Iterator?
    /// The date of the shown entry; nil before the first one.
    private var date: Date?
    private var next: Date?
    private var shownDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Frames are made while this token is held.
    private var token: AnimationToken?
    /// The number of entries in one frame after which a schedule is considered stuck.
    private static var limit: Int { 100_000 }

    func assign(_ schedule: Schedule, _ make: @escaping (TimelineViewDefaultContext) -> (inout NodeBuilder) -> Void) {
        self.make = make
        if self.schedule == nil { shownDate = graph.date }
        begin(schedule)
        evaluate()
    }

    private func begin(_ schedule: Schedule) {
        self.schedule = schedule
        date = nil
        var iterator = schedule.entries(from: graph.date, mode: .normal).makeIterator()
        next = iterator.next()
        entries = iterator
    }

    override func evaluate() {
        advance()
        super.evaluate()
    }

    /// Takes the due entries, and requests the frame of the next one.
    private func advance() {
        if let animation = schedule as? AnimationTimelineSchedule {
            if animation.isPaused { return stop() }
            if animation.minimumInterval == nil { return followFrames() }
        }
        stop()
        var steps = 0
        while let due = next, graph.time(of: due) <= graph.time, steps < Self.limit {
            date = due
            next = entries?.next()
            steps += 1
        }
        if let date { shownDate = date }
        guard steps < Self.limit else {
            return graph.warnOnce("TimelineView: the entries of \(Schedule.self) do not come to an end or go on")
        }
        graph.timers.set(next.map { graph.time(of: $0) }, for: self)
    }

    private func stop() {
        token = nil
        graph.timers.set(nil, for: self)
    }

    private func followFrames() {
        graph.timers.set(nil, for: self)
        shownDate = graph.date
        graph.keepEvaluating(self)
        guard token == nil else { return }
        let token = AnimationToken()
        self.token = token
        graph.animations.keepMakingFrames(for: token)
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        make?(TimelineViewDefaultContext(date: shownDate, cadence: cadence))
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if schedule is AnimationTimelineSchedule { return .live }
        guard let date, let next else { return .live }
        let interval = next.timeIntervalSince(date)
        return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
    }

    func timerDidFire() { evaluate() }

    override func willRemove() {
        super.willRemove()
        stop()
    }

    override func beginAnew() {
        super.beginAnew()
        schedule = nil
    }
}
