/// The times at which a trace is sampled.
public enum SampleTimes: Equatable, Sendable {
    /// A number of samples per second, starting at zero.
    case rate(Double)
    /// A list of times in ascending order.
    case list([Duration])

    /// Returns the moment with the given index, counted from 0; nil after the last of a list.
    ///
    /// It is rounded to nanoseconds from the product, so that rates that share a moment share it exactly.
    package func moment(_ index: Int) -> Duration? {
        switch self {
        case .rate(let rate): .nanoseconds(Int64((Double(index) * 1e9 / rate).rounded()))
        case .list(let times): index < times.count ? times[index] : nil
        }
    }
}
