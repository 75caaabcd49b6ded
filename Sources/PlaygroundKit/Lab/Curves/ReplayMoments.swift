import ScrollAnalysis
import ScrollPhysics

/// A replay that can be evaluated at any moment. It continues from the nearest earlier stored state.
struct ReplayMoments: Sendable {
    /// The number of samples between stored states.
    static let stride = 64

    private var stored: [(time: Duration, replay: Replay)]

    /// `replay` is in its initial state.
    init(_ replay: Replay) { stored = [(.zero, replay)] }

    /// Stores the state of a replay at `time`, which is later than the previous one.
    mutating func add(_ replay: Replay, at time: Duration) { stored.append((time, replay)) }

    /// Returns the state of the content at `seconds` after the start.
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
