public import Foundation
public import ScrollPhysics

/// Collects what a scroll view is asked to do, with the times at which it was asked, as a ``Recording``.
///
/// ```swift
/// var recorder = Recorder(start: now, recording: Recording(viewport: size, content: content))
/// recorder.record(.down(location, .mouse), at: eventTime)
/// try recorder.recording.write(to: path)
/// ```
/// Does not own: a clock or a file. Times are the caller's own; the recording counts from `start`.
public struct Recorder: Sendable {
    /// What has been collected so far.
    public private(set) var recording: Recording
    private let start: Duration
    private var pointer: ScrollVector?
    /// How often nil was answered since the last event or target.
    private var unanswered = 0
    /// As the last event left it.
    private var content: CGSize
    /// There is no room for more events. What would be said of them is not said of the last one.
    private var isFull = false

    /// A recorder that adds to `recording`, which says what the scroll view is like at `start`.
    public init(start: Duration, recording: Recording) {
        self.start = start
        self.recording = recording
        content = recording.content
    }

    /// Adds an intent. Constant time, amortised.
    ///
    /// What comes after as many events as a file may have is left out. A time before the last one counts as the last one, as it
    /// does for a scroller. A lift at an unknown location is where the
    /// pointer was last seen. Insets have no word in the format and are left out.
    public mutating func record(_ intent: ScrollIntent, at time: Duration) {
        if case .insets = intent { return }
        guard recording.events.count < FileLimit.events.value else { return isFull = true }
        if case .content(let width, let height) = intent { content = CGSize(width: width, height: height) }
        let sinceStart = max(time - start, recording.duration, .zero)
        recording.events.append(RecordedEvent(located(intent), at: sinceStart))
        unanswered = 0
    }

    /// Adds that content before the visible part grew by `shift`, and the offset with it. Where it shrank the next
    /// `ScrollIntent.content(width:height:)` says so.
    public mutating func record(shift: ScrollVector, at time: Duration) {
        record(.content(width: content.width + max(0, shift.x), height: content.height + max(0, shift.y)), at: time)
        guard !isFull else { return }
        recording.events[recording.events.count - 1].relayout.shift = shift
    }

    /// Adds that the offset was moved by `distance`, points, while a motion went on.
    public mutating func record(jump distance: ScrollVector, at time: Duration) {
        record(.content(width: content.width, height: content.height), at: time)
        guard !isFull else { return }
        recording.events[recording.events.count - 1].relayout.shift = distance
    }

    /// Adds where the targets are since the last event, if that one changed lengths.
    public mutating func moveTargets(to frames: [CGRect]) {
        guard !isFull, let last = recording.events.last, last.isLayout else { return }
        recording.events[recording.events.count - 1].relayout.frames = frames
    }

    /// Adds what the target behaviour answered on account of the last event.
    ///
    /// Nil, which leaves the choice to the motion, is only written before an answer: it is what none means.
    public mutating func record(chosen target: ScrollVector?) {
        guard !isFull, let last = recording.events.indices.last else { return }
        guard let target else { return unanswered += 1 }
        recording.events[last].chosen += Array(repeating: nil, count: unanswered) + [target]
        unanswered = 0
    }

    /// Adds that the last event, which changed lengths, moved a rest position.
    public mutating func record(remembered offset: RememberedOffset) {
        guard !isFull, let last = recording.events.last, last.isLayout else { return }
        recording.events[recording.events.count - 1].relayout.remembered.append(offset)
    }

    private mutating func located(_ intent: ScrollIntent) -> ScrollIntent {
        switch intent {
        case .down(let location, _), .move(let location): pointer = location
        case .up(nil): return .up(pointer)
        default: break
        }
        return intent
    }
}
