public import Foundation

/// An animation of the program's own: how much of a change is shown at which time.
///
/// Make an ``Animation`` of it with ``Animation/init(_:)``. Each animated value asks it in each frame, for the change of all
/// its numbers as one vector.
///
///     struct Steps: CustomAnimation {
///         func animate<V: VectorArithmetic>(
///             value: V, time: TimeInterval, context: inout AnimationContext<V>
///         ) -> V? {
///             time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///         }
///     }
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of `value` that is shown `time` seconds after the start: zero at the start, `value` at the end. Nil once
    /// the animation is over, which shows all of `value`.
    ///
    /// `value` is the change, so that what is shown is where it came from plus the result. What has to be remembered until
    /// the next frame goes into the context.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the result of ``animate(value:time:context:)`` changes at that time, per second; nil where it is not known,
    /// which counts as zero. A spring that takes over goes on with it.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// True when this animation, which begins now, goes on in place of one that has been running for `time` seconds towards
    /// `value`: it is asked for the sum of both changes from then on, with the time and the state of the one before. False,
    /// as where this is not written, when both run and their results are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Both run, and their results are added.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// Any animation of a program's own, as part of an ``Animation``.
struct AnyCustomAnimation: Hashable, Sendable {
    let base: any CustomAnimation

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

extension AnyCustomAnimation {
    /// Seconds until a change of 1 is over, looked for in steps of a frame: for what has to know beforehand, as a view does
    /// that stays until it has faded. A minute for what is not over by then.
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
