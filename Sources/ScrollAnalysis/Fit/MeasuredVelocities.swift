/// Velocities of content measured beside its offsets, in points per second.
public struct MeasuredVelocities: Equatable, Sendable {
    /// The times in seconds, on the clock of the curve's offsets.
    public let times: [Double]
    /// The velocities, positive for growing offsets.
    public let values: [Double]

    /// Needs as many values as times, in order.
    public init(times: [Double], values: [Double]) { (self.times, self.values) = (times, values) }

    /// The least number of values that determine their noise.
    static let fewest = 8

    /// The deviation from a smooth curve, but at least the accuracy of a motion's formula: a thousandth of the largest
    /// value, and a point per second.
    var deviation: Double {
        max(MeasuredCurve.noise(of: values), 1, values.reduce(0) { max($0, abs($1)) } / 1000)
    }

    /// Returns the velocities in an interval, with times since its start. Nil for too few.
    package func part(_ times: ClosedRange<Double>) -> MeasuredVelocities? {
        let indices = self.times.indices.filter { times.contains(self.times[$0]) }
        guard indices.count >= Self.fewest else { return nil }
        return MeasuredVelocities(
            times: indices.map { self.times[$0] - times.lowerBound }, values: indices.map { values[$0] })
    }

    /// Returns at most `count` velocities, evenly spaced.
    package func thinned(to count: Int) -> MeasuredVelocities {
        let rows = MeasuredCurve.thinnedRows(times.count, to: count)
        return MeasuredVelocities(times: rows.map { times[$0] }, values: rows.map { values[$0] })
    }
}
