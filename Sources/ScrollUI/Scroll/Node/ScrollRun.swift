import Foundation
import ScrollPhysics

/// A scroll of the program's in motion, along any animation; those that overlap are added.
struct ScrollRun {
    /// Where the run was to end when it began.
    private let planned: ScrollVector
    private let start: ScrollVector
    private var shift = ScrollVector.zero
    private(set) var value: AnimatedVector
    /// What is scrolled to, whose position may turn out to be another.
    let destination: ScrollDestination?
    /// Where the run ends by what is known now.
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

    /// From what `earlier` shows, which runs on below it or is taken over, as the animation has it.
    init(
        after earlier: ScrollRun, to goal: ScrollVector, animation: Animation, at time: Duration,
        destination: ScrollDestination?
    ) {
        self.destination = destination
        start = earlier.offset(at: time)
        planned = goal
        goalOffset = goal
        value = earlier.value
        // What was corrected on the way is part of the goal from now on.
        let base = value.value(at: time)
        value.shift(by: SIMD4(start.x - base.x, start.y - base.y, 0, 0))
        value.set(SIMD4(goal.x, goal.y, 0, 0), animation: animation, at: time)
    }

    var end: Duration { value.end }

    /// Rows that were measured on the way move the goal; the more of the distance is covered, the more of that is taken in.
    func offset(at time: Duration) -> ScrollVector {
        let position = value.value(at: time)
        return ScrollVector(each: { axis in
            let base = axis == .horizontal ? position.x : position.y
            let distance = planned[axis] - start[axis]
            let share = distance == 0 ? 1 : min(max((base - start[axis]) / distance, 0), 1)
            return base + shift[axis] + (goalOffset[axis] - shift[axis] - planned[axis]) * share
        })
    }

    /// Points per second.
    func velocity(at time: Duration) -> ScrollVector {
        let velocity = value.velocity(at: time)
        return ScrollVector(x: velocity.x, y: velocity.y)
    }

    /// The offset of what is scrolled to, as it is known now.
    mutating func correct(_ goal: ScrollVector) { goalOffset = goal }

    /// Everything moved by as much.
    mutating func shift(by delta: ScrollVector) {
        shift = shift + delta
        goalOffset = goalOffset + delta
    }
}

/// A view to scroll to, and how it is to lie.
package struct ScrollGoal: Equatable {
    var id: AnyHashable
    /// Nil is the least move that shows it whole.
    var anchor: UnitPoint?
    /// Points that the view is to lie further on than its anchor says.
    var offset = CGSize.zero
}

extension AnimatedVector {
    /// On its way from the start, with a velocity.
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
