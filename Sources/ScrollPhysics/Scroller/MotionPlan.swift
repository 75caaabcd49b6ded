/// The plan for an axis: rest or a motion.
enum MotionPlan {
    /// The axis rests at an offset.
    case rest(Double)
    case follow(ScrollMotion)

    /// The offset at which the content rests.
    var restPosition: Double {
        switch self {
        case .rest(let offset): offset
        case .follow(let motion): motion.restPosition
        }
    }

    /// A motion along a bezier, or rest at its end if its duration is zero.
    static func run(_ motion: BezierMotion) -> MotionPlan {
        motion.duration > 0 ? .follow(.bezier(motion)) : .rest(motion.destination)
    }

    /// The same for a curve that is no bezier.
    static func run(_ motion: TimedMotion) -> MotionPlan {
        motion.duration > 0 ? .follow(.timed(motion)) : .rest(motion.destination)
    }

    /// A glide of `duration` seconds, or rest at the goal if that is zero.
    static func glide(from offset: Double, velocity: Double, to goal: Double, duration: Double) -> MotionPlan {
        guard duration > 0, goal != offset else { return .rest(goal) }
        return .follow(.glide(GlideMotion(from: offset, velocity: velocity, to: goal, duration: duration)))
    }
}
