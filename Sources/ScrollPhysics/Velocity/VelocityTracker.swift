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

    /// Adds a position in points. A sample with the time of the one before replaces it; an older time counts as that time.
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

    /// The velocity with which something let go at `time` should go on: zero after a rest, and zero where the fit points against the
    /// way that the finger has gone, as it does after a hard stop.
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
        let used = usedCount()
        guard used > 1 else { return nil }
        var fit = QuadraticFit(origin: samples[newest])
        for age in 0..<used { fit.countTime(of: sample(age)) }
        fit.settleTimes()
        for age in 0..<used { fit.countPosition(of: sample(age)) }
        return (fit.slope, samples[newest].position - sample(used - 1).position)
    }

    /// How many samples lie within the horizon without a gap between them.
    private func usedCount() -> Int {
        guard count > 0 else { return 0 }
        let now = samples[newest].time.ticks
        var used = 1
        var previous = now
        while used < count {
            let time = sample(used).time.ticks
            guard now - time <= window.horizon, previous - time <= window.gap else { break }
            previous = time
            used += 1
        }
        return used
    }

    private func sample(_ age: Int) -> PositionSample {
        let place = newest - age
        return samples[place < 0 ? place + samples.count : place]
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
