/// How long a motion takes, as far as that is known when it begins.
///
/// Where it leads decides what happens next; when it is there is asked by the frames that come close to that. For a spring it
/// costs as much to find out as all else that a lift decides, and a finger may catch the content before.
struct MotionEnd {
    let seconds: Double
    /// Whether it may take longer.
    let isOpen: Bool

    @inline(__always)
    static func after(_ seconds: Double) -> MotionEnd { MotionEnd(seconds: seconds, isOpen: false) }

    @inline(__always)
    static func open(notBefore seconds: Double) -> MotionEnd { MotionEnd(seconds: seconds, isOpen: true) }

    /// Whether there is any time until then.
    @inline(__always)
    var isLater: Bool { isOpen || seconds > 0 }
}
