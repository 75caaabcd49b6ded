/// The latest fling and its velocity when it was stopped, which the next fling may carry on.
struct FlingMemory: Sendable {
    /// The velocity of the offset at the start, in points per second.
    var launch: ScrollVector
    var start: Timestamp
    /// The factor by which earlier flings had raised its velocity, as its platform counts it.
    var boost: Double
    /// The stop of the fling; nil while it runs.
    var caught: Catch?

    /// The stop of a fling, and the events since then.
    struct Catch: Sendable {
        /// The velocity of the offset, in points per second.
        var velocity: ScrollVector
        /// The movement of fingers since the stop.
        var drag: CatchDrag
    }

    /// A fling after the carry rule of a platform.
    struct Carried {
        var velocity: ScrollVector
        var boost = 1.0
    }

    /// The fling that results from `velocity` if the fingers lift at `time`, from a device with that rule. `contentRatio` is the length of the
    /// content over that of the viewport.
    func carry(
        into velocity: ScrollVector, by carry: MomentumCarry, within rule: ReleaseRule, at time: Timestamp,
        contentRatio: ScrollVector
    ) -> Carried {
        guard var caught else { return Carried(velocity: velocity) }
        caught.drag.note(at: time)
        let (drag, speed) = (caught.drag, caught.velocity)
        switch carry {
        case .none: return Carried(velocity: velocity)
        case .flutter:
            return Carried(velocity: ScrollVector { CarriedMomentum().velocity(velocity[$0], catching: speed[$0]) })
        case .gtk:
            return Carried(velocity: ScrollVector { KineticBoost().velocity(velocity[$0], catching: speed[$0]) })
        case .chromium:
            let sum = FlingBooster().velocity(
                velocity, after: launch, caughtAt: speed,
                drag: FlingBooster.Drag(speed: drag.slowest, pause: drag.longestPause))
            let axis = velocity.dominantAxis
            return Carried(velocity: sum, boost: velocity[axis] == 0 ? 1 : max(1, abs(sum[axis] / velocity[axis])))
        case .mozilla:
            guard let rest = drag.rest else { return Carried(velocity: velocity) }
            return Carried(
                velocity: FlingAccelerator().velocity(
                    velocity, after: launch, caughtAt: speed,
                    drag: FlingAccelerator.Drag(speed: drag.slowest, rest: rest)))
        case .qt: return boosted(velocity, catching: speed, within: rule, contentRatio: contentRatio)
        }
    }

    /// Applies one factor to both axes; the greatest velocity limits the product.
    private func boosted(
        _ velocity: ScrollVector, catching caught: ScrollVector, within rule: ReleaseRule, contentRatio: ScrollVector
    ) -> Carried {
        let axis = velocity.dominantAxis
        guard velocity[axis] * caught[axis] > 0, let pause = self.caught.map({ $0.drag.start.seconds(since: start) })
        else { return Carried(velocity: velocity) }
        let flicks = FlickBoost()
        let left = flicks.remains(of: boost, caughtAt: caught[axis], after: pause)
        guard abs(caught[axis]) > flicks.slowestCatch else { return Carried(velocity: velocity) }
        let factor = flicks.factor(after: left, velocity: velocity[axis], contentRatio: contentRatio[axis])
        return Carried(velocity: ScrollVector { rule.limited(velocity[$0] * factor) }, boost: factor)
    }
}

extension ScrollerState {
    /// Records the velocity of a fling that is about to be stopped.
    func rememberMomentum() {
        guard tuning.feel.fling.carry != .none, var fling = latestFling, fling.caught == nil else {
            return
        }
        let isRunning = ScrollAxis.allCases.contains { activity(on: $0).run?.cause == .fling }
        fling.caught = FlingMemory.Catch(
            velocity: ScrollVector { ownVelocity(on: $0) }, drag: CatchDrag(at: now))
        latestFling = isRunning && target != nil ? fling : nil
    }

    /// The velocity of the fling itself, without the additional speed of a catch-up.
    private func ownVelocity(on axis: ScrollAxis) -> Double {
        guard let run = self[axis].run(at: now) else { return 0 }
        return self[axis].motionVelocity(of: run, at: now)
    }

    /// Records a step of fingers that moved caught content, with its length.
    func noteStepAfterCatch(_ length: Double) {
        guard latestFling?.caught != nil else { return }
        if tuning.feel.fling.carry == .mozilla {
            latestFling?.caught?.drag.noteSpeed(tracker.releaseVelocity(at: now).length)
        } else {
            latestFling?.caught?.drag.noteStep(length, at: now)
        }
        latestFling?.caught?.drag.note(at: now)
    }

    /// A release velocity, bounded by its device's rule, with what is left of the fling before, by the platform's.
    func carried(_ velocity: ScrollVector, within rule: ReleaseRule, at time: Timestamp) -> FlingMemory.Carried {
        guard tuning.feel.fling.carry != .none, let fling = latestFling else {
            return FlingMemory.Carried(velocity: velocity)
        }
        let extent = extent
        let ratio = ScrollVector {
            extent[$0].content / max(extent[$0].viewport, .leastNormalMagnitude)
        }
        return fling.carry(
            into: velocity, by: tuning.feel.fling.carry, within: rule, at: time, contentRatio: ratio)
    }

    /// Records the start of a fling.
    func noteFling(_ velocity: ScrollVector, boost: Double, at time: Timestamp) {
        guard tuning.feel.fling.carry != .none else { return }
        latestFling =
            velocity == .zero
            ? nil : FlingMemory(launch: velocity, start: time, boost: boost, caught: nil)
    }
}
