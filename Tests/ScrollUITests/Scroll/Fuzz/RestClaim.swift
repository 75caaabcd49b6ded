import Foundation
import ScrollUI

/// What must hold of the place where a gesture comes to rest.
struct RestClaim {
    enum Kind {
        case drag
        /// A drag that turned or went on at another speed.
        case hook
        /// A drag that stood still before the finger lifted.
        case heldDrag
        case wheel
        case touchpad
    }

    /// The offset when the gesture began, and when the finger lifted.
    var start: CGPoint
    var release: CGPoint
    /// The way that the finger went last, of the offset.
    var way: CGVector
    /// Points per second when it lifted.
    var speed = CGVector.zero
    var kind: Kind
    /// The last way was so short in time that the velocity is still that of the one before.
    var isShort = false

    /// How the rest place breaks the claim, if it does.
    func breach(at rest: CGPoint, in scene: GestureScene) -> String? {
        for axis in Axis.allCases {
            let claim = AxisRestClaim(
                start: Double(start[axis]), release: Double(release[axis]), way: Double(way[axis]),
                speed: Double(speed[axis]), kind: kind, isShort: isShort)
            if let breach = claim.breach(at: Double(rest[axis]), on: axis, in: scene) {
                return "\(axis): \(breach); began at \(start), let go at \(release)"
            }
        }
        return nil
    }
}

/// The same on one axis.
private struct AxisRestClaim {
    var start: Double
    var release: Double
    var way: Double
    var speed: Double
    var kind: RestClaim.Kind
    var isShort: Bool

    private static let tolerance = 0.01
    /// Points per second above which a drag insists on its direction.
    private static let insistence = 400.0

    func breach(at rest: Double, on axis: Axis, in scene: GestureScene) -> String? {
        let bounds = scene.bounds(axis)
        guard scene.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        guard abs(rest - bounds.clamp(rest)) <= Self.tolerance else { return "rests at \(rest), outside of \(bounds)" }
        guard let stops = scene.stops(axis) else { return againstTheWay(rest, bounds.lowerBound...bounds.upperBound) }
        guard abs(release - start) > 1 || abs(rest - start) > 1 else { return nil }
        guard let nearest = stops.min(by: { abs($0 - rest) < abs($1 - rest) }), abs(nearest - rest) <= Self.tolerance
        else { return "rests at \(rest), aligned are \(stops)" }
        guard kind != .touchpad else { return nil }
        // Notches along the other axis leave what is on its way on this one.
        if kind == .wheel, way == 0 { return nil }
        let allowed = allowed(stops, axis, in: scene)
        if let breach = beyondTheLimit(rest, allowed, bounds, stops) { return breach }
        guard !scene.isLazy else { return nil }
        if kind == .heldDrag { return farFromRelease(rest, stops.filter(allowed.contains), bounds) }
        return againstTheWay(rest, allowed)
    }

    /// The stops that the limit leaves. Where two are as near to the start, the limit may be counted from either.
    private func allowed(_ stops: [Double], _ axis: Axis, in scene: GestureScene) -> ClosedRange<Double> {
        let place = scene.bounds(axis).clamp(start)
        guard let count = scene.limit(axis, from: start) else { return stops[0]...stops[stops.count - 1] }
        let least = stops.map { abs($0 - place) }.min() ?? 0
        let first = stops.indices.filter { abs(stops[$0] - place) <= least + 1e-6 }
        let low = max(0, (first.first ?? 0) - count)
        let high = min(stops.count - 1, (first.last ?? 0) + count)
        return stops[low]...stops[high]
    }

    /// Pages let content rest at an edge that it was carried to.
    private func beyondTheLimit(
        _ rest: Double, _ allowed: ClosedRange<Double>, _ bounds: ClosedRange<Double>, _ stops: [Double]
    ) -> String? {
        if abs(rest - allowed.clamp(rest)) <= Self.tolerance { return nil }
        let isCarried =
            release <= bounds.lowerBound && rest <= bounds.lowerBound + Self.tolerance
            || release >= bounds.upperBound && rest >= bounds.upperBound - Self.tolerance
        return isCarried && kind != .wheel ? nil : "rests at \(rest), allowed is \(allowed) of \(stops)"
    }

    private func againstTheWay(_ rest: Double, _ allowed: ClosedRange<Double>) -> String? {
        switch kind {
        case .touchpad, .heldDrag: return nil
        case .wheel: return way == 0 ? nil : behind(allowed.clamp(start), rest)
        case .drag, .hook:
            guard abs(speed) >= Self.insistence else { return nil }
            return kind == .hook && isShort ? nil : behind(allowed.clamp(release), rest)
        }
    }

    private func behind(_ place: Double, _ rest: Double) -> String? {
        let sign: Double = way < 0 ? -1 : 1
        return (rest - place) * sign >= -0.5 - Self.tolerance ? nil : "rests at \(rest), behind \(place) against \(way)"
    }

    /// A finger that stood still leaves the content at the nearest place.
    private func farFromRelease(_ rest: Double, _ stops: [Double], _ bounds: ClosedRange<Double>) -> String? {
        let place = bounds.clamp(release)
        let least = stops.map { abs($0 - place) }.min() ?? 0
        return abs(rest - place) <= least + Self.tolerance ? nil : "rests at \(rest), let go at \(release), of \(stops)"
    }
}

extension CGPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGVector {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
