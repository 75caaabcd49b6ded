import Glibc

/// The latest fling, and how fast it still was when something stopped it: what the next one may carry on.
struct FlingMemory: Sendable {
    /// Of the offset when it began, in points per second.
    var launch: ScrollVector
    var start: Timestamp
    /// How many flings in a row were fast ones in one direction, this one included.
    var row: Int
    /// Of the offset when it was stopped; nil while it runs.
    var caught: ScrollVector?

    /// What a fling with `velocity` becomes under a platform's rule, on one axis. `isLong` says that the content is ten
    /// viewports or more.
    func carry(
        into velocity: Double, on axis: ScrollAxis, rule: MomentumCarry, gap: Double, isLong: Bool
    ) -> Double {
        let caught = caught?[axis] ?? 0
        guard velocity != 0, velocity * caught > 0 else { return velocity }
        switch rule {
        case .none: return velocity
        case .flutter: return velocity + Self.flutter(caught)
        case .gtk: return Self.gtk(velocity, after: caught)
        case .chromium: return velocity + both(velocity, and: launch[axis], from: Self.chromiumSlowest)
        case .mozilla:
            return gap > Self.mozillaPause ? velocity : velocity + both(velocity, and: launch[axis], from: 1500)
        case .qt: return isLong && abs(velocity) > Self.qtFast ? velocity * Self.boost(row: row) : velocity
        }
    }

    /// sign·min(0.000816·|v|^1.967, 40000). Source: Flutter, BouncingScrollPhysics.carriedMomentum.
    private static func flutter(_ velocity: Double) -> Double {
        let carried = min(0.000816 * pow(abs(velocity), 1.967), 40_000)
        return velocity < 0 ? -carried : carried
    }

    /// v + last·min((v - 0.33·last)/(0.67·last), 6), where v is at least 0.33·last. Source: GTK, ctkscrolledwindow.c.
    private static func gtk(_ velocity: Double, after last: Double) -> Double {
        let share = (velocity - 0.33 * last) / (0.67 * last)
        return share >= 0 ? velocity + last * min(share, 6) : velocity
    }

    private func both(_ velocity: Double, and other: Double, from slowest: Double) -> Double {
        abs(velocity) >= slowest && abs(other) >= slowest && velocity * other > 0 ? other : 0
    }

    /// A quarter more for each flick that follows another, up to three times. Source: Qt Quick, Flickable.
    private static func boost(row: Int) -> Double { min(1 + 0.25 * Double(row), 3) }

    /// Points per second. Source: fling_booster.cc.
    private static let chromiumSlowest = 350.0
    /// Points per second above which a flick counts for the boost. Source: QML_FLICK_MULTIFLICK_THRESHOLD.
    private static let qtFast = 1250.0
    /// Seconds after the fling before. Source: apz.fling_accel_interval_ms.
    private static let mozillaPause = 0.5
}

extension Scroller {
    /// Notes how fast a fling is that is about to be stopped.
    mutating func rememberMomentum() {
        guard tuning.feel.fling.carry != .none, var fling = latestFling, fling.caught == nil else { return }
        let isRunning = ScrollAxis.allCases.contains { activities[$0].run?.cause == .fling }
        fling.caught = currentState.velocity
        latestFling = isRunning && target != nil ? fling : nil
    }

    /// A measured velocity with what is left of the fling before, by the platform's rule.
    @inline(__always)
    func carried(_ velocity: ScrollVector, at time: Timestamp) -> ScrollVector {
        guard tuning.feel.fling.carry != .none, let fling = latestFling else { return velocity }
        return ScrollVector {
            fling.carry(
                into: velocity[$0], on: $0, rule: tuning.feel.fling.carry, gap: time.seconds(since: fling.start),
                isLong: extent[$0].content > 10 * extent[$0].viewport)
        }
    }

    /// A fling begins.
    mutating func noteFling(_ velocity: ScrollVector, at time: Timestamp) {
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
