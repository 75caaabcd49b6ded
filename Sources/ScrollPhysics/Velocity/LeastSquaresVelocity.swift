extension SampleHistory {
    /// The slope of the parabola through the samples that count.
    func leastSquaresSlope() -> ScrollVector { QuadraticFit(counted).slope }

    /// The same slope, but zero on an axis where it points against the displacement from the oldest to the newest
    /// sample.
    func restrictedSlope() -> ScrollVector {
        let slope = leastSquaresSlope()
        let displacement = newest.position - self[back: count - 1].position
        return ScrollVector(
            x: slope.x * displacement.x < 0 ? 0 : slope.x, y: slope.y * displacement.y < 0 ? 0 : slope.y)
    }
}
