/// Held by a value for as long as it is animated: who waits for its end is told when it goes, and where the animation never
/// ends, frames are made while it is there.
final class AnimationToken: Sendable {}
