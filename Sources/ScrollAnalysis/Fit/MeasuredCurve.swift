import Foundation

/// A measured motion of content in points: either after its release, in seconds since then, or as a whole, in the
/// seconds of its file.
public struct MeasuredCurve: Equatable, Sendable {
    /// The times in seconds, ascending.
    public let times: [Double]
    /// The offsets in points, one for each time.
    public let offsets: [Double]
    /// The offsets at rest; nil if the edges are unknown.
    public let bounds: ClosedRange<Double>?
    /// The length of the viewport in points, which the stretch of edges depends on.
    public let viewport: Double
    /// The velocities measured beside the offsets while nothing held the content; nil if there are none, or if they do
    /// not match the offsets.
    package private(set) var velocities: MeasuredVelocities?
    /// The reason for ignoring the file's velocities.
    package private(set) var velocityFault: VelocityFault?
    /// The time in the file at time zero, in seconds.
    package private(set) var start = 0.0
    /// The time before zero in which the lift may lie, in seconds: content is let go between two rows.
    package var liftInterval = 0.0

    /// The largest number of rows that a fit uses; more rows are thinned evenly.
    package static let mostRows = 2000
    /// The least number of rows that determine a curve.
    package static let fewestRows = 8

    /// Takes the rows after the last held one, or the whole file; with `isWhole` the earlier rows as well. The last held
    /// row itself is under the finger. `scale` is the number of pixels, in the file's unit, per point. Throws
    /// ``ExitStatus/malformed`` if too few rows remain.
    public init(_ file: CurveFile, scale: Double = 1, isWhole: Bool = false, name: String) throws(PlaygroundError) {
        let lift = isWhole ? nil : file.lift
        var rows = file.rows[...].drop { row in lift.map { row.time <= $0 } ?? false }
        let suffix = isWhole ? "" : " after the lift"
        guard rows.count >= Self.fewestRows, let first = rows.first, let last = rows.last else {
            throw PlaygroundError(
                .malformed,
                "\(name): found \(rows.count) rows\(suffix), expected at least \(Self.fewestRows) with an offset.",
                remedy: rows.isEmpty && lift != nil
                    ? Self.heldToTheEnd : "Write a row for each frame, until the content rests.")
        }
        if rows.allSatisfy({ $0.offset == first.offset }) {
            throw PlaygroundError(
                .malformed,
                "\(name): the offset is \(first.offset.shortestDecimal) from \(first.time.shortestDecimal) s to "
                    + "\(last.time.shortestDecimal) s: nothing moves\(suffix).",
                remedy: isWhole ? "Write rows of content that moves." : Self.heldToTheEnd)
        }
        let free = file.velocities.filter { velocity in
            !velocity.isHeld && (isWhole ? velocity.time >= 0 : velocity.time > lift ?? -.infinity)
        }
        start = isWhole ? 0 : min(first.time, free.first?.time ?? first.time)
        liftInterval = lift.map { [start] in start - $0 } ?? 0
        rows = Self.thinnedRows(rows.count, to: Self.mostRows).map { [rows] in rows[rows.startIndex + $0] }[...]
        times = rows.map { [start] in $0.time - start }
        offsets = rows.map { $0.offset / scale }
        viewport = (file.viewport ?? 0) / scale > 0 ? (file.viewport ?? 0) / scale : 800
        bounds = file.content.map { 0...max(0, $0 / scale - (file.viewport ?? 0) / scale) }
        take(MeasuredVelocities(times: free.map { $0.time - start }, values: free.map { $0.value / scale }))
    }

    private static let heldToTheEnd = "Where a column held says 1 to the end, set it to 0 from the lift on."

    /// Uses the velocities only if they match the offsets.
    private mutating func take(_ found: MeasuredVelocities) {
        guard !found.times.isEmpty else { return }
        velocityFault = VelocityFault(found, beside: self)
        velocities = velocityFault == nil ? found.thinned(to: Self.mostRows) : nil
    }

    /// Returns the curve without its velocities, which turned out to contradict the offsets.
    package func without(_ fault: VelocityFault) -> MeasuredCurve {
        var curve = self
        (curve.velocities, curve.velocityFault) = (nil, fault)
        return curve
    }

    /// Creates a curve without a file. Needs as many times as offsets, in order.
    public init(
        times: [Double], offsets: [Double], bounds: ClosedRange<Double>? = nil, viewport: Double = 800,
        velocities: MeasuredVelocities? = nil
    ) {
        (self.times, self.offsets, self.bounds, self.viewport) = (times, offsets, bounds, viewport)
        if let velocities { take(velocities) }
    }

    /// The velocity at the lift: the slope of a parabola through the following 80 ms, or through five rows. A velocity
    /// measured within that time takes precedence.
    package var firstVelocity: Double {
        if let velocities, let first = velocities.times.first, first <= 0.08 { return velocities.values[0] }
        let near = max(5, times.prefix { $0 <= 0.08 }.count)
        let count = min(near, times.count)
        guard let slope = Self.slope(Array(times.prefix(count)), Array(offsets.prefix(count))) else { return 0 }
        return slope
    }

