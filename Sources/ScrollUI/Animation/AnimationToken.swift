import Synchronization

/// A token that a value holds while it is animated: the animations have ended when the token is released. If an animation never ends, frames
/// are made while the value is shown.
final class AnimationToken: Sendable {
    /// The end of animations that overlap, which is that of the latest one.
    enum End: Sendable {
        case at(Duration)
        case never
        /// The animation determines its end itself.
        case whenOver(AnimationProgress)
    }

    /// Whether the value was read since the last frame was begun to be painted, and in the frame before.
    private let isAsked = Atomic(true)
    private let wasShown = Atomic(true)
    private let latestEnd = Mutex(End.never)

    /// The end as it was noted last.
    private var end: End { latestEnd.withLock { $0 } }

    func note(_ end: End) { latestEnd.withLock { $0 = end } }

    /// Whether nothing is animated at `time` any more.
    func isOver(at time: Duration) -> Bool {
        switch end {
        case .at(let end): end <= time
        case .never: false
        case .whenOver(let progress): progress.end != nil
        }
    }

    /// Whether the animation has no end.
    var isEndless: Bool {
        if case .never = end { return true }
        return false
    }

    /// Whether frames are made for the animation: until its end, or, if it has none, while its value is shown. One that determines its end
    /// itself is advanced by the clock and needs no frames for the token.
    func needsFrames(at time: Duration) -> Bool {
        switch end {
        case .at(let end): time < end
        case .never: wasShown.load(ordering: .relaxed) || isAsked.load(ordering: .relaxed)
        case .whenOver: false
        }
    }

    /// Records that the value was read.
    func noteAsked() { isAsked.store(true, ordering: .relaxed) }

    /// Called before a frame is painted, in which the value is read if it is shown.
    func beginPaint() { wasShown.store(isAsked.exchange(false, ordering: .relaxed), ordering: .relaxed) }
}
