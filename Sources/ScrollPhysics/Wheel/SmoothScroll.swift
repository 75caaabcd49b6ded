/// Chromium's smoothing of jumps of the offset. A new target midway changes neither position nor velocity abruptly.
///
/// Facts from cc/animation/scroll_offset_animation_curve.cc.
public struct SmoothScroll: Equatable, Sendable {
    /// The shape of a motion.
    public enum Curve: String, Sendable {
        /// (0.42, 0, 0.58, 1). With a reversed target, the content first continues in the old direction.
        case easeInOut
        /// (0.25, 0, 0, 1): most of the distance at once. With a reversed target, the content first stops.
        case impulse
    }

    /// The shape of a motion.
    public var curve: Curve
    /// The duration of a motion.
    public var duration: SmoothScrollDuration

    /// A shape and its durations.
    public init(curve: Curve, duration: SmoothScrollDuration) {
        self.curve = curve
        self.duration = duration
    }

    /// Wheel notches: the longer the distance, the shorter the time.
    public static let wheel = SmoothScroll(curve: .easeInOut, duration: .inverseDelta)
    /// Keys and buttons of the scroll bar.
    public static let constant = SmoothScroll(curve: .easeInOut, duration: .constant(0.15))
    /// Scrolls by a program.
    public static let program = SmoothScroll(curve: .easeInOut, duration: .squareRoot(longest: 0.7))
    /// The newer shape of wheels and keys on Windows.
    public static let impulse = SmoothScroll(curve: .impulse, duration: .impulse)

    /// A motion from rest.
    public func motion(from start: Double, to target: Double) -> BezierMotion {
        motion(from: start, to: target, late: 0)
    }

    /// A motion with a velocity towards its target. It may swing past the target by less than a thousandth of the
    /// distance, but not if the target is an edge.
    func motion(from start: Double, velocity: Double, to target: Double, isEdge: Bool) -> BezierMotion {
        let distance = target - start
        var seconds = duration.seconds(for: distance)
        if curve == .easeInOut, velocity != 0 {
            seconds = min(seconds, distance / velocity * (isEdge ? 1 / 0.42 : 2.5))
        }
        let timing = timing(slope: distance == 0 ? 0 : velocity * seconds / distance)
        return BezierMotion(from: start, to: target, duration: seconds, timing: timing)
    }

    private func motion(from start: Double, to target: Double, late: Double) -> BezierMotion {
        BezierMotion(
            from: start, to: target, duration: max(0, duration.seconds(for: target - start) - late),
            timing: timing(slope: 0))
    }

    /// The motion that continues from `motion` at `time` to another target; its time zero is `time`, or zero if `time`
    /// is before the motion began. Nil keeps the motion, since its target has not changed.
    ///
    /// An event from before the motion began shortens the new one by its delay.
    public func retargeted(_ motion: BezierMotion, at time: Double, to target: Double) -> BezierMotion? {
        let late = max(0, -time)
        let time = max(0, time)
        if curve == .easeInOut, abs(target - motion.destination) < Self.tolerance { return nil }
        let offset = motion.position(at: time)
        let distance = target - offset
        guard abs(distance) >= Self.tolerance else { return BezierMotion(from: target, to: target, duration: 0) }
        guard motion.duration > 0 else { return self.motion(from: offset, to: target, late: late) }
        let velocity = motion.velocity(at: time)
        let seconds = min(max(0, duration.seconds(for: distance) - late), bound(on: distance, at: velocity))
        return BezierMotion(
            from: offset, to: target, duration: seconds < Self.tolerance ? 0 : seconds,
            timing: timing(slope: velocity * seconds / distance))
    }

    /// The longest time for a distance at a velocity, so that a fast motion does not swing around a near target.
    private func bound(on distance: Double, at velocity: Double) -> Double {
        guard curve == .easeInOut, abs(velocity) >= Self.tolerance else { return .infinity }
        let bound = distance / velocity * 2.5
        return bound < 0 ? .infinity : bound
    }

    /// The curve whose initial slope is that of the velocity. A velocity away from the target has a negative slope,
    /// which the impulse drops.
    func timing(slope: Double) -> CubicTiming {
        switch curve {
        case .easeInOut:
            return CubicTiming(x1: 0.42, y1: 0.42 * min(max(slope, -1000), 1000), x2: 0.58, y2: 1)
        case .impulse:
            return CubicTiming(x1: 0.25, sloping: max(0, slope), x2: 0)
        }
    }

    /// Points, points per second and seconds below which Chromium treats a value as zero.
    private static let tolerance = 0.01
}

extension CubicTiming {
    /// A first control point in the direction of `slope`: raised to at most 1, then moved towards the start.
    init(x1: Double, sloping slope: Double, x2: Double) {
        let isFlat = x1 * slope < 1
        self.init(x1: isFlat ? x1 : 1 / slope, y1: isFlat ? x1 * slope : 1, x2: x2, y2: 1)
    }
}
