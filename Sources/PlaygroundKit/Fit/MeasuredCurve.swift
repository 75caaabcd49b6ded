import Foundation

/// How content went, in points: after it was let go, in seconds since then, or all of it, in the seconds of its file.
struct MeasuredCurve: Equatable, Sendable {
    let times: [Double]
    let offsets: [Double]
    /// The offsets at rest; nil where nothing is known of edges.
    let bounds: ClosedRange<Double>?
    /// Points; what edges stretch by.
    let viewport: Double

    /// As many rows as a fit looks at; of more of them, rows as far apart as that makes them.
    static let mostRows = 2000
    /// Fewer tell nothing of a curve.
    static let fewestRows = 8

    /// What follows the last row that was held, or the whole file; `isWhole` takes the rows before that too. `scale` is pixels of the
    /// file's unit a point. Throws ``ExitStatus/malformed`` where that is too little.
    init(_ file: CurveFile, scale: Double = 1, isWhole: Bool = false, name: String) throws(PlaygroundError) {
        let start = isWhole ? 0 : file.rows.lastIndex(where: \.isHeld) ?? 0
        var rows = file.rows[start...]
        let suffix = isWhole ? "" : " after the lift"
        guard rows.count >= Self.fewestRows, let first = rows.first, let last = rows.last else {
            throw PlaygroundError(
                .malformed, "\(name): found \(rows.count) rows\(suffix), expected at least \(Self.fewestRows).",
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
        if rows.count > Self.mostRows {
            let step = Double(rows.count - 1) / Double(Self.mostRows - 1)
            rows = (0..<Self.mostRows).map { rows[start + Int((Double($0) * step).rounded())] }[...]
        }
        times = rows.map { isWhole ? $0.time : $0.time - first.time }
        offsets = rows.map { $0.offset / scale }
        viewport = (file.viewport ?? 0) / scale > 0 ? (file.viewport ?? 0) / scale : 800
        bounds = file.content.map { 0...max(0, $0 / scale - (file.viewport ?? 0) / scale) }
    }

    /// For curves that are made elsewhere than in a file. As many times as offsets, in order.
    init(times: [Double], offsets: [Double], bounds: ClosedRange<Double>? = nil, viewport: Double = 800) {
        (self.times, self.offsets, self.bounds, self.viewport) = (times, offsets, bounds, viewport)
    }

    /// The velocity at the lift: the slope of a parabola through what follows within 80 ms, or through five rows.
    var firstVelocity: Double {
        let near = max(5, times.prefix { $0 <= 0.08 }.count)
        let count = min(near, times.count)
        guard let slope = Self.slope(Array(times.prefix(count)), Array(offsets.prefix(count))) else { return 0 }
        return slope
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
    var rest: Double? {
        let last = offsets.suffix(5)
        guard last.count == 5, let least = last.min(), let most = last.max() else { return nil }
        guard most - least <= max(0.05, 4 * noise) else { return nil }
        return last.reduce(0, +) / 5
    }

    /// Some of its rows, with times since the first of them.
    func part(_ rows: Range<Int>) -> MeasuredCurve {
        let start = times[rows.lowerBound]
        return MeasuredCurve(
            times: times[rows].map { $0 - start }, offsets: Array(offsets[rows]), bounds: bounds, viewport: viewport)
    }

    /// As many of its rows as `count` at most, as far apart as that makes them.
    func thinned(to count: Int) -> MeasuredCurve {
        guard times.count > count, count > 1 else { return self }
        let step = Double(times.count - 1) / Double(count - 1)
        let rows = (0..<count).map { Int((Double($0) * step).rounded()) }
        return MeasuredCurve(
            times: rows.map { times[$0] }, offsets: rows.map { offsets[$0] }, bounds: bounds, viewport: viewport)
    }

    /// How far the offsets lie about the curve, points: from third differences, which smooth motion leaves next to nothing of.
    /// The median, so that a few jumps do not count. Zero for fewer than eight rows.
    var noise: Double {
        guard offsets.count >= 8 else { return 0 }
        let differences = (0..<offsets.count - 3).map { index -> Double in
            let inner = offsets[index + 2] - offsets[index + 1]
            let outer = offsets[index + 3] - offsets[index]
            return abs(outer - 3 * inner)
        }
        // 1 + 9 + 9 + 1 variances; 0.6745 is the median of the absolute value of a standard normal number.
        return differences.sorted()[differences.count / 2] / 0.6745 / 20.0.squareRoot()
    }
}
