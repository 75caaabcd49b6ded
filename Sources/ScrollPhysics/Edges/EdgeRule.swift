/// The behavior of an edge when content runs into it or is released beyond it. Limits are the greatest distance from
/// the edge, in points.
public enum EdgeRule: Equatable, Sendable {
    /// The content stops at the edge.
    case stop
    /// A spring lets the content pass the edge and brings it back.
    case spring(EdgeSpring)
    /// Android: a deceleration in points per second squared, then a cubic.
    case parabola(limit: Double, deceleration: Double = ParabolicBounceMotion.standardDeceleration)
    /// Chromium: a bezier out and one back. The limit is a tenth of the viewport.
    case elastic(limit: Double)
    /// Qt Quick: the flick brakes, then a fixup motion returns the content.
    case flick(limit: Double = FlickBounceMotion.standardLimit, deceleration: Double)

    /// The motion back to `edge` from an offset at or beyond it, with the velocity there in points per second; nil if
    /// the content stops at once.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> EdgeMotion? {
        switch self {
        case .stop: nil
        case .spring(let spring):
            .spring(spring.motion(from: start, velocity: velocity, to: edge))
        case .parabola(let limit, let deceleration):
            .parabola(
                ParabolicBounceMotion(
                    from: start, velocity: velocity, to: edge, limit: limit, deceleration: deceleration))
        case .elastic(let limit):
            .elastic(ElasticBounceMotion(from: start, velocity: velocity, to: edge, limit: limit))
        case .flick(let limit, let deceleration):
            .flick(
                FlickBounceMotion(
                    from: start, velocity: velocity, to: edge, limit: limit, deceleration: deceleration))
        }
    }
}

extension EdgeRule {
    /// The rule of a feel. `limit` is the number of points that content may go beyond an edge.
    init(_ edge: EdgeFeel, fling: FlingFeel, limit: Double) {
        switch edge.return {
        case .stop: self = .stop
        case .android: self = .parabola(limit: limit, deceleration: edge.deceleration)
        case .chromium: self = .elastic(limit: limit)
        case .qt: self = .flick(limit: limit, deceleration: fling.deceleration)
        case .spring:
            let constants = SpringConstants(stiffness: edge.springStiffness, dampingRatio: edge.springDampingRatio)
            self = .spring(
                EdgeSpring(
                    constants: constants, transfer: -edge.maximumTransfer...edge.maximumTransfer,
                    share: edge.transfer, limit: limit, restDistance: edge.restDistance))
        }
    }
}
