/// An unweighted least-squares parabola through positions over time, and its slope at the newest of them.
///
/// Uses polynomials that are orthogonal over the sample times, which keeps the digits that normal equations lose. Times
/// and positions are counted from the newest sample. Two samples give the line through them.
struct QuadraticFit {
    private let origin: PositionSample
    private let count: Double
    /// Sums of the times and of their squares.
    private var times = SIMD2<Double>.zero
    /// Sums of their third and fourth powers.
    private var cubes = SIMD2<Double>.zero
    /// Sums of the positions times 1, t and t².
    private var ways = SIMD2<Double>.zero
    private var slopes = SIMD2<Double>.zero
    private var bends = SIMD2<Double>.zero

    /// Counts all samples, which end with the newest.
    init(_ samples: ArraySlice<PositionSample>, newest: PositionSample) {
        origin = newest
        count = Double(samples.count)
        samples.withUnsafeBufferPointer { for sample in $0 { add(sample) } }
    }

    // Inlined into the loop over the samples, so that the sums stay in registers.
    @inline(__always)
    private mutating func add(_ sample: PositionSample) {
        let time = Timestamp.seconds(sample.time.ticks - origin.time.ticks)
        let square = time * time
        let powers = SIMD2(time, square)
        let way = SIMD2(sample.position.x, sample.position.y) - SIMD2(origin.position.x, origin.position.y)
        times += powers
        cubes += powers * square
        ways += way
        slopes += way * time
        bends += way * square
    }

    /// Points per second at the newest sample. The polynomials are t - m and (t - m)² - a(t - m) - b.
    var slope: ScrollVector {
        let (times, squares, cubes, fourths) = (times[0], times[1], cubes[0], cubes[1])
        let m = times / count
        let second = squares - m * times
        let third = cubes - 3 * m * squares + 2 * m * m * times
        let fourth = fourths - 4 * m * cubes + 6 * m * m * squares - 3 * m * m * m * times
        let line = slopes - ways * m
        let straight = line * (1 / second)
        guard count > 2 else { return ScrollVector(x: straight.x, y: straight.y) }
        let a = third / second
        let b = second / count
        let curve = bends - slopes * (2 * m) + ways * (m * m - b) - line * a
        let slope = straight + curve * ((-2 * m - a) / (fourth - a * third - b * second))
        return ScrollVector(x: slope.x, y: slope.y)
    }
}
