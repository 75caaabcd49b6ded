/// How an axis goes on, as far as is asked about it. The motion itself is large: who plans it writes it where it is kept,
/// and leaves that alone for content that rests.
struct MotionPlan {
    /// False for content that rests.
    let isMoving: Bool
    /// Where it begins.
    let start: Double
    /// Where the content is left.
    let restPosition: Double
    /// Seconds.
    let duration: Double

    @inline(__always)
    static func rest(_ offset: Double) -> MotionPlan {
        MotionPlan(isMoving: false, start: offset, restPosition: offset, duration: 0)
    }

    @inline(__always)
    static func run(from start: Double, to place: Double, in seconds: Double) -> MotionPlan {
        MotionPlan(isMoving: true, start: start, restPosition: place, duration: seconds)
    }

    @inline(__always)
    static func run(_ motion: some Motion, from start: Double) -> MotionPlan {
        run(from: start, to: motion.restPosition, in: motion.duration)
    }

    /// A glide of the given seconds, at once where that is zero.
    static func glide(
        from offset: Double, velocity: Double, to goal: Double, duration: Double, into kept: inout ScrollMotion
    ) -> MotionPlan {
        guard duration > 0, goal != offset else { return .rest(goal) }
        let motion = GlideMotion(from: offset, velocity: velocity, to: goal, duration: duration)
        kept = .glide(motion)
        return .run(motion, from: offset)
    }
}
