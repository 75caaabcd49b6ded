/// How long a host may prepare rows ahead of the frames that show them.
///
/// Asked before each step of the work: the views of one row, its size, one line of text. The host asks no clock; whoever makes the
/// frames knows when the next one is due.
///
///     host.frame(at: time)
///     host.prefetch(within: PrefetchBudget { clock.now < nextFrame })
///
/// An extension of ScrollUI's own.
@MainActor
public struct PrefetchBudget {
    private let answer: () -> Bool

    /// A budget that lasts as long as `hasTime` returns true.
    public init(hasTime: @escaping () -> Bool) { answer = hasTime }

    /// Whether there is time for one more step.
    public var hasTime: Bool { answer() }

    /// Nothing is prepared.
    public static var none: PrefetchBudget { PrefetchBudget { false } }

    /// All that can be prepared is.
    public static var unlimited: PrefetchBudget { PrefetchBudget { true } }

    /// So many steps.
    public static func steps(_ count: Int) -> PrefetchBudget {
        var left = count
        return PrefetchBudget {
            left -= 1
            return left >= 0
        }
    }
}
