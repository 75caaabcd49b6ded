extension SampleHistory {
    /// The slope of the parabola through the newest `count` samples.
    func leastSquaresSlope(_ count: Int) -> ScrollVector {
        let samples = samples.span
        var fit = QuadraticFit(newest: samples[index(0)])
        for back in 0..<count { fit.count(samples[index(back)]) }
        return fit.slope
    }

    /// The same, zero on an axis where it points against the way from the oldest to the newest sample.
    func restrictedSlope(_ count: Int) -> ScrollVector {
        let slope = leastSquaresSlope(count)
        let way = self[back: 0].position - self[back: count - 1].position
        return ScrollVector(x: slope.x * way.x < 0 ? 0 : slope.x, y: slope.y * way.y < 0 ? 0 : slope.y)
    }
}
