import ScrollAnalysis
import ScrollPhysics

/// A replay that can be asked for any moment: it goes on from the nearest one before that was stored.
struct ReplayMoments: Sendable {
    /// Samples between two that are stored.
    static let stride = 64

    private var stored: [(time: Duration, replay: Replay)]

    /// `replay` before anything happened.
    init(_ replay: Replay) { stored = [(.zero, replay)] }

    /// Keeps a replay that was advanced to `time`, which is later than the one before.
    mutating func add(_ replay: Replay, at time: Duration) { stored.append((time, replay)) }

    /// Where content is at `seconds` after the start.
    func sample(at seconds: Double) -> CurveSample {
        let time = Duration(wholeNanosecondsIn: max(0, seconds))
        let next = stored.partitioningIndex { $0.time > time }
        var replay = stored[max(0, next - 1)].replay
        replay.advance(to: time)
        let scroller = replay.scroller
        return CurveSample(
            time: seconds, offset: scroller.offset(at: time), velocity: scroller.velocity(at: time),
            phase: scroller.phase(at: time))
    }
}
