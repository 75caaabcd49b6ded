public import Foundation

/// A custom animation, which determines the share of a change that is shown at each time.
///
/// Create an ``Animation`` from it with ``Animation/init(_:)``. It is evaluated in each frame, once for each animated value, with the
/// change of all its numbers as one vector.
///
///     struct Steps: CustomAnimation {
///         func animate<V: VectorArithmetic>(
///             value: V, time: TimeInterval, context: inout AnimationContext<V>
///         ) -> V? {
///             time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///         }
///     }
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of `value` that is shown `time` seconds after the start: zero at the start, `value` at the end. Returns nil once
    /// the animation is over, when all of `value` is shown.
    ///
    /// `value` is the change, so the shown value is the start value plus the result. While an earlier animation of the same value runs, the
    /// change begins at what that one shows, and differs from frame to frame. Store values that the next frame needs in the context.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the rate of change of the result of ``animate(value:time:context:)`` at that time, per second; nil if it is not known, which
    /// counts as zero. A spring that takes over continues with this velocity.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation, which begins now, replaces one that has been running for `time` seconds towards `value`. If true,
    /// this animation is then evaluated for the sum of both changes, with the time and the state of the previous one. If false, which is
    /// the default, both run, and this one leads from what the previous one shows to the new goal.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false: both animations run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A type-erased custom animation, as part of an ``Animation``.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

extension AnyCustomAnimation {
    /// The time in seconds until a change of 1 is over, searched in steps of a frame. It is used if the duration must be known beforehand,
    /// such as for a view that stays until it has faded. A minute if the animation is not over by then.
    var length: Double {
        var context = AnimationContext<Double>()
        let frames = 60 * 60
        for frame in 0..<frames {
            let time = Double(frame) / 60
            if base.animate(value: 1.0, time: time, context: &context) == nil { return time }
        }
        return Double(frames) / 60
    }
}
