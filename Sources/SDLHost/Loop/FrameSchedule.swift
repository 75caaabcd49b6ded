/// Decides whether the loop draws, waits for the next frame, or sleeps.
struct FrameSchedule: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        case draw
        /// Until an event, or until the given time at the latest; with nil only until an event.
        case sleep(until: Duration?)
    }

    var pacer: FramePacer
    /// Whether frames are drawn even if nothing moves.
    let isEndless: Bool
    /// Nothing is drawn into an invisible window.
    var isVisible = true
    /// True if the window's contents are outdated.
    var needsRedraw = true
    /// True if the last frame ended with motion, so that the next one follows immediately.
    private var isContinuous = false

    init(pacer: FramePacer, isEndless: Bool) {
        self.pacer = pacer
        self.isEndless = isEndless
    }

    /// `timer` is the time at which a view wants to be woken even if nothing moves.
    func step(at now: Duration, isHostMoving: Bool, timer: Duration?) -> Step {
        guard isVisible else { return .sleep(until: nil) }
        let isTimerDue = timer.map { $0 <= now } ?? false
        guard needsRedraw || isEndless || isHostMoving || isTimerDue else { return .sleep(until: timer) }
        guard let start = pacer.earliestStart, start > now else { return .draw }
        return .sleep(until: start)
    }

    /// Until when rows may be prepared after a frame; nil for not at all. `building` is how long the frame's passes took.
    ///
    /// Frames on a grid leave all of the time until the next one. Where presenting waits for the display, the next frame has to be drawn
    /// within the same interval.
    func prefetchDeadline(presented: Duration, building: Duration) -> Duration? {
        guard isVisible else { return nil }
        switch pacer.pace {
        case .timer: return pacer.earliestStart
        case .display: return presented + pacer.displayInterval / 2 - building
        case .unthrottled: return nil
        }
    }

    mutating func began(at time: Duration) {
        needsRedraw = false
        pacer.began(at: time)
    }

    /// Returns true if this frame proved that waiting for the display does not work, so that it should be disabled.
    mutating func presented(at time: Duration, isHostMoving: Bool) -> Bool {
        let paceBefore = pacer.pace
        pacer.presented(at: time, follows: isContinuous)
        isContinuous = isHostMoving || isEndless
        return paceBefore == .display && pacer.pace != .display
    }
}
