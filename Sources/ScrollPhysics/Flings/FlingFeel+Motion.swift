extension FlingFeel {
    /// The fling of this feel from an offset. `velocity` has both axes, in points per second: some curves depend on its
    /// length, so that a diagonal fling keeps its direction. `boost` is the factor by which earlier flings have raised
    /// the velocity.
    func motion(
        from offset: Double, velocity: ScrollVector, on axis: ScrollAxis, in extent: AxisExtent,
        boost: Double = 1
    ) -> FlingMotion {
        let speed = velocity[axis]
        let decay = DecayMotion.decayPerSecond(rate: decelerationRate)
        switch curve {
        case .exponential:
            let fling = DecayMotion(
                start: offset, velocity: speed, decayPerSecond: decay,
                restDistance: max(restDistance, restVelocity / decay))
            return .decay(onWholePixels(fling, in: extent))
        case .exponentialWithDeceleration:
            return .friction(
                FrictionMotion(start: offset, velocity: speed, decayPerSecond: decay, deceleration: deceleration))
        case .spline:
            return .spline(
                SplineMotion(
                    start: offset, velocity: speed, fling: SplineFling(friction: friction), speed: velocity.length))
        case .ballistic:
            return .ballistic(
                BallisticMotion(start: offset, velocity: speed, fling: SplineFling(friction: friction)))
        case .chromiumTouchpad:
            return .curve(
                FlingCurveMotion(start: offset, velocity: speed, speed: max(abs(velocity.x), abs(velocity.y))))
        case .chromiumPhysics:
            let (viewport, leading) = (extent.viewport, velocity[velocity.dominantAxis])
            return .physics(
                PhysicsFlingMotion(
                    start: offset, fling: PhysicsFling(velocity: speed, viewport: viewport, boost: boost),
                    leading: PhysicsFling(velocity: leading, viewport: viewport, boost: boost)))
        case .constantDeceleration:
            return .constantDeceleration(
                onWholePixels(
                    ConstantDecelerationMotion(start: offset, velocity: speed, deceleration: deceleration), in: extent))
        }
    }

    /// The same decay with the rate that ends it on a whole pixel, if the feel rests on whole pixels.
    private func onWholePixels(_ fling: DecayMotion, in extent: AxisExtent) -> DecayMotion {
        let offset = restPosition(near: fling.restPosition, in: extent)
        guard offset != fling.restPosition, fling.duration > 0, extent.bounds.contains(fling.restPosition) else {
            return fling
        }
        return DecayMotion(
            start: fling.start, velocity: fling.velocity, restingAt: offset, restDistance: restDistance,
            restVelocity: restVelocity) ?? fling
    }

    /// The same fling with the deceleration that ends it on a whole pixel, if the feel rests on whole pixels.
    private func onWholePixels(
        _ fling: ConstantDecelerationMotion, in extent: AxisExtent
    ) -> ConstantDecelerationMotion {
        let offset = restPosition(near: fling.destination, in: extent)
        let distance = abs(offset - fling.start)
        guard offset != fling.destination, distance > 0, extent.bounds.contains(fling.destination),
            (offset - fling.start) * fling.velocity > 0
        else { return fling }
        return ConstantDecelerationMotion(
            start: fling.start, velocity: fling.velocity,
            deceleration: fling.velocity * fling.velocity / (2 * distance))
    }

    /// The rest position of content whose motion ends at an offset between the edges.
    func restPosition(near offset: Double, in extent: AxisExtent) -> Double {
        guard rest == .pixel, extent.pixel > 0 else { return offset }
        return extent.bounds.clamp((offset / extent.pixel).rounded() * extent.pixel)
    }
}
