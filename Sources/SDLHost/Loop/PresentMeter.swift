/// Measures the intervals between presents of consecutive frames, to find out whether waiting for the display works.
///
/// Some drivers accept vertical synchronisation and present immediately: 120 frames in 0.06 ms have been observed.
struct PresentMeter: Equatable, Sendable {
    /// The number of measured presents before there is a result.
    static let sampleCount = 30

    private var intervals: [Duration] = []
    private var last: Duration?

    /// The median interval, once it is known.
    private(set) var interval: Duration?

    /// `follows` states whether the frame started immediately after the previous one, without a pause that would
    /// distort the measurement.
    mutating func presented(at time: Duration, follows: Bool) {
        defer { last = time }
        guard interval == nil, follows, let last else { return }
        intervals.append(time - last)
        guard intervals.count == Self.sampleCount else { return }
        interval = intervals.sorted()[Self.sampleCount / 2]
        intervals = []
    }
}
