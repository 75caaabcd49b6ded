/// One axis of CSS scroll snapping: offsets to rest on, and how strictly.
///
/// A reading of our own of the specification's rules for a single axis.
public struct SnapPoints: Equatable, Sendable {
    /// Whether a rest place between the points is allowed.
    public enum Strictness: Equatable, Sendable {
        case mandatory
        /// Only points within this many points of the natural end count.
        case proximity(Double)
    }

    /// Offsets, in any order.
    public var points: [Double]
    /// How strictly they bind.
    public var strictness: Strictness
    /// Offsets that no gesture passes: `scroll-snap-stop: always`.
    public var stops: [Double]

    /// Mandatory points without stops unless something else is said.
    public init(_ points: [Double], strictness: Strictness = .mandatory, stops: [Double] = []) {
        self.points = points
        self.strictness = strictness
        self.stops = stops
    }

    /// Where a gesture from `current` that would end at `end` rests; nil for no snap. A directional one only looks
    /// ahead, and falls back to the nearest point when nothing lies there and the points are mandatory. Complexity:
    /// O(n).
    public func target(from current: Double, naturalEnd end: Double, isDirectional: Bool) -> Double? {
        let direction: Double = end < current ? -1 : 1
        let ahead = isDirectional ? points.filter { ($0 - current) * direction > 0 } : points
        guard let nearest = nearest(of: ahead, to: end) else {
            return strictness == .mandatory ? self.nearest(of: points, to: current) : nil
        }
        if case .proximity(let range) = strictness, abs(nearest - end) > range { return nil }
        return firstStop(from: current, to: nearest) ?? nearest
    }

    private func nearest(of points: [Double], to place: Double) -> Double? {
        points.min { abs($0 - place) < abs($1 - place) }
    }

    private func firstStop(from current: Double, to target: Double) -> Double? {
        let between = stops.filter { ($0 - current) * (target - $0) > 0 }
        return nearest(of: between, to: current)
    }
}
