/// Knows until when something moves by itself, so that frames are made until then and no longer, and who waits for its
/// end.
@MainActor
final class AnimationClock {
    private struct Endless {
        weak var token: AnimationToken?
    }

    private(set) var end = Duration.zero
    /// Until when something fades whose layout does not change, as the bars of scroll views.
    private var fadeEnd = Duration.zero
    private var endless: [Endless] = []
    /// Those who wait for animations that begin now.
    private var beginning: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []

    /// Frames are made until `time`, and those who wait for what begins now wait until then.
    func keepAwake(until time: Duration) {
        end = max(end, time)
        for completion in beginning { completion.wait(until: time) }
    }

    /// Frames are made until `time`, although nothing moves in them.
    func keepFading(until time: Duration) { fadeEnd = max(fadeEnd, time) }

    /// For as long as the value moves, whose latest animation begins now. Its times are turned into the window's.
    func follow<Value>(_ value: AnimatedValue<Value>, windowTime: (Duration) -> Duration = { $0 }) {
        guard let token = value.token else { return }
        if value.neverEnds {
            endless.append(Endless(token: token))
        } else {
            end = max(end, windowTime(value.end))
        }
        for completion in beginning {
            completion.wait(
                for: token, until: windowTime(value.latestEnd), logically: windowTime(value.logicalEnd))
        }
    }

    func follow(_ vector: AnimatedVector) { follow(vector.inner) }

    /// Frames are needed. Those who wait for a motion are told when a layout has ended, and a scroll may end after it.
    func isRunning(at time: Duration) -> Bool {
        time < fadeEnd || isMoving(at: time) || waiting.contains { $0.isDue(at: time) }
    }

    /// Views may be between two positions or sizes, and so off the pixels.
    func isMoving(at time: Duration) -> Bool {
        if !endless.isEmpty { endless.removeAll { $0.token == nil } }
        return time < end || !endless.isEmpty
    }

    /// Keeps those waiting who wait for what begins now and has no end that is known; nil if nobody does.
    func hold() -> AnimationHold? { beginning.isEmpty ? nil : AnimationHold(beginning) }

    // MARK: Completions

    /// Animations that `body` begins are those that the transaction's completions wait for.
    func beginning(_ transaction: Transaction, _ body: () -> Void) {
        guard !transaction.completions.isEmpty else { return body() }
        let outer = beginning
        beginning = transaction.completions
        for completion in beginning where !waiting.contains(where: { $0 === completion }) {
            waiting.append(completion)
        }
        body()
        beginning = outer
    }

    /// Those whose animations are done, in the order in which they began to wait.
    func takeCompletions(at time: Duration) -> [AnimationCompletion] {
        guard !waiting.isEmpty else { return [] }
        let due = waiting.filter { $0.isDue(at: time) }
        waiting.removeAll { $0.isDue(at: time) }
        return due
    }
}
