/// The condition under which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRemoval: Bool
    /// The animation has logically reached its goal: a spring after its perceived duration, although it may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// The animation has ended and nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// A completion handler that waits for the animations of a transaction.
///
/// `@unchecked` although it is mutable: it is created, changed and called on the actor that changes the state. The task-local value only
/// carries the reference there.
final class AnimationCompletion: @unchecked Sendable {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var isTaken = false
    private var deadline = Duration.zero
    /// The animations of values. Each is waited for until its end, or until its value is no longer animated.
    private var waits: [Wait] = []
    /// The number of motions without a known end.
    private var holds = 0

    private struct Wait {
        weak var token: AnimationToken?
        var deadline = Duration.zero
        /// The progress of an animation that determines its own end.
        weak var progress: AnimationProgress?
        var waitsForRemoval = false

        func isOver(at time: Duration) -> Bool {
            if token == nil { return true }
            guard let progress else { return deadline <= time }
            return waitsForRemoval ? progress.end != nil : progress.isLogicallyComplete
        }
    }

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Records that a change of state will be animated with the transaction.
    func take() { isTaken = true }

    /// Calls the handler if no state changed, since there is nothing to wait for.
    func bodyDidEnd() {
        if !isTaken { call() }
    }

    func wait(until time: Duration) { deadline = max(deadline, time) }

    /// Waits for the animation of a value that begins now. Its end and its logical completion are known.
    func wait(for token: AnimationToken, until end: Duration, logically: Duration) {
        waits.append(Wait(token: token, deadline: criteria.waitsForRemoval ? end : logically))
    }

    /// Waits for the animation of a value that begins now and determines its own end.
    func wait(for token: AnimationToken, _ progress: AnimationProgress) {
        waits.append(Wait(token: token, progress: progress, waitsForRemoval: criteria.waitsForRemoval))
    }

    func isDue(at time: Duration) -> Bool {
        holds == 0 && deadline <= time && waits.allSatisfy { $0.isOver(at: time) }
    }

    fileprivate func hold() { holds += 1 }
    fileprivate func letGo() { holds -= 1 }

    func call() {
        let action = self.action
        self.action = nil
        action?()
    }
}

/// Defers completions for as long as the hold exists.
final class AnimationHold {
    private let completions: [AnimationCompletion]

    init(_ completions: [AnimationCompletion]) {
        self.completions = completions
        for completion in completions { completion.hold() }
    }

    deinit {
        for completion in completions { completion.letGo() }
    }
}
