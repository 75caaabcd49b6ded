import CMath

/// The axes along which a gesture may move, decided from its beginning.
public enum AxisLock: Equatable, Sendable {
    /// The slop is not passed, or the direction is not clear enough yet.
    case pending
    case locked(ScrollAxis)
    /// Both axes, for the rest of the gesture.
    case free

    /// Chromium's rails: past the slop on one axis, by more than `ratio`, and less than twice the slop on the other,
    /// the gesture keeps to that axis; past twice the slop on both, it is free. Points. Without a slop, as on touchpads, the
    /// ratio alone decides.
    public static func rails(_ displacement: ScrollVector, slop: Double, ratio: Double = 1.25) -> AxisLock {
        let x = abs(displacement.x)
        let y = abs(displacement.y)
        let (major, minor, axis) = x > y ? (x, y, ScrollAxis.horizontal) : (y, x, .vertical)
        if slop == 0 { return major > ratio * minor ? .locked(axis) : major > 0 ? .free : .pending }
        if x > 2 * slop, y > 2 * slop { return .free }
        guard major > slop, major > ratio * minor, minor < 2 * slop else { return .pending }
        return .locked(axis)
    }

    /// The distance in points across its axis after which a gesture on Chromium's rails is free, unless it has gone as
    /// far along the axis meanwhile: one and a half times the slop, more in windows with a diagonal beyond 480 points,
    /// at most three times that.
    public static func channel(slop: Double, diagonal: Double) -> Double {
        1.5 * slop * min(max(1, diagonal / 480), 3)
    }

    /// Mozilla's angle: a movement closer than `angle` (radians) to an axis keeps to it; a movement exactly at the
    /// angle is free.
    public static func angle(_ displacement: ScrollVector, within angle: Double) -> AxisLock {
        guard displacement != .zero else { return .pending }
        let fromHorizontal = atan2(abs(displacement.y), abs(displacement.x))
        let fromVertical = atan2(abs(displacement.x), abs(displacement.y))
        if fromHorizontal < angle, fromHorizontal < fromVertical { return .locked(.horizontal) }
        if fromVertical < angle, fromVertical < fromHorizontal { return .locked(.vertical) }
        return .free
    }

    /// The axes of a scroller that this lock leaves free.
    func narrowing(_ axes: ScrollAxes) -> ScrollAxes {
        if case .locked(let axis) = self { return axes.intersection(ScrollAxes(axis)) }
        return axes
    }
}

extension ScrollVector {
    /// The axis with the longer displacement; a tie is vertical, as in WebKit.
    package var dominantAxis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }

    /// Whether both axes are equally long, except for rounding errors of subtractions.
    var isTie: Bool { abs(abs(x) - abs(y)) <= 1e-9 * max(abs(x), abs(y)) }
}
