/// Predicts when a frame will be seen.
///
/// ```swift
/// let seen = time + prediction.delay
/// prediction.presented(at: clock.now, frame: time, interval: pacer.displayInterval)
/// ```
/// SDL does not report when a frame is seen; the return of its present is the closest known time. From the start of a
/// frame's passes until then it takes as long as the last frames took: the drawing, and the wait for the display if
/// presenting waits for it. A single long frame does not count.
///
/// Does not own: a clock.
struct PresentPrediction: Equatable, Sendable {
    /// The number of frames whose median is the prediction: an eighth of a second at 120 Hz.
    static let sampleCount = 15

    /// Of the last frames, the latest last.
    private var delays: [Duration] = []
    /// Memory for the same delays by length, kept so that no frame allocates.
    private var sorted: [Duration] = []

    /// The time from a frame's own time until it is seen; zero before the first frame.
    private(set) var delay = Duration.zero

    /// Records that presenting the frame made for `frame` returned. No frame is shown further ahead than two intervals
    /// of the display: content at a guess that far off would jump back when it is touched.
    mutating func presented(at time: Duration, frame: Duration, interval: Duration) {
        if delays.count == Self.sampleCount { delays.removeFirst() }
        delays.append(min(max(.zero, time - frame), interval * 2))
        sorted.removeAll(keepingCapacity: true)
        sorted.append(contentsOf: delays)
        sorted.sort()
        delay = sorted[sorted.count / 2]
    }
}
