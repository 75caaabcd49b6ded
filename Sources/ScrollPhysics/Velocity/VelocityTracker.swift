/// The latest positions of a finger with their times, and how fast it moves.
///
/// At most 20 samples are kept, as Android and Flutter do. The storage is inline: a sample allocates nothing.
public struct VelocityTracker: Sendable {
    /// Which samples count.
    public var window: VelocityWindow

    private var samples: InlineArray<20, PositionSample>
    private var newest = -1
    private var count = 0

    /// Empty.
    public init(window: VelocityWindow = VelocityWindow()) {
        self.window = window
        samples = InlineArray(repeating: PositionSample(time: Timestamp(ticks: 0), position: .zero))
    }

    /// Adds a position in points. A sample with the time of the one before replaces it; an older time counts as that
    /// time.
    public mutating func add(_ position: ScrollVector, at time: Duration) {
        add(position, at: Timestamp(time))
    }

    mutating func add(_ position: ScrollVector, at time: Timestamp) {
        if count > 0, time <= samples[newest].time {
            samples[newest].position = position
            return
        }
        newest = newest + 1 == samples.count ? 0 : newest + 1
        samples[newest] = PositionSample(time: time, position: position)
        count = min(count + 1, samples.count)
    }

    /// Forgets everything.
    public mutating func removeAll() {
        count = 0
        newest = -1
    }

    /// The velocity at the newest sample, in points per second; nil with fewer than two samples that count.
    public func leastSquaresVelocity() -> ScrollVector? {
        fit()?.slope
    }

    /// The velocity with which something let go at `time` should go on: zero after a rest, and zero where the fit
    /// points against the way that the finger has gone, as it does after a hard stop.
    public func releaseVelocity(at time: Duration) -> ScrollVector {
        releaseVelocity(at: Timestamp(time))
    }

    func releaseVelocity(at time: Timestamp) -> ScrollVector {
        guard count > 1, time.ticks - samples[newest].time.ticks <= window.gap else { return .zero }
        guard let fit = fit() else { return .zero }
        return ScrollVector(
            x: fit.slope.x * fit.way.x < 0 ? 0 : fit.slope.x,
            y: fit.slope.y * fit.way.y < 0 ? 0 : fit.slope.y)
    }

    /// The position of the newest sample.
    var last: ScrollVector? { count > 0 ? samples[newest].position : nil }

    private func fit() -> (slope: ScrollVector, way: ScrollVector)? {
        guard count > 1 else { return nil }
        let samples = samples.span
        var place = newest
        let newest = samples[newest]
        var fit = QuadraticFit(newest: newest)
        fit.count(newest)
        var oldest = newest
        for _ in 1..<count {
            place = place == 0 ? samples.count - 1 : place - 1
            let sample = samples[place]
            guard newest.time.ticks - sample.time.ticks <= window.horizon,
                oldest.time.ticks - sample.time.ticks <= window.gap
            else { break }
            fit.count(sample)
            oldest = sample
        }
        guard oldest.time < newest.time else { return nil }
        return (fit.slope, newest.position - oldest.position)
    }
}

/// Where a finger was at a moment.
struct PositionSample: Sendable {
    var time: Timestamp
    var position: ScrollVector
}

/// Which samples count for a velocity; both bounds are inclusive, in whole ticks.
public struct VelocityWindow: Equatable, Sendable {
    var horizon: Int64
    var gap: Int64

    /// In seconds: samples older than `horizon` do not count, and a silence longer than `gap` ends the history.
    public init(horizon: Double = 0.1, gap: Double = 0.04) {
        self.horizon = Timestamp.ticks(horizon, rounded: .toNearestOrEven)
        self.gap = Timestamp.ticks(gap, rounded: .toNearestOrEven)
    }
}
