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

    /// A run-out within bounds, asked once which of its parts has the answers.
    @inline(__always)
    static func run(_ motion: BounceMotion, from start: Double) -> MotionPlan {
        let whole = ScrollMotion.bounce(motion)
        switch motion.ending {
        case .none: return run(motion.approach, as: whole, from: start)
        case .stop(let edge): return run(as: whole, from: start, to: edge, duration: motion.edgeTime)
        case .comesBack(let back):
            return run(as: whole, from: start, to: back.destination, duration: motion.edgeTime + back.duration)
        }
    }

    @inline(__always)
    private static func run(
        as whole: ScrollMotion, from start: Double, to end: Double, duration: Double
    ) -> MotionPlan {
        MotionPlan(
            motion: whole, isMoving: true, start: start, restPosition: end, destination: end, duration: duration)
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
