/// GTK's addition to a fling that catches another one, which grows with the ratio of the velocities: caught·min((v -
/// 0.33·caught)/(0.67·caught), 6). Source: gtkscrolledwindow.c.
public struct KineticBoost: Equatable, Sendable {
    /// A fling slower than this share of the caught velocity gets no addition.
    public var threshold = 0.33
    /// The greatest multiple of the caught velocity.
    public var limit = 6.0

    /// GTK's numbers.
    public init() {}

    /// The velocity of a fling that caught another one; opposite directions do not add up.
    public func velocity(_ velocity: Double, catching caught: Double) -> Double {
        guard velocity * caught > 0, abs(velocity) >= threshold * abs(caught) else { return velocity }
        return velocity + caught * min((velocity - threshold * caught) / ((1 - threshold) * caught), limit)
    }
}
