/// An unweighted least-squares parabola through positions over time, and its slope at the newest of them.
///
/// Uses polynomials that are orthogonal over the sample times, which keeps the digits that normal equations lose. Times
/// and positions are counted from the newest sample. Two samples give the line through them.
struct QuadraticFit {
    private let count: Double
    /// Sums of the times and of their powers up to the fourth.
    private let times: SIMD4<Double>
    /// Sums of the positions times 1, t and t².
    private let ways: SIMD2<Double>
    private let slopes: SIMD2<Double>
    private let bends: SIMD2<Double>

    /// The samples in order of time, at least one.
    @inline(__always)
    init(_ samples: SampleColumns) {
        let (columns, rows) = (samples.values, samples.rows)
        let (columnX, columnY) = (samples.stride, 2 * samples.stride)
        let last = rows.upperBound - 1
        let origin = (time: columns[last], x: columns[columnX + last], y: columns[columnY + last])
        var (t1, t2, t3, t4) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var (x0, x1, x2) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var (y0, y1, y2) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var row = rows.lowerBound
        // The newest sample adds nothing, so that it makes a pair with one that is left over.
        while row < last {
            let time = columns.pair(row) - origin.time
            let square = time * time
            let wayX = columns.pair(columnX &+ row) - origin.x
            let wayY = columns.pair(columnY &+ row) - origin.y
            t1 += time
            t2 += square
            t3 += square * time
            t4 += square * square
            x0 += wayX
            x1 += wayX * time
            x2 += wayX * square
            y0 += wayY
            y1 += wayY * time
            y2 += wayY * square
            row &+= 2
        }
        count = Double(rows.count)
        self.times = SIMD4(t1.sum(), t2.sum(), t3.sum(), t4.sum())
        ways = SIMD2(x0.sum(), y0.sum())
        slopes = SIMD2(x1.sum(), y1.sum())
        bends = SIMD2(x2.sum(), y2.sum())
    }

    /// Points per second at the newest sample. The polynomials are t - m and (t - m)² - a(t - m) - b.
    ///
    /// With S₂ to S₄ for the sums of the powers of t - m, a is S₃/S₂ and b is S₂ over the count. All is brought over one
    /// denominator, since divisions would wait for each other.
    @inline(__always)
    var slope: ScrollVector {
        let (times, squares, cubes, fourths) = (times[0], times[1], times[2], times[3])
        let share = 1 / count
        let m = times * share
        let second = squares - m * times
        let third = cubes - 3 * m * squares + 2 * m * m * times
        let fourth = fourths - 4 * m * cubes + 6 * m * m * squares - 3 * m * m * m * times
        let ticks = Double(Timestamp.ticksPerSecond)
        let line = slopes - ways * m
        guard count > 2 else {
            let slope = line * (ticks / second)
            return ScrollVector(x: slope.x, y: slope.y)
        }
        let b = second * share
        let spread = second * (fourth - second * b) - third * third
        let curve = (bends - slopes * (2 * m) + ways * (m * m - b)) * second - line * third
        let slope = (line * spread - curve * (2 * m * second + third)) * (ticks / (second * spread))
        return ScrollVector(x: slope.x, y: slope.y)
    }
}

extension UnsafeBufferPointer<Double> {
    /// Two that follow each other.
    @inline(__always)
    fileprivate func pair(_ index: Int) -> SIMD2<Double> { SIMD2(self[index], self[index &+ 1]) }
}
