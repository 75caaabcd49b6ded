/// Tracks the end times of animations, so that frames are made until then and no longer, and the completions that wait for those ends.
@MainActor
package final class AnimationClock {
    /// A token that is not retained.
    private struct Watched {
        weak var token: AnimationToken?
    }

    /// An animation that determines its own end.
    private struct Open {
        weak var progress: AnimationProgress?
        /// Whether the clock advances the progress. If false, the owner advances it in its own time.
        let isAsked: Bool
    }

    private var awakeUntil = Duration.zero
    /// The end time of fades that do not change the layout, such as those of scroll indicators.
    private var fadeEnd = Duration.zero
    /// The tokens of the values that are animated to a known end, or without one, by their identity.
    private var motions: [ObjectIdentifier: Watched] = [:]
    /// The number of tokens at which those that were released are removed.
    private var mostMotions = 16
    /// One that needed frames when last asked: as long as it does, the others are not looked at.
    private var witness = Watched()
    /// Whether any of them may never end.
    private var hasEndless = false
    private var open: [Open] = []
    /// The tokens for which frames are made.
    private var watched: [Watched] = []
    /// The completions that wait for animations that begin now.
    private var beginning: [AnimationCompletion] = []
    private var waiting: [AnimationCompletion] = []

    /// Makes frames until `time`. The completions of animations that begin now wait until then.
    package func keepAwake(until time: Duration) {
        awakeUntil = max(awakeUntil, time)
        for completion in beginning { completion.wait(until: time) }
    }

    /// Makes frames until `time`, without counting as motion.
    func keepFading(until time: Duration) { fadeEnd = max(fadeEnd, time) }

    /// Makes frames while the token exists, even if nothing moves.
    func keepMakingFrames(for token: AnimationToken) { watched.append(Watched(token: token)) }

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
        token.note(value.neverEnds ? .never : .at(windowTime(value.end)))
        watch(token)
        hasEndless = hasEndless || value.neverEnds
        for completion in beginning {
            completion.wait(for: token, logicallyUntil: windowTime(value.logicalEnd))
        }
    }

    private func watch(_ token: AnimationToken) {
        motions[ObjectIdentifier(token)] = Watched(token: token)
        guard motions.count >= mostMotions else { return }
        motions = motions.filter { $0.value.token != nil }
        mostMotions = 2 * motions.count + 16
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
        advanceOpen(to: time)
        return time < awakeUntil || isAnyMotionShown(at: time) || !open.isEmpty
    }

    private func isAnyMotionShown(at time: Duration) -> Bool {
        if witness.token?.needsFrames(at: time) == true { return true }
        witness.token = nil
        guard !motions.isEmpty else { return false }
        if motions.values.contains(where: { $0.token?.isOver(at: time) ?? true }) {
            motions = motions.filter { $0.value.token.map { !$0.isOver(at: time) } ?? false }
        }
        witness.token = motions.values.lazy.compactMap(\.token).first { $0.needsFrames(at: time) }
        return witness.token != nil
    }

    /// Called before a frame is painted. Determines which of the never-ending animations were shown in the previous frame.
    func beginPaint() {
        guard hasEndless else { return }
        hasEndless = false
        for case let token? in motions.values.lazy.map(\.token) where token.isEndless {
            token.beginPaint()
            hasEndless = true
        }
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
