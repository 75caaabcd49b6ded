/// An unweighted least-squares parabola through positions over time, and its slope at the newest of them.
///
/// Uses polynomials that are orthogonal over the sample times, which keeps the digits that normal equations lose. Times are counted
/// first, then ``settleTimes()``, then positions. Two samples give the line through them.
struct QuadraticFit {
    private let origin: PositionSample
    private var n = 0.0
    private var sum = 0.0
    private var squares = 0.0
    private var cubes = 0.0
    private var fourths = 0.0

    private var mean = 0.0
    private var spread = 0.0
    private var skew = 0.0
    private var bend = 0.0

    private var linear = ScrollVector.zero
    private var curved = ScrollVector.zero

    init(origin: PositionSample) { self.origin = origin }

    mutating func countTime(of sample: PositionSample) {
        let time = seconds(sample)
        let square = time * time
        n += 1
        sum += time
        squares += square
        cubes += square * time
        fourths += square * square
    }

    /// Moments about the mean give the polynomials t - mean and (t - mean)² - skew·(t - mean) - spread/n.
    mutating func settleTimes() {
        mean = sum / n
        spread = squares - n * mean * mean
        let third = cubes - 3 * mean * squares + 2 * n * mean * mean * mean
        let fourth = fourths - 4 * mean * cubes + 6 * mean * mean * squares - 3 * n * mean * mean * mean * mean
        skew = third / spread
        bend = fourth - third * third / spread - spread * spread / n
    }

    mutating func countPosition(of sample: PositionSample) {
        let way = sample.position - origin.position
        let line = seconds(sample) - mean
        let curve = line * (line - skew) - spread / n
        linear = linear + way * line
        curved = curved + way * curve
    }

    /// Points per second at the newest sample.
    var slope: ScrollVector {
        let straight = linear * (1 / spread)
        guard n > 2 else { return straight }
        return straight + curved * ((-2 * mean - skew) / bend)
    }

    private func seconds(_ sample: PositionSample) -> Double {
        Timestamp.seconds(sample.time.ticks - origin.time.ticks)
    }
}
