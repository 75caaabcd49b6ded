import ScrollUI

/// Tells the view host how long it may prepare rows after a frame.
///
/// A step that would end after the deadline is not begun: it is taken to be as long as the longest of the last ones.
@MainActor
final class PrefetchClock {
    private let now: () -> Duration
    private var longestStep = Duration.zero
    private var deadline = Duration.zero
    /// The time at which the present budget was last asked.
    private var lastAsked: Duration?

    init(now: @escaping () -> Duration) { self.now = now }

    /// Lasts until `deadline`, to be asked before each step. Replaces the budget before it.
    func budget(until deadline: Duration) -> PrefetchBudget {
        // A step that was held up once must not end all preparing.
        longestStep = longestStep * 0.9
        self.deadline = deadline
        lastAsked = nil
        return PrefetchBudget { [self] in hasTime() }
    }

    private func hasTime() -> Bool {
        let time = now()
        if let lastAsked { longestStep = max(longestStep, time - lastAsked) }
        lastAsked = time
        return time + longestStep < deadline
    }
}
