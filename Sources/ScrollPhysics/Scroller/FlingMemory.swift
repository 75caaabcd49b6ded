/// The latest fling, and how fast it still was when something stopped it: what the next one may carry on.
struct FlingMemory: Sendable {
    /// Of the offset when it began, in points per second.
    var launch: ScrollVector
    var start: Timestamp
    /// How many flings in a row went in one direction, this one included.
    var row: Int
    /// Of the offset when it was stopped; nil while it runs.
    var caught: ScrollVector?

    /// What a fling with `velocity` becomes under a platform's rule, `pause` seconds after this one began.
    /// `contentRatio` is the length of the content over that of the viewport.
    func carry(
        into velocity: ScrollVector, by rule: MomentumCarry, pause: Double, contentRatio: ScrollVector
    ) -> ScrollVector {
        guard let caught else { return velocity }
        return switch rule {
        case .none: velocity
        case .flutter: ScrollVector { CarriedMomentum().velocity(velocity[$0], catching: caught[$0]) }
        case .gtk: ScrollVector { KineticBoost().velocity(velocity[$0], catching: caught[$0]) }
        case .chromium: FlingBooster().velocity(velocity, after: launch, caughtAt: caught)
        case .mozilla: FlingAccelerator().velocity(velocity, after: launch, caughtAt: caught, pause: pause)
        case .qt: ScrollVector { boosted(velocity[$0], catching: caught[$0], contentRatio: contentRatio[$0]) }
        }
    }

    private func boosted(_ velocity: Double, catching caught: Double, contentRatio: Double) -> Double {
        guard velocity * caught > 0 else { return velocity }
        return velocity
            * FlickBoost().factor(after: 1 + 0.25 * Double(row - 1), velocity: velocity, contentRatio: contentRatio)
    }
}

extension ScrollerState {
    /// Notes how fast a fling is that is about to be stopped.
    func rememberMomentum() {
        guard tuning.feel.fling.carry != .none, var fling = latestFling, fling.caught == nil else { return }
        let isRunning = ScrollAxis.allCases.contains { activity(on: $0).run?.cause == .fling }
        fling.caught = ScrollVector { ownVelocity(on: $0) }
        latestFling = isRunning && target != nil ? fling : nil
    }

    /// Of the fling itself, without the speed at which content that began late makes up for that.
    private func ownVelocity(on axis: ScrollAxis) -> Double {
        guard let run = self[axis].run(at: now) else { return 0 }
        return self[axis].motion.velocity(at: now.seconds(since: run.start))
    }

    /// A measured velocity with what is left of the fling before, by the platform's rule.
    func carried(_ velocity: ScrollVector, at time: Timestamp) -> ScrollVector {
        guard tuning.feel.fling.carry != .none, let fling = latestFling else { return velocity }
        let extent = extent
        let ratio = ScrollVector { extent[$0].content / max(extent[$0].viewport, .leastNormalMagnitude) }
        return fling.carry(
            into: velocity, by: tuning.feel.fling.carry, pause: time.seconds(since: fling.start),
            contentRatio: ratio)
    }

    /// A fling begins.
    func noteFling(_ velocity: ScrollVector, at time: Timestamp) {
        guard tuning.feel.fling.carry != .none else { return }
        guard velocity != .zero else {
            latestFling = nil
            return
        }
        var row = 1
        if let before = latestFling, before.caught.map({ $0.x * velocity.x + $0.y * velocity.y > 0 }) == true {
            row = before.row + 1
        }
        latestFling = FlingMemory(launch: velocity, start: time, row: row, caught: nil)
    }
}
