/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRemoval: Bool
    /// When the meaning is reached, though a spring may still settle: after its perceived duration.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Somebody who waits for the animations of a transaction.
///
/// `@unchecked` because it changes: it is made, taken and called on the actor that changes the state, and the task-local
/// only carries the reference there.
final class AnimationCompletion: @unchecked Sendable {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var isTaken = false
    private var deadline = Duration.zero
    /// Animations of values, each until its end or until its value is animated no more.
    private var waits: [Wait] = []
    /// Motions whose end nobody knows yet.
    private var holds = 0

    private struct Wait {
        weak var token: AnimationToken?
        var deadline = Duration.zero
        /// Of an animation that alone knows its end.
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

    /// A change of state will be animated with the transaction.
    func take() { isTaken = true }

    /// Nothing changed, hence there is nothing to wait for.
    func bodyDidEnd() {
        if !isTaken { call() }
    }

    func wait(until time: Duration) { deadline = max(deadline, time) }

    /// Waits for the animation of a value that begins now and ends then, logically or altogether.
    func wait(for token: AnimationToken, until end: Duration, logically: Duration) {
        waits.append(Wait(token: token, deadline: criteria.waitsForRemoval ? end : logically))
    }

    /// Waits for the animation of a value that begins now and alone knows its end.
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

/// Keeps somebody waiting for as long as it is kept itself.
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
