import Foundation

/// The animation of changes that track their velocity: the value is at its goal at once, and a spring that takes over starts with the velocity of
/// the last changes. Source: `VelocityTrackingAnimation` and `VelocitySampler` of SwiftUI 6.5.4.
struct VelocityTracking: CustomAnimation {
    /// The last three values and their times in seconds, oldest first.
    private struct Samples<Value: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Samples { Samples() }

        var entries: [(value: Value, time: Double)] = []

        mutating func add(_ value: Value, at time: Double) {
            guard entries.last?.value != value else { return }
            if entries.last?.time == time { entries.removeLast() }
            if entries.count == 3 { entries.removeFirst() }
            entries.append((value, time))
        }

        /// The velocity in units per second. The older of two slopes counts more, since the newest change may be a finger that lifts.
        var velocity: Value {
            let slopes = zip(entries, entries.dropFirst()).map { older, newer in
                (newer.value - older.value).scaled(by: 1 / (newer.time - older.time))
            }
            guard let newest = slopes.last else { return .zero }
            return slopes.count < 2 ? newest : newest.scaled(by: 0.25) + slopes[0].scaled(by: 0.75)
        }
    }

    /// The time in seconds after which a velocity is forgotten, and the share of it that is left after each millisecond.
    private static let memory = 2.0
    private static let decay = 0.998

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Samples<V>.self].add(value, at: time)
        guard let last = context.state[Samples<V>.self].entries.last else { return nil }
        return time - last.time < Self.memory ? value : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let samples = context.state[Samples<V>.self]
        guard let last = samples.entries.last else { return nil }
        return samples.velocity.scaled(by: pow(Self.decay, (time - last.time) * 1000))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { true }
}

extension Transaction {
    /// The animation of values: the transaction's own, or the one that tracks velocity.
    package var effectiveAnimation: Animation? {
        animation ?? (tracksVelocity ? Animation(VelocityTracking()) : nil)
    }
}
