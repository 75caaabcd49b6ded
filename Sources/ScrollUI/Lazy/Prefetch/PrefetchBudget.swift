/// The time in which a host may prefetch rows ahead of the frames that show them.
///
/// It is checked before each step of the work: the views of one row, its size, one line of text. The host has no
/// clock; the caller that schedules the frames knows when the next one is due.
///
///     host.frame(at: time)
///     host.prefetch(within: PrefetchBudget { clock.now < nextFrame })
///
/// An extension of ScrollUI's own.
@MainActor
public struct PrefetchBudget {
    private let answer: () -> Bool

    /// Creates a budget that lasts as long as `hasTime` returns true.
    public init(hasTime: @escaping () -> Bool) { answer = hasTime }

    /// Whether there is time for one more step.
    public var hasTime: Bool { answer() }

    /// A budget that allows no prefetching.
    public static var none: PrefetchBudget { PrefetchBudget { false } }

    /// A budget without a limit.
    public static var unlimited: PrefetchBudget { PrefetchBudget { true } }

    /// Returns a budget of `count` steps.
    public static func steps(_ count: Int) -> PrefetchBudget {
        var left = count
        return PrefetchBudget {
            left -= 1
            return left >= 0
        }
    }
}
