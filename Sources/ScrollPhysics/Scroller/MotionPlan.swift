/// How an axis goes on.
enum MotionPlan {
    /// It rests at an offset.
    case rest(Double)
    case follow(ScrollMotion)

    /// Where the content is left.
    var restPosition: Double {
        switch self {
        case .rest(let offset): offset
        case .follow(let motion): motion.restPosition
        }
    }

    /// Along a bezier, or at its end where that takes no time.
    static func run(_ motion: BezierMotion) -> MotionPlan {
        motion.duration > 0 ? .follow(.bezier(motion)) : .rest(motion.destination)
    }

    /// The same for a curve that is no bezier.
    static func run(_ motion: TimedMotion) -> MotionPlan {
        motion.duration > 0 ? .follow(.timed(motion)) : .rest(motion.destination)
    }

    /// A glide of the given seconds, at once where that is zero.
    static func glide(from offset: Double, velocity: Double, to goal: Double, duration: Double) -> MotionPlan {
        guard duration > 0, goal != offset else { return .rest(goal) }
        return .follow(.glide(GlideMotion(from: offset, velocity: velocity, to: goal, duration: duration)))
    }
}
