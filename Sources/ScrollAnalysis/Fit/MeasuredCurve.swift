import Foundation

/// How content went, in points: after it was let go, in seconds since then, or all of it, in the seconds of its file.
public struct MeasuredCurve: Equatable, Sendable {
    /// Seconds, in order.
    public let times: [Double]
    /// Points, as many as there are times.
    public let offsets: [Double]
    /// The offsets at rest; nil where nothing is known of edges.
    public let bounds: ClosedRange<Double>?
    /// Points; what edges stretch by.
    public let viewport: Double
    /// Measured beside the offsets, while nothing held the content; nil where there are none, or they are not those of the offsets.
    package private(set) var velocities: MeasuredVelocities?
    /// Why there are none, where the file has some.
    package private(set) var velocityFault: VelocityFault?

    /// As many rows as a fit looks at; of more of them, rows as far apart as that makes them.
    package static let mostRows = 2000
    /// Fewer tell nothing of a curve.
    package static let fewestRows = 8

    /// What follows the last row that was held, or the whole file; `isWhole` takes the rows before that too. `scale` is pixels of the
    /// file's unit a point. Throws ``ExitStatus/malformed`` where that is too little.
    public init(_ file: CurveFile, scale: Double = 1, isWhole: Bool = false, name: String) throws(PlaygroundError) {
        let lift = isWhole ? nil : file.lift
        var rows = file.rows[...].drop { row in lift.map { row.time < $0 } ?? false }
        let suffix = isWhole ? "" : " after the lift"
        guard rows.count >= Self.fewestRows, let first = rows.first, let last = rows.last else {
            throw PlaygroundError(
                .malformed,
                "\(name): found \(rows.count) rows\(suffix), expected at least \(Self.fewestRows) with an offset.",
                remedy: "Write a row for each frame, until the content rests.")
        }
        if rows.allSatisfy({ $0.offset == first.offset }) {
            throw PlaygroundError(
                .malformed,
                "\(name): the offset is \(first.offset.shortestDecimal) from \(first.time.shortestDecimal) s to "
                    + "\(last.time.shortestDecimal) s: nothing moves\(suffix).",
                remedy: isWhole
                    ? "Write rows of content that moves."
                    : "Where a column held says 1 to the end, set it to 0 from the lift on.")
        }
        let beginning = isWhole ? 0 : lift ?? min(first.time, file.velocities.first?.time ?? first.time)
        rows = Self.thinnedRows(rows.count, to: Self.mostRows).map { [rows] in rows[rows.startIndex + $0] }[...]
        times = rows.map { $0.time - beginning }
        offsets = rows.map { $0.offset / scale }
        viewport = (file.viewport ?? 0) / scale > 0 ? (file.viewport ?? 0) / scale : 800
        bounds = file.content.map { 0...max(0, $0 / scale - (file.viewport ?? 0) / scale) }
        let free = file.velocities.filter { velocity in !velocity.isHeld && velocity.time >= beginning }
        take(MeasuredVelocities(times: free.map { $0.time - beginning }, values: free.map { $0.value / scale }))
    }

    /// Velocities count where they are those of the offsets.
    private mutating func take(_ found: MeasuredVelocities) {
        guard !found.times.isEmpty else { return }
        velocityFault = VelocityFault(found, beside: self)
        velocities = velocityFault == nil ? found.thinned(to: Self.mostRows) : nil
    }

    /// The offsets alone, which the velocities turned out to contradict.
    package func without(_ fault: VelocityFault) -> MeasuredCurve {
        var curve = self
        (curve.velocities, curve.velocityFault) = (nil, fault)
        return curve
    }

    /// For curves that are made elsewhere than in a file. As many times as offsets, in order.
    public init(
        times: [Double], offsets: [Double], bounds: ClosedRange<Double>? = nil, viewport: Double = 800,
        velocities: MeasuredVelocities? = nil
    ) {
        (self.times, self.offsets, self.bounds, self.viewport) = (times, offsets, bounds, viewport)
        if let velocities { take(velocities) }
    }

    /// The velocity at the lift: the slope of a parabola through what follows within 80 ms, or through five rows. The first one that was
    /// measured by then, where one was.
    package var firstVelocity: Double {
        if let velocities, let first = velocities.times.first, first <= 0.08 { return velocities.values[0] }
        let near = max(5, times.prefix { $0 <= 0.08 }.count)
        let count = min(near, times.count)
        guard let slope = Self.slope(Array(times.prefix(count)), Array(offsets.prefix(count))) else { return 0 }
        return slope
    }

    /// When content goes fastest, in seconds, and how fast: by the line through five rows.
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

    /// Of the parabola `a + bt + ct²` with the least squares, at zero; that of a line where three rows are not enough.
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

    /// Where the content rests at the end; nil where it moves there.
    package var rest: Double? {
        let last = offsets.suffix(5)
        guard last.count == 5, let least = last.min(), let most = last.max() else { return nil }
        guard most - least <= max(0.05, 4 * noise) else { return nil }
        return last.reduce(0, +) / 5
    }

    /// The rows between two times, with times since the first of them.
    func part(_ span: ClosedRange<Double>) -> MeasuredCurve {
        let start = times.firstIndex { $0 >= span.lowerBound } ?? 0
        let end = times.lastIndex { $0 <= span.upperBound } ?? times.count - 1
        return part(start..<end + 1)
    }

    /// Some of its rows, with times since the first of them.
    package func part(_ rows: Range<Int>) -> MeasuredCurve {
        let span = times[rows.lowerBound]...times[rows.upperBound - 1]
        var part = MeasuredCurve(
            times: times[rows].map { $0 - span.lowerBound }, offsets: Array(offsets[rows]), bounds: bounds,
            viewport: viewport)
        part.velocities = velocities?.part(span)
        return part
    }

    /// As many of its rows as `count` at most, as far apart as that makes them.
    package func thinned(to count: Int) -> MeasuredCurve {
        let rows = Self.thinnedRows(times.count, to: count)
        var thinned = MeasuredCurve(
            times: rows.map { times[$0] }, offsets: rows.map { offsets[$0] }, bounds: bounds, viewport: viewport)
        (thinned.velocities, thinned.velocityFault) = (velocities?.thinned(to: count), velocityFault)
        return thinned
    }

    /// Of so many rows `most`, evenly spaced; all where there are no more.
    static func thinnedRows(_ count: Int, to most: Int) -> [Int] {
        guard count > most, most > 1 else { return Array(0..<count) }
        let step = Double(count - 1) / Double(most - 1)
        return (0..<most).map { Int((Double($0) * step).rounded()) }
    }

    /// How far the offsets lie about the curve, points: from third differences, which smooth motion leaves next to nothing of.
    /// The median, so that a few jumps do not count. Zero for fewer than eight rows.
    var noise: Double { Self.noise(of: offsets) }

    /// The same of any values.
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

    // MARK: What a fit is held to

    /// The offsets, and then the velocities as far as their noise says that they count: in points, so that one is off by its noise where
    /// an offset is.
    var observations: [Double] {
        guard let velocities else { return offsets }
        let weight = velocityWeight
        return offsets + velocities.values.map { weight * $0 }
    }

    /// Seconds: how many points of an offset weigh as much as a velocity of one point a second. Zero without velocities.
    var velocityWeight: Double {
        velocities.map { max(noise, FeelFit.resolution) / $0.deviation } ?? 0
    }
}
