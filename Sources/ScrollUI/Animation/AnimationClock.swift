/// Knows until when something moves by itself, so that frames are made until then and no longer, and who waits for its
/// end.
@MainActor
package final class AnimationClock {
    private struct Endless {
        weak var token: AnimationToken?
    }

    /// An animation without end: frames are made while its value is shown. A row that a list has let go of may go on turning unseen.
    private struct EndlessMotion {
        weak var token: AnimationToken?
        /// The value was asked for in the last frame that was painted.
        var wasShown = true

        var isShown: Bool { wasShown || token?.wasAsked ?? false }
    }

    /// An animation that alone knows its end.
    private struct Open {
        weak var progress: AnimationProgress?
        /// It is asked by the clock, since nobody else may look at what it shows; else by whoever has a time of its own.
        let isAsked: Bool
    }

    private(set) var end = Duration.zero
    /// Until when something fades whose layout does not change, as the bars of scroll views.
    private var fadeEnd = Duration.zero
    private var endless: [EndlessMotion] = []
    private var open: [Open] = []
    /// Those for whom frames are made.
    private var watched: [Endless] = []
    /// Those who wait for animations that begin now.
    private var beginning: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []

    /// Frames are made until `time`, and those who wait for what begins now wait until then.
    package func keepAwake(until time: Duration) {
        end = max(end, time)
        for completion in beginning { completion.wait(until: time) }
    }

    /// Frames are made until `time`, although nothing moves in them.
    func keepFading(until time: Duration) { fadeEnd = max(fadeEnd, time) }

    /// Frames are made while the token is held, although nothing need move in them.
    func keepMakingFrames(for token: AnimationToken) { watched.append(Endless(token: token)) }

    /// For as long as the value moves, whose latest animation begins now.
    func follow<Value>(_ value: AnimatedValue<Value>) {
        follow(value, isAsked: true) { $0 }
    }

    /// The same for a value with a time of its own, which `windowTime` turns into the window's. Whoever has it asks for it
    /// in each frame.
    func follow<Value>(_ value: AnimatedValue<Value>, windowTime: (Duration) -> Duration) {
        follow(value, isAsked: false, windowTime)
    }

    private func follow<Value>(_ value: AnimatedValue<Value>, isAsked: Bool, _ windowTime: (Duration) -> Duration) {
        guard let token = value.token else { return }
        if let progress = value.progress {
            open.append(Open(progress: progress, isAsked: isAsked))
            for completion in beginning { completion.wait(for: token, progress) }
            return
        }
        if value.neverEnds {
            endless.append(EndlessMotion(token: token))
        } else {
            end = max(end, windowTime(value.latestEnd))
        }
        for completion in beginning {
            completion.wait(
                for: token, until: windowTime(value.latestEnd), logically: windowTime(value.logicalEnd))
        }
    }

    package func follow(_ vector: AnimatedVector) { follow(vector.inner) }

    /// Frames are needed. Those who wait for a motion are told when a layout has ended, and a scroll may end after it.
    func isRunning(at time: Duration) -> Bool {
        if !watched.isEmpty { watched.removeAll { $0.token == nil } }
        return !watched.isEmpty || time < fadeEnd || isMoving(at: time) || waiting.contains { $0.isDue(at: time) }
    }

    /// Views may be between two positions or sizes, and so off the pixels.
    func isMoving(at time: Duration) -> Bool {
        if !endless.isEmpty { endless.removeAll { $0.token == nil } }
        advanceOpen(to: time)
        return time < end || endless.contains { $0.isShown } || !open.isEmpty
    }

    /// Called before a frame is painted: finds which of the animations without end were shown in the frame before.
    func beginPaint() {
        for index in endless.indices { endless[index].wasShown = endless[index].token?.takeAsked() ?? false }
    }

    private func advanceOpen(to time: Duration) {
        guard !open.isEmpty else { return }
        for entry in open where entry.isAsked { entry.progress?.advance(to: time) }
        open.removeAll { $0.progress.map { $0.end != nil } ?? true }
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
        advanceOpen(to: time)
        let due = waiting.filter { $0.isDue(at: time) }
        waiting.removeAll { $0.isDue(at: time) }
        return due
    }
}