    /// The largest velocity and its time in seconds, from lines through five rows.
    var fastest: (time: Double, velocity: Double) {
        let starts = 0...max(0, times.count - 5)
        let slopes = starts.map { start -> Double in
            let rows = start..<min(start + 5, times.count)
            let (first, last) = (rows.lowerBound, rows.upperBound - 1)
            let duration = times[last] - times[first]
            return duration > 0 ? (offsets[last] - offsets[first]) / duration : 0
        }
        let start = slopes.indices.max { abs(slopes[$0]) < abs(slopes[$1]) } ?? 0
        return (times[start], slopes[start])
    }

    /// Returns the slope at zero of the least squares parabola `a + bt + ct²`; nil with fewer than three rows.
    private static func slope(_ times: [Double], _ values: [Double]) -> Double? {
        let fit = LeastSquares(from: [values.first ?? 0, 0, 0], count: times.count) { numbers, residuals in
            for index in times.indices {
                residuals[index] = Self.parabola(numbers, at: times[index]) - values[index]
            }
        }
        return fit?.values[1]
    }

    private static func parabola(_ numbers: [Double], at time: Double) -> Double {
        let slope: Double = numbers[1] + time * numbers[2]
        return numbers[0] + time * slope
    }

    /// The rest position at the end; nil if the content still moves there.
    package var rest: Double? {
        let last = offsets.suffix(5)
        guard last.count == 5, let least = last.min(), let most = last.max() else { return nil }
        guard most - least <= max(0.05, 4 * noise) else { return nil }
        return last.reduce(0, +) / 5
    }

    /// Returns the rows between two times of the file, with times since the first of them.
    func part(_ span: ClosedRange<Double>) -> MeasuredCurve {
        let first = times.firstIndex { start + $0 >= span.lowerBound } ?? 0
        let last = times.lastIndex { start + $0 <= span.upperBound } ?? times.count - 1
        return part(first..<last + 1)
    }

    /// Returns some of the rows, with times since the first of them.
    package func part(_ rows: Range<Int>) -> MeasuredCurve {
        let span = times[rows.lowerBound]...times[rows.upperBound - 1]
        var part = MeasuredCurve(
            times: times[rows].map { $0 - span.lowerBound }, offsets: Array(offsets[rows]), bounds: bounds,
            viewport: viewport)
        part.velocities = velocities?.part(span)
        part.start = start + span.lowerBound
        if rows.lowerBound == 0 { part.liftInterval = liftInterval }
        return part
    }

    /// Returns at most `count` rows, evenly spaced.
    package func thinned(to count: Int) -> MeasuredCurve {
        let rows = Self.thinnedRows(times.count, to: count)
        var thinned = MeasuredCurve(
            times: rows.map { times[$0] }, offsets: rows.map { offsets[$0] }, bounds: bounds, viewport: viewport)
        (thinned.velocities, thinned.velocityFault) = (velocities?.thinned(to: count), velocityFault)
        (thinned.start, thinned.liftInterval) = (start, liftInterval)
        return thinned
    }

    /// Returns the indices of `most` evenly spaced rows; all if there are no more.
    static func thinnedRows(_ count: Int, to most: Int) -> [Int] {
        guard count > most, most > 1 else { return Array(0..<count) }
        let step = Double(count - 1) / Double(most - 1)
        return (0..<most).map { Int((Double($0) * step).rounded()) }
    }

    /// The deviation of the offsets from a smooth curve, in points, from third differences, which nearly vanish for
    /// smooth motion. It uses the median, so that a few jumps do not count. Zero for fewer than eight rows.
    var noise: Double { Self.noise(of: offsets) }

    /// Returns the noise of any values.
    static func noise(of values: [Double]) -> Double {
        guard values.count >= 8 else { return 0 }
        let differences = (0..<values.count - 3).map { index -> Double in
            let inner = values[index + 2] - values[index + 1]
            let outer = values[index + 3] - values[index]
            return abs(outer - 3 * inner)
        }
        // 1 + 9 + 9 + 1 variances; 0.6745 is the median of the absolute value of a standard normal number.
        return differences.sorted()[differences.count / 2] / 0.6745 / 20.0.squareRoot()
    }

    // MARK: Observations of a fit

    /// The offsets followed by the velocities, which are weighted by their noise and so converted to points: an error
    /// as large as its noise weighs the same for both.
    var observations: [Double] {
        guard let velocities else { return offsets }
        let weight = velocityWeight
        return offsets + velocities.values.map { weight * $0 }
    }

    /// The factor, in seconds, that converts a velocity to points of an offset of the same weight. Zero without
    /// velocities.
    var velocityWeight: Double {
        velocities.map { max(noise, FeelFit.resolution) / $0.deviation } ?? 0
    }
}
