/// How an axis goes on, with what is asked about it: a motion is large, and each question to it would copy it.
struct MotionPlan {
    let motion: ScrollMotion
    /// False for content that rests, whose motion is to stay.
    let isMoving: Bool
    /// Where it begins.
    let start: Double
    /// Where the content is left.
    let restPosition: Double
    /// Where the formula leads, before the stop distance cuts its tail off.
    let destination: Double
    /// Seconds.
    let duration: Double

    @inline(__always)
    static func rest(_ offset: Double) -> MotionPlan {
        MotionPlan(
            motion: .rest(offset), isMoving: false, start: offset, restPosition: offset, destination: offset,
            duration: 0)
    }

    /// `whole` is the motion in its wrapping.
    @inline(__always)
    static func run(_ motion: some Motion, as whole: ScrollMotion, from start: Double) -> MotionPlan {
        MotionPlan(
            motion: whole, isMoving: true, start: start, restPosition: motion.restPosition,
            destination: motion.destination,
            duration: motion.duration)
    }
}
