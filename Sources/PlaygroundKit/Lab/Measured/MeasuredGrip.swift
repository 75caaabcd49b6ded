import Foundation
import ScrollPhysics

/// The parts of a measured curve that can be dragged in a drawing of curves, and the effects of a drag.
struct MeasuredGrip {
    private let samples: [CurveSample]
    private let axis: ScrollAxis
    private let map: CurveReduction.Mapping

    /// The distances from the line and from the handle's centre up to which a press holds them, in points.
    private static let (lineMargin, handleMargin) = (7.0, 10.0)
    /// The smallest distance between handle and fixed offset, in points. Closer ones would scale in leaps.
    private static let leastLever = 8.0

    /// Nil without a measured curve, and if offsets are not drawn.
    init?(_ data: CurveData, _ content: PlotContent, _ range: PlotRange, _ layout: PlotLayout) {
        guard let measured = data.measured, content.quantities.first == .offset, let frame = layout.panes.first,
            frame.width > 0, frame.height > 0
        else { return nil }
        let shown = measured.samples.indices(shownIn: range.shown)
        (samples, axis) = (Array(measured.samples[shown]), measured.axis)
        map = PlotPainter.mapping(data, .offset, range.shown, frame, pixel: 1).map
        guard samples.count > 1 else { return nil }
    }

    private func point(_ sample: CurveSample) -> CGPoint {
        CGPoint(x: map.x(sample.time), y: map.y(sample.offset[axis]))
    }

    /// The centre of the scaling handle, at the last visible point.
    var handle: CGPoint? { samples.last { map.frame.insetBy(dx: -1, dy: -1).contains(point($0)) }.map(point) }

    /// Returns whether a press at `location` scales the curve.
    func isHandle(_ location: CGPoint) -> Bool {
        handle.map { abs($0.x - location.x) <= Self.handleMargin && abs($0.y - location.y) <= Self.handleMargin }
            ?? false
    }

    /// Returns whether a press at `location` moves the curve.
    func isLine(_ location: CGPoint) -> Bool {
        guard map.frame.contains(location) else { return false }
        return zip(samples, samples.dropFirst()).contains { first, second in
            Self.distance(location, point(first), point(second)) <= Self.lineMargin
        }
    }

    private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
        let bounded = min(max(share, 0), 1)
        return hypot(point.x - start.x - bounded * dx, point.y - start.y - bounded * dy)
    }

    /// Returns the movement of the pointer, in seconds and points.
    func distance(from start: CGPoint, to end: CGPoint) -> (seconds: Double, points: Double) {
        let height = map.values.upperBound - map.values.lowerBound
        return (map.time(end.x) - map.time(start.x), (start.y - end.y) / map.frame.height * height)
    }

    /// Returns the factor by which the curve grows when the pointer drags its end, and the offset that stays fixed:
    /// that of the first visible point. Nil if the two are too close.
    func scaling(from start: CGPoint, to end: CGPoint) -> (factor: Double, anchor: Double)? {
        guard let first = samples.first, let last = samples.last else { return nil }
        let lever = last.offset[axis] - first.offset[axis]
        let height = map.values.upperBound - map.values.lowerBound
        guard abs(lever) / height * map.frame.height >= Self.leastLever else { return nil }
        let factor = (lever + distance(from: start, to: end).points) / lever
        return factor > 0.1 ? (factor, first.offset[axis]) : nil
    }
}
