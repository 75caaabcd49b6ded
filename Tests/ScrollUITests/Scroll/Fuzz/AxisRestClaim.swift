import Foundation
import ScrollUI

/// A ``RestClaim`` on one axis.
struct AxisRestClaim {
    var start: Double
    var release: Double
    var wholeRelease: Double
    var heading: Double
    var way: Double
    var speed: Double
    var kind: RestClaim.Kind
    var isShort: Bool

    private static let tolerance = 0.01
    /// The speed in points per second above which a drag insists on its direction.
    private static let insistence = 400.0

    func breach(at rest: Double, on axis: Axis, in scene: GestureScene) -> String? {
        let bounds = scene.bounds(axis)
        guard scene.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        guard abs(rest - bounds.clamp(rest)) <= Self.tolerance else { return "rests at \(rest), outside of \(bounds)" }
        guard let stops = scene.stops(axis) else { return againstTheWay(rest, bounds.lowerBound...bounds.upperBound) }
        if kind == .wheel, way == 0 { return offItsWay(rest, stops) }
        guard abs(release - start) > 1 || abs(rest - start) > 1 else { return nil }
        guard let nearest = nearest(stops, to: rest), abs(nearest - rest) <= Self.tolerance else {
            return "rests at \(rest), aligned are \(stops)"
        }
        let allowed = allowed(stops, axis, in: scene)
        if let breach = beyondTheLimit(rest, allowed, bounds, stops) { return breach }
        // A target that a lazy container has not measured yet cannot be chosen as the nearest.
        let known = scene.isLazy ? scene.stops(axis, inSightAt: bounds.clamp(release)) : stops
        switch kind {
        case .heldDrag: return farFromRelease(rest, known.filter(allowed.contains), bounds)
        case .touchpad: return behindRelease(rest, stops.filter(allowed.contains), bounds)
        case .drag, .hook, .wheel: return againstTheWay(rest, allowed)
        }
    }

    private func nearest(_ stops: [Double], to place: Double) -> Double? {
        stops.min { abs($0 - place) < abs($1 - place) }
    }

    /// The stops within the limit. If two are equally near to the start, the limit may be counted from either.
    private func allowed(_ stops: [Double], _ axis: Axis, in scene: GestureScene) -> ClosedRange<Double> {
        let place = scene.bounds(axis).clamp(start)
        guard let count = scene.limit(axis, from: start) else { return stops[0]...stops[stops.count - 1] }
        let least = stops.map { abs($0 - place) }.min() ?? 0
        let first = stops.indices.filter { abs(stops[$0] - place) <= least + 1e-6 }
        let low = max(0, (first.first ?? 0) - count)
        let high = min(stops.count - 1, (first.last ?? 0) + count)
        return stops[low]...stops[high]
    }

    /// Notches along the other axis do not affect a motion on this one; content left between two stops may go to the
    /// nearer one.
    private func offItsWay(_ rest: Double, _ stops: [Double]) -> String? {
        if abs(rest - heading) <= Self.tolerance { return nil }
        let isSettled = nearest(stops, to: heading).map { abs($0 - rest) <= Self.tolerance } ?? false
        return isSettled ? nil : "rests at \(rest), was on its way to \(heading)"
    }

    /// Pages let content rest at an edge to which it was dragged.
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
        case .heldDrag: return nil
        case .wheel: return way == 0 ? nil : behind(allowed.clamp(start), rest)
        case .drag, .hook, .touchpad:
            guard abs(speed) >= Self.insistence else { return nil }
            return kind == .hook && isShort ? nil : behind(allowed.clamp(release), rest)
        }
    }

    private func behind(_ place: Double, _ rest: Double) -> String? {
        let sign: Double = way < 0 ? -1 : 1
        return (rest - place) * sign >= -0.5 - Self.tolerance ? nil : "rests at \(rest), behind \(place) against \(way)"
    }

    /// A fling goes back no further than to the stop nearest to the release, or to the whole point there; a fast one
    /// does not go back.
    private func behindRelease(_ rest: Double, _ stops: [Double], _ bounds: ClosedRange<Double>) -> String? {
        guard way != 0, let first = stops.first, let last = stops.last else { return nil }
        if let breach = againstTheWay(rest, first...last) { return breach }
        let place = bounds.clamp(way < 0 ? max(release, wholeRelease) : min(release, wholeRelease))
        let least = stops.map { abs($0 - place) }.min() ?? 0
        let near = stops.filter { abs($0 - place) <= least + Self.tolerance }
        return (way < 0 ? near.last : near.first).flatMap { behind($0, rest) }
    }

    /// A finger at rest leaves the content at the stop nearest to the whole point at which it would rest by itself.
    private func farFromRelease(_ rest: Double, _ stops: [Double], _ bounds: ClosedRange<Double>) -> String? {
        let place = bounds.clamp(wholeRelease)
        guard let least = stops.map({ abs($0 - place) }).min() else { return nil }
        return abs(rest - place) <= least + Self.tolerance ? nil : "rests at \(rest), let go at \(release), of \(stops)"
    }
}
