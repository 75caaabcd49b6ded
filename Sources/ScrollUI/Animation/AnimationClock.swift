/// Tracks the end times of animations, so that frames are made until then and no longer, and the completions that wait for those ends.
@MainActor
package final class AnimationClock {
    private struct Endless {
        weak var token: AnimationToken?
    }

    /// An animation that never ends. Frames are made while its value is shown; a row that a list has removed may continue to animate out of
    /// sight.
    private struct EndlessMotion {
        weak var token: AnimationToken?
        /// Whether the value was read in the last painted frame.
        var wasShown = true

        var isShown: Bool { wasShown || token?.wasAsked ?? false }

        /// Whether the animation has been released, or an animation with an end runs over it.
        var isReplaced: Bool {
            guard let token, case .never = token.end else { return true }
            return false
        }
    }

    /// An animation that determines its own end.
    private struct Open {
        weak var progress: AnimationProgress?
        /// Whether the clock advances the progress. If false, the owner advances it in its own time.
        let isAsked: Bool
    }

    private(set) var end = Duration.zero
    /// The end time of fades that do not change the layout, such as those of scroll indicators.
    private var fadeEnd = Duration.zero
    private var endless: [EndlessMotion] = []
    private var open: [Open] = []
    /// The tokens for which frames are made.
    private var watched: [Endless] = []
    /// The completions that wait for animations that begin now.
    private var beginning: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []

    /// Makes frames until `time`. The completions of animations that begin now wait until then.
    package func keepAwake(until time: Duration) {
        end = max(end, time)
        for completion in beginning { completion.wait(until: time) }
    }

    /// Makes frames until `time`, without counting as motion.
    func keepFading(until time: Duration) { fadeEnd = max(fadeEnd, time) }

    /// Makes frames while the token exists, even if nothing moves.
    func keepMakingFrames(for token: AnimationToken) { watched.append(Endless(token: token)) }

    /// Makes frames while the value is animated. Its latest animation begins now.
    func follow<Value>(_ value: AnimatedValue<Value>) {
        follow(value, isAsked: true) { $0 }
    }

    /// Makes frames while a value with its own time is animated. `windowTime` converts that time to the window's. The value's owner reads
    /// it in each frame.
    func follow<Value>(_ value: AnimatedValue<Value>, windowTime: (Duration) -> Duration) {
        follow(value, isAsked: false, windowTime)
    }

    private func follow<Value>(_ value: AnimatedValue<Value>, isAsked: Bool, _ windowTime: (Duration) -> Duration) {
        guard let token = value.token else { return }
        if let progress = value.progress {
            token.note(.whenOver(progress))
            open.append(Open(progress: progress, isAsked: isAsked))
            for completion in beginning { completion.wait(for: token, progress) }
            return
        }
        if value.neverEnds {
            token.note(.never)
            if !endless.contains(where: { $0.token === token }) { endless.append(EndlessMotion(token: token)) }
        } else {
            let end = windowTime(value.end)
            token.note(.at(end))
            self.end = max(self.end, end)
        }
        for completion in beginning {
            completion.wait(for: token, logicallyUntil: windowTime(value.logicalEnd))
        }
    }

    package func follow(_ vector: AnimatedVector) { follow(vector.inner) }

    /// Whether frames are needed at `time`. This includes due completions: they are called when a layout has ended, and a scroll may end
    /// after it.
    func isRunning(at time: Duration) -> Bool {
        if !watched.isEmpty { watched.removeAll { $0.token == nil } }
        return !watched.isEmpty || time < fadeEnd || isMoving(at: time) || waiting.contains { $0.isDue(at: time) }
    }

    /// Whether views may be between two positions or sizes, and therefore not aligned to pixels.
    func isMoving(at time: Duration) -> Bool {
        if !endless.isEmpty { endless.removeAll { $0.isReplaced } }
        advanceOpen(to: time)
        return time < end || endless.contains { $0.isShown } || !open.isEmpty
    }

    /// Called before a frame is painted. Determines which of the never-ending animations were shown in the previous frame.
    func beginPaint() {
        for index in endless.indices { endless[index].wasShown = endless[index].token?.takeAsked() ?? false }
    }

    private func advanceOpen(to time: Duration) {
        guard !open.isEmpty else { return }
        for entry in open where entry.isAsked { entry.progress?.advance(to: time) }
        open.removeAll { $0.progress.map { $0.end != nil } ?? true }
    }

    /// Returns a hold on the completions of the current transaction, for a motion without a known end; nil if there are none.
    func hold() -> AnimationHold? { beginning.isEmpty ? nil : AnimationHold(beginning) }

    // MARK: Completions

    /// Runs `body`. The transaction's completions wait for the animations that begin in it.
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

    /// Removes and returns the completions whose animations are done, in the order in which they began to wait.
    func takeCompletions(at time: Duration) -> [AnimationCompletion] {
        guard !waiting.isEmpty else { return [] }
        advanceOpen(to: time)
        let due = waiting.filter { $0.isDue(at: time) }
        waiting.removeAll { $0.isDue(at: time) }
        return due
    }
}
