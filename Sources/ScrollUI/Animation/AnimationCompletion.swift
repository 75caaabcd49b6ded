/// The condition under which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRemoval: Bool
    /// The animation has logically reached its goal: a spring after its perceived duration, although it may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// The animation has ended, with all later ones of the same values, and nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// A completion handler that waits for the animations of a transaction.
///
/// `@unchecked` although it is mutable: it is created, changed and called on the actor that changes the state. The task-local value only
/// carries the reference there.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var isTaken = false
    private var deadline = Duration.zero
    /// The animations of values. None is waited for once its value is no longer animated.
    private var waits: [Wait] = []
    /// The number of motions without a known end.
    private var holds = 0

    private struct Wait {
        weak var token: AnimationToken?
        /// The logical completion, if the animation does not determine it itself; nil waits for the end of all animations of the value.
        var deadline: Duration?
        /// The progress of an animation that determines its own logical completion.
        weak var progress: AnimationProgress?

        func isOver(at time: Duration) -> Bool {
            guard let token, !token.isOver(at: time) else { return true }
            return deadline.map { $0 <= time } ?? progress?.isLogicallyComplete ?? false
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

    /// Waits for the animation of a value that begins now and is logically complete at `time`.
    func wait(for token: AnimationToken, logicallyUntil time: Duration) {
        waits.append(Wait(token: token, deadline: criteria.waitsForRemoval ? nil : time))
    }

    /// Waits for the animation of a value that begins now and determines its own end.
    func wait(for token: AnimationToken, _ progress: AnimationProgress) {
        waits.append(Wait(token: token, progress: criteria.waitsForRemoval ? nil : progress))
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
