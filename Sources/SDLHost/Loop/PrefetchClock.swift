import ScrollUI

/// Tells the view host how long it may prepare rows after a frame.
///
/// A step that would end after the deadline is not begun: it is taken to be as long as the longest of the last ones.
@MainActor
final class PrefetchClock {
    /// What the budget knows; budgets may outlive the clock.
    @MainActor
    private final class State {
        let now: () -> Duration
        var longestStep = Duration.zero
        var deadline = Duration.zero
        /// The time at which the present budget was last asked.
        var lastAsked: Duration?

        init(now: @escaping () -> Duration) { self.now = now }

        func hasTime() -> Bool {
            let time = now()
            if let lastAsked { longestStep = max(longestStep, time - lastAsked) }
            lastAsked = time
            return time + longestStep < deadline
        }
    }

    private let state: State
    /// One for all frames, since each would be an allocation.
    private let budget: PrefetchBudget

    init(now: @escaping () -> Duration) {
        let state = State(now: now)
        self.state = state
        budget = PrefetchBudget { state.hasTime() }
    }

    /// Lasts until `deadline`, to be asked before each step. Replaces the budget before it.
    func budget(until deadline: Duration) -> PrefetchBudget {
        // A step that was held up once must not end all preparing.
        state.longestStep = state.longestStep * 0.9
        state.deadline = deadline
        state.lastAsked = nil
        return budget
    }
}
