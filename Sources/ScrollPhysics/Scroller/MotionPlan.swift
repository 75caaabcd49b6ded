/// How an axis goes on, as far as is asked about it. The motion itself is large: who plans it writes it where it is kept,
/// and leaves that alone for content that rests.
struct MotionPlan {
    /// Where it begins.
    let start: Double
    /// Where the content is left.
    let restPosition: Double
    /// Nil for content that rests.
    let end: MotionEnd?

    @inline(__always)
    static func rest(_ offset: Double) -> MotionPlan { MotionPlan(start: offset, restPosition: offset, end: nil) }

    @inline(__always)
    static func run(from start: Double, to place: Double, until end: MotionEnd) -> MotionPlan {
        MotionPlan(start: start, restPosition: place, end: end)
    }

    @inline(__always)
    static func run(_ motion: some Motion, from start: Double) -> MotionPlan {
        run(from: start, to: motion.restPosition, until: .after(motion.duration))
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
