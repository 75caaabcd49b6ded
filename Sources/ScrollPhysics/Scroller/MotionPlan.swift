/// How an axis goes on, with what is asked about it: a motion is large, and each question to it would copy it.
struct MotionPlan {
    let motion: ScrollMotion
    /// False for content that rests, whose motion is to stay.
    let isMoving: Bool
    /// Where it begins.
    let start: Double
    /// Where the content is left.
    let restPosition: Double
    /// Seconds.
    let duration: Double

    @inline(__always)
    static func rest(_ offset: Double) -> MotionPlan {
        MotionPlan(motion: .rest(offset), isMoving: false, start: offset, restPosition: offset, duration: 0)
    }

    @inline(__always)
    static func run(
        _ motion: ScrollMotion, from start: Double, to place: Double, in seconds: Double
    ) -> MotionPlan {
        MotionPlan(motion: motion, isMoving: true, start: start, restPosition: place, duration: seconds)
    }

    /// `whole` is the motion in its wrapping.
    @inline(__always)
    static func run(_ motion: some Motion, as whole: ScrollMotion, from start: Double) -> MotionPlan {
        run(whole, from: start, to: motion.restPosition, in: motion.duration)
    }

    /// A glide of the given seconds, at once where that is zero.
    static func glide(from offset: Double, velocity: Double, to goal: Double, duration: Double) -> MotionPlan {
        guard duration > 0, goal != offset else { return .rest(goal) }
        let motion = GlideMotion(from: offset, velocity: velocity, to: goal, duration: duration)
        return .run(motion, as: .glide(motion), from: offset)
    }
}
