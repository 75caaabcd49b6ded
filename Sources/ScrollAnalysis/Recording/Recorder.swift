public import Foundation
public import ScrollPhysics

/// Collects the intents sent to a scroll view, with their times, as a ``Recording``.
///
/// ```swift
/// var recorder = Recorder(start: now, recording: Recording(viewport: size, content: content))
/// recorder.record(.down(location, .mouse), at: eventTime)
/// try recorder.recording.write(to: path)
/// ```
/// Does not own a clock or a file. Times use the caller's clock; those of the recording count from `start`.
public struct Recorder: Sendable {
    /// The recording so far.
    public private(set) var recording: Recording
    private let start: Duration
    private var pointer: ScrollVector?
    /// The number of requests answered with nil since the last event or target.
    private var unanswered = 0
    /// The content's size after the last event.
    private var content: CGSize
    /// True if no more events can be added. Further changes must not be attributed to the last event.
    private var isFull = false

    /// Creates a recorder that adds to `recording`, which describes the scroll view at `start`.
    public init(start: Duration, recording: Recording) {
        self.start = start
        self.recording = recording
        content = recording.content
    }

    /// Adds an intent. Amortised constant time.
    ///
    /// Events beyond the limit of a file are dropped. A time before the last one counts as the last one, as it does for
    /// a scroller. A lift at an unknown location is recorded at the pointer's last location. The format has no event
    /// for insets, so they are omitted.
    public mutating func record(_ intent: ScrollIntent, at time: Duration) {
        if case .insets = intent { return }
        guard recording.events.count < FileLimit.events.value else { return isFull = true }
        if case .content(let width, let height) = intent { content = CGSize(width: width, height: height) }
        let sinceStart = max(time - start, recording.duration, .zero)
        recording.events.append(RecordedEvent(located(intent), at: sinceStart))
        unanswered = 0
    }

    /// Records that content before the visible part grew by `shift` and the offset moved along. If it shrank, the next
    /// `ScrollIntent.content(width:height:)` states so.
    public mutating func record(shift: ScrollVector, at time: Duration) {
        record(.content(width: content.width + max(0, shift.x), height: content.height + max(0, shift.y)), at: time)
        guard !isFull else { return }
        recording.events[recording.events.count - 1].relayout.shift = shift
    }

    /// Records that the offset was moved by `distance` points during a motion.
    public mutating func record(jump distance: ScrollVector, at time: Duration) {
        record(.content(width: content.width, height: content.height), at: time)
        guard !isFull else { return }
        recording.events[recording.events.count - 1].relayout.shift = distance
    }

    /// Records the positions of the targets after the last event, if that event changed lengths.
    public mutating func moveTargets(to frames: [CGRect]) {
        guard !isFull, let last = recording.events.last, last.isLayout else { return }
        recording.events[recording.events.count - 1].relayout.frames = frames
    }

    /// Records the answer of the target behaviour for the last event.
    ///
    /// Nil leaves the choice to the motion. It is only written before another answer, since a missing answer has the
    /// same meaning.
    public mutating func record(chosen target: ScrollVector?) {
        guard !isFull, let last = recording.events.indices.last else { return }
        guard let target else { return unanswered += 1 }
        recording.events[last].chosen += Array(repeating: nil, count: unanswered) + [target]
        unanswered = 0
    }

    /// Records that the last event, which changed lengths, moved a rest position.
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
