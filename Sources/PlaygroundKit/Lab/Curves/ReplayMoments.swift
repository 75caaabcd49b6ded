import ScrollPhysics

/// A replay that can be asked for any moment: it goes on from the nearest one before that was kept.
struct ReplayMoments: Sendable {
    /// Samples between two that are kept.
    static let stride = 64

    private var kept: [(time: Duration, replay: Replay)]

    /// `replay` before anything happened.
    init(_ replay: Replay) { kept = [(.zero, replay)] }

    /// Keeps a replay that was advanced to `time`, which is later than the one before.
    mutating func add(_ replay: Replay, at time: Duration) { kept.append((time, replay)) }

    /// Where content is at `seconds` after the start.
    func sample(at seconds: Double) -> CurveSample {
        let time = Duration(wholeNanosecondsIn: max(0, seconds))
        let next = kept.partitioningIndex { $0.time > time }
        var replay = kept[max(0, next - 1)].replay
        replay.advance(to: time)
        let scroller = replay.scroller
        return CurveSample(
            time: seconds, offset: scroller.offset(at: time), velocity: scroller.velocity(at: time),
            phase: scroller.phase(at: time))
    }
}
