/// How fast content went, as it was measured beside its offsets, in points per second.
public struct MeasuredVelocities: Equatable, Sendable {
    /// On the clock of the curve's offsets, seconds.
    public let times: [Double]
    /// Positive where offsets grow.
    public let values: [Double]

    /// As many values as times, in order.
    public init(times: [Double], values: [Double]) { (self.times, self.values) = (times, values) }

    /// Fewer tell no noise of their own.
    static let fewest = 8

    /// How far they lie about the curve, and no less than a motion's own formula is followed: a thousandth of the largest, and a point
    /// a second.
    var deviation: Double {
        max(MeasuredCurve.noise(of: values), 1, values.reduce(0) { max($0, abs($1)) } / 1000)
    }

    /// Those in a stretch of time, with the times since its beginning. Nil for too few.
    package func part(_ times: ClosedRange<Double>) -> MeasuredVelocities? {
        let indices = self.times.indices.filter { times.contains(self.times[$0]) }
        guard indices.count >= Self.fewest else { return nil }
        return MeasuredVelocities(
            times: indices.map { self.times[$0] - times.lowerBound }, values: indices.map { values[$0] })
    }

    /// As many as `count` at most, as far apart as that makes them.
    package func thinned(to count: Int) -> MeasuredVelocities {
        let rows = MeasuredCurve.thinnedRows(times.count, to: count)
        return MeasuredVelocities(times: rows.map { times[$0] }, values: rows.map { values[$0] })
    }
}
