/// An unweighted least-squares parabola through positions over time, and its slope at the newest of them.
///
/// Uses polynomials that are orthogonal over the sample times, which is more accurate than normal equations: 1, t - m
/// and (t - m)² - a(t - m) - b, where m is the mean time, and with S₂, S₃ for the sums of the powers of t - m, a is
/// S₃/S₂ and b is S₂ over the count. Two samples give the line through them.
struct QuadraticFit {
    /// Points per second at the newest sample.
    let slope: ScrollVector

    /// The samples in order of time, at least two with different times.
    init(_ samples: some BidirectionalCollection<PositionSample>) {
        guard let newest = samples.last else {
            slope = .zero
            return
        }
        let count = Double(samples.count)
        // Times and positions are relative to the newest sample, which preserves their precision.
        let points = samples.lazy.map {
            (time: -newest.time.seconds(since: $0.time), displacement: $0.position - newest.position)
        }
        let mean = points.reduce(0) { $0 + $1.time } / count
        var (second, third) = (0.0, 0.0)
        var line = ScrollVector.zero
        for point in points {
            let t = point.time - mean
            second += t * t
            third += t * t * t
            line = line + point.displacement * t
        }
        line = line * (1 / second)
        guard samples.count > 2 else {
            slope = line
            return
        }
        let (a, b) = (third / second, second / count)
        var (square, curve) = (0.0, ScrollVector.zero)
        for point in points {
            let t = point.time - mean
            let polynomial = t * t - a * t - b
            square += polynomial * polynomial
            curve = curve + point.displacement * polynomial
        }
        // The newest sample is at time zero, where t is -m.
        slope = line + curve * ((-2 * mean - a) / square)
    }
}
