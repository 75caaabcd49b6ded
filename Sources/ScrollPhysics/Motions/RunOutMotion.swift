/// A motion that never turns back: the edge that it meets is found by asking when it gets there.
protocol RunOutMotion: Motion {
    /// The offset at time zero.
    var start: Double { get }
    /// Points per second at time zero, without a sample where the motion keeps it.
    var firstVelocity: Double { get }
    /// Whether it goes anywhere.
    var isMoving: Bool { get }
    /// When the offset passes `position`; nil if it never gets there.
    func time(crossing position: Double) -> Double?
    /// Points per second where it passes `position`, which it does at `time`: without a sample where the motion tells it by
    /// the place.
    func velocity(passing position: Double, at time: Double) -> Double
    /// The same as one of all the ways to run out.
    var asFling: FlingMotion { get }
}

extension RunOutMotion {
    var firstVelocity: Double { velocity(at: 0) }
    var isMoving: Bool { duration > 0 }
    func velocity(passing position: Double, at time: Double) -> Double { velocity(at: time) }
}

extension DecayMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    func velocity(passing position: Double, at time: Double) -> Double {
        velocity - decayPerSecond * (position - start)
    }
    var asFling: FlingMotion { .decay(self) }
}

extension FrictionMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var asFling: FlingMotion { .friction(self) }
}

extension BallisticMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var asFling: FlingMotion { .ballistic(self) }
}

extension ConstantDecelerationMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var asFling: FlingMotion { .constantDeceleration(self) }
}

extension FlingCurveMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var asFling: FlingMotion { .curve(self) }
}

extension SplineMotion: RunOutMotion {
    var asFling: FlingMotion { .spline(self) }
}

extension PhysicsFlingMotion: RunOutMotion {
    var asFling: FlingMotion { .physics(self) }
}

extension FlingMotion: RunOutMotion {
    func velocity(passing position: Double, at time: Double) -> Double {
        if case .decay(let motion) = self { return motion.velocity(passing: position, at: time) }
        return velocity(at: time)
    }
    var asFling: FlingMotion { self }
}
