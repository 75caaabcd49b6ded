/// Knows until when something moves by itself, so that frames are made until then and no longer.
@MainActor
final class AnimationClock {
    private(set) var end = Duration.zero

    func keepAwake(until time: Duration) {
        end = max(end, time)
    }

    func isRunning(at time: Duration) -> Bool { time < end }
}
