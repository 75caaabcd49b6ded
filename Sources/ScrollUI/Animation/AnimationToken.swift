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

    private let isAsked = Atomic(true)
    private let latestEnd = Mutex(End.never)

    /// The end as it was noted last.
    var end: End { latestEnd.withLock { $0 } }

    func note(_ end: End) { latestEnd.withLock { $0 = end } }

    /// Whether nothing is animated at `time` any more.
    func isOver(at time: Duration) -> Bool {
        switch end {
        case .at(let end): end <= time
        case .never: false
        case .whenOver(let progress): progress.end != nil
        }
    }

    /// Records that the value was read.
    func noteAsked() { isAsked.store(true, ordering: .relaxed) }

    /// Returns whether the value was read since the last call. The first call returns true.
    func takeAsked() -> Bool { isAsked.exchange(false, ordering: .relaxed) }

    /// Whether the value was read since the last ``takeAsked()``.
    var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
}
