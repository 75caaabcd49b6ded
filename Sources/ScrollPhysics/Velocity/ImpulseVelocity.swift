extension SampleHistory {
    /// The speed that a mass of one has after the work of the segments from the oldest to the newest.
    ///
    /// With v the velocity of a segment and W the work so far: W += (v - √2W)·|v|, the first one halved; the roots take
    /// the sign of W. Source: Android's VelocityTracker, IMPULSE.
    func impulse() -> ScrollVector {
        var (x, y) = (Work(), Work())
        for (earlier, later) in zip(counted, counted.dropFirst()) {
            let segment = later.velocity(since: earlier)
            x.add(segment.x)
            y.add(segment.y)
        }
        return ScrollVector(x: x.velocity, y: y.velocity)
    }

    private struct Work {
        var done = 0.0
        var isFirst = true

        var velocity: Double {
            let speed = (2 * abs(done)).squareRoot()
            return done < 0 ? -speed : speed
        }

        mutating func add(_ segment: Double) {
            done += (segment - velocity) * abs(segment)
            if isFirst { done /= 2 }
            isFirst = false
        }
    }
}
