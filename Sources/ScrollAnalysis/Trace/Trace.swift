public import ScrollPhysics

/// A sequence of samples of a recording played through a feel.
///
/// ```swift
/// for sample in Trace(recording, feel: .uikit, times: .rate(60)) { print(sample.offset) }
/// ```
/// Ends at the first sample at rest; with `until`, exactly at that time; with a list of times, after the last of them.
/// Does not own files and text (``TraceFormat``).
public struct Trace: Sequence, IteratorProtocol, Sendable {
    /// The longest time after the last event for which a recording is followed. No feel within its ranges moves for
    /// half as long.
    public static let patience = Duration.seconds(600)

    private var replay: Replay
    private let times: SampleTimes
    /// The time of the last possible sample; nil for a list of times without `until`.
    private let end: Duration?
    private let stopsAtRest: Bool
    private var index = 0
    private var isOver = false

    /// Creates a trace from the start of the recording. With a list of times, `until` cuts the list.
    public init(_ recording: Recording, feel: ScrollFeel, times: SampleTimes, until: Duration? = nil) {
        replay = Replay(recording, feel: feel)
        self.times = times
        if case .list = times {
            end = until
            stopsAtRest = false
        } else {
            end = until ?? recording.duration + Self.patience
            stopsAtRest = until == nil
        }
    }

    /// Returns the next sample; nil at the end.
    public mutating func next() -> TraceSample? {
        guard !isOver, let time = times.moment(index), time <= end ?? time else { return nil }
        index += 1
        replay.advance(to: time)
        isOver = stopsAtRest && replay.isAtRest(at: time)
        let scroller = replay.scroller
        return TraceSample(
            time: time, offset: scroller.offset(at: time), velocity: scroller.velocity(at: time),
            phase: scroller.phase(at: time))
    }
}
