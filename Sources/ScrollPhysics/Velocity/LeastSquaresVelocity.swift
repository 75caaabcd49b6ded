extension SampleHistory {
    /// The slope of the parabola through the samples that count.
    @inline(__always)
    func leastSquaresSlope() -> ScrollVector { reading { QuadraticFit($0).slope } }

    /// The same, zero on an axis where it points against the way from the oldest to the newest sample.
    @inline(__always)
    func restrictedSlope() -> ScrollVector {
        let slope = leastSquaresSlope()
        let way = newest.position - position(back: count - 1)
        return ScrollVector(x: slope.x * way.x < 0 ? 0 : slope.x, y: slope.y * way.y < 0 ? 0 : slope.y)
    }
}
