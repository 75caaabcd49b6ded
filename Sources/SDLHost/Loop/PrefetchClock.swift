import ScrollUI

/// Tells the view host how long it may prepare rows after a frame.
///
/// A step that would end after the deadline is not begun: it is taken to be as long as the longest of the last ones.
@MainActor
final class PrefetchClock {
    private let now: () -> Duration
    private var longestStep = Duration.zero

    init(now: @escaping () -> Duration) { self.now = now }

    /// Lasts until `deadline`, to be asked before each step.
    func budget(until deadline: Duration) -> PrefetchBudget {
        // A step that was held up once must not end all preparing.
        longestStep = longestStep * 0.9
        var last: Duration?
        return PrefetchBudget { [self] in
            let time = now()
            if let last { longestStep = max(longestStep, time - last) }
            last = time
            return time + longestStep < deadline
        }
    }
}
