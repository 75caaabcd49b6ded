import Foundation
import ScrollPhysics

/// A running programmatic scroll, with any animation. Overlapping runs are combined like the animations of any value.
struct ScrollRun {
    /// The goal at the start of the run.
    private let planned: ScrollVector
    private let start: ScrollVector
    private var shift = ScrollVector.zero
    private(set) var value: AnimatedVector
    /// The destination, whose position may change.
    let destination: ScrollDestination?
    /// The goal as known at present.
    private(set) var goalOffset: ScrollVector

    init(
        from start: ScrollVector, velocity: ScrollVector, to goal: ScrollVector, animation: Animation,
        at time: Duration, destination: ScrollDestination?
    ) {
        self.start = start
        self.destination = destination
        planned = goal
        goalOffset = goal
        value = AnimatedVector(
            from: SIMD4(start.x, start.y, 0, 0), velocity: SIMD4(velocity.x, velocity.y, 0, 0),
            to: SIMD4(goal.x, goal.y, 0, 0), animation: animation, at: time)
    }

    /// Continues from the position of `earlier`, which the animation either continues or replaces.
    init(
        after earlier: ScrollRun, to goal: ScrollVector, animation: Animation, at time: Duration,
        destination: ScrollDestination?
    ) {
        self.destination = destination
        start = earlier.offset(at: time)
        planned = goal
        goalOffset = goal
        value = earlier.value
        // Corrections made so far become part of the goal.
        let base = value.value(at: time)
        value.shift(by: SIMD4(start.x - base.x, start.y - base.y, 0, 0))
        value.set(SIMD4(goal.x, goal.y, 0, 0), animation: animation, at: time)
    }

    var end: Duration { value.end }

    /// Returns the offset at `time`. Rows measured during the run move the goal; the correction grows with the
    /// covered share of the distance.
    func offset(at time: Duration) -> ScrollVector {
        let position = value.value(at: time)
        return ScrollVector(each: { axis in
            let base = axis == .horizontal ? position.x : position.y
            let distance = planned[axis] - start[axis]
            let share = distance == 0 ? 1 : min(max((base - start[axis]) / distance, 0), 1)
            return base + shift[axis] + (goalOffset[axis] - shift[axis] - planned[axis]) * share
        })
    }

    /// Returns the velocity in points per second.
    func velocity(at time: Duration) -> ScrollVector {
        let velocity = value.velocity(at: time)
        return ScrollVector(x: velocity.x, y: velocity.y)
    }

    /// Updates the offset of the destination.
    mutating func correct(_ goal: ScrollVector) { goalOffset = goal }

    /// Moves the run and its goal by `delta`.
    mutating func shift(by delta: ScrollVector) {
        shift = shift + delta
        goalOffset = goalOffset + delta
    }
}

/// A view to scroll to, and its alignment.
package struct ScrollGoal: Equatable {
    var id: AnyHashable
    /// Nil for the shortest scroll that shows the whole view.
    var anchor: UnitPoint?
    /// The distance in points by which the view lies beyond its anchor.
    var offset = CGSize.zero
}

extension AnimatedVector {
    /// Creates a vector that moves from `start` with a velocity.
    init(
        from start: SIMD4<Double>, velocity: SIMD4<Double>, to goal: SIMD4<Double>, animation: Animation,
        at time: Duration
    ) {
        self.init(
            inner: AnimatedValue(
                from: Quad(simd: start), velocity: Quad(simd: velocity), to: Quad(simd: goal), animation: animation,
                at: time))
    }
}
