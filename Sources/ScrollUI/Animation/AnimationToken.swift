import Synchronization

/// Held by a value for as long as it is animated: the end of the animation is told when the token goes. Where an animation never ends, frames
/// are made as long as the value is shown.
final class AnimationToken: Sendable {
    private let isAsked = Atomic(true)

    /// The value was asked for.
    func noteAsked() { isAsked.store(true, ordering: .relaxed) }

    /// True when the value was asked for since the last call, or was never asked about.
    func takeAsked() -> Bool { isAsked.exchange(false, ordering: .relaxed) }

    /// True when the value was asked for since the last ``takeAsked()``.
    var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
}
