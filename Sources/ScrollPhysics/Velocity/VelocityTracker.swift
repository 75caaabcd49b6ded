/// The latest positions of a finger with their times, and its velocity.
public struct VelocityTracker: Sendable {
    /// The window of samples that count.
    public var window: VelocityWindow {
        didSet { history.recount(within: window) }
    }
    /// The computation of the velocity from these samples.
    public var method: VelocityMethod

    private var history = SampleHistory()
    /// The first position since nothing was known.
    private var first: ScrollVector?

    /// Creates a tracker without samples.
    public init(window: VelocityWindow = VelocityWindow(), method: VelocityMethod = .leastSquaresRestricted) {
        self.window = window
        self.method = method
    }

    /// Adds a position in points. A sample with the time of the previous one replaces it; an older time counts as the
    /// previous time; a position that is not a number is ignored.
    public mutating func add(_ position: ScrollVector, at time: Duration) {
        add(position, at: Timestamp(time))
    }

    mutating func add(_ position: ScrollVector, at time: Timestamp) {
        guard position.isFinite else { return }
        if first == nil { first = position }
        history.add(PositionSample(time: time, position: position), within: window)
    }

    /// Removes all samples.
    public mutating func removeAll() {
        history.removeAll()
        first = nil
    }

    /// The least-squares velocity at the newest sample, in points per second; nil with fewer than two samples that
    /// count.
    public func leastSquaresVelocity() -> ScrollVector? {
        history.count > 1 ? history.leastSquaresSlope() : nil
    }

    /// The velocity at the newest sample by the tracker's method, in points per second; zero with too few samples.
    public var velocity: ScrollVector {
        let count = history.count
        guard count > 1, count >= window.minimumSamples else { return .zero }
        return method.velocity(of: history)
    }

    /// The velocity of content that is released at `time`: zero after a rest.
    public func releaseVelocity(at time: Duration) -> ScrollVector {
        releaseVelocity(at: Timestamp(time))
    }

    func releaseVelocity(at time: Timestamp) -> ScrollVector { hasRested(at: time) ? .zero : velocity }

    /// The mean velocity of the newest three steps, whatever the method; zero without a step that counts.
    var recentVelocity: ScrollVector { history.count > 1 ? history.meanVelocity(atMost: 3) : .zero }

    /// Whether the finger has rested until `time`: the newest sample is too old for a velocity.
    func hasRested(at time: Timestamp) -> Bool { time.ticks - history.newest.time.ticks > window.rest }

    /// Points from the first to the newest of the samples that count, in Qt from the first of all.
    public var travel: ScrollVector {
        guard let first, history.count > 0 else { return .zero }
        return history.newest.position - (method.measuresFromStart ? first : history.oldest.position)
    }

    /// The position of the newest sample.
    var last: ScrollVector? { history.count > 0 ? history.newest.position : nil }
}
