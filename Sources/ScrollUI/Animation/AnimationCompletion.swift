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

    func wait(until end: Duration, logically: Duration) {
        deadline = max(deadline, criteria.waitsForRemoval ? end : logically)
    }

    func isDue(at time: Duration) -> Bool { deadline <= time }

    func call() {
        let action = self.action
        self.action = nil
        action?()
    }
}
