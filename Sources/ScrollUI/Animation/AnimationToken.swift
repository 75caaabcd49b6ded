import Synchronization

/// A token that a value holds while it is animated: the animation has ended when the token is released. If an animation never ends, frames
/// are made while the value is shown.
final class AnimationToken: Sendable {
    private let isAsked = Atomic(true)

    /// Records that the value was read.
    func noteAsked() { isAsked.store(true, ordering: .relaxed) }

    /// Returns whether the value was read since the last call. The first call returns true.
    func takeAsked() -> Bool { isAsked.exchange(false, ordering: .relaxed) }

    /// Whether the value was read since the last ``takeAsked()``.
    var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
}
