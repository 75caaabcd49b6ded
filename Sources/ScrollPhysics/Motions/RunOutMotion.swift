/// A motion that never turns back: the edge that it meets is found by asking when it gets there.
protocol RunOutMotion: Motion {
    /// The offset at time zero.
    var start: Double { get }
    /// Points per second at time zero, without a sample where the motion keeps it.
    var firstVelocity: Double { get }
    /// Its sign is that of the velocity.
    var heading: Double { get }
    /// Whether it goes anywhere.
    var isMoving: Bool { get }
    /// When and how fast the offset passes `position`; nil if it never gets there.
    func passage(of position: Double) -> Passage?
    /// The same where nothing stops it before its own end.
    var solved: Self { get }
    /// The same as one of all the ways to run out.
    var asFling: FlingMotion { get }
}

extension RunOutMotion {
    var firstVelocity: Double { velocity(at: 0) }
    var heading: Double { firstVelocity }
    var isMoving: Bool { duration > 0 }
    var solved: Self { self }
}

extension DecayMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var asFling: FlingMotion { .decay(self) }
}

extension FrictionMotion: RunOutMotion {
    var firstVelocity: Double { velocity }
    var isMoving: Bool { velocity != 0 }
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
    var heading: Double { distance }
    var asFling: FlingMotion { .spline(self) }
}

extension PhysicsFlingMotion: RunOutMotion {
    var asFling: FlingMotion { .physics(self) }
}

extension FlingMotion: RunOutMotion {
    var asFling: FlingMotion { self }
}
