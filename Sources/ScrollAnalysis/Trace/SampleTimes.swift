/// The moments at which a trace is taken.
public enum SampleTimes: Equatable, Sendable {
    /// So many a second, from zero.
    case rate(Double)
    /// These, in ascending order.
    case list([Duration])

    /// Moment number `index` from 0; nil after the last of a list.
    ///
    /// Rounded to nanoseconds from the product, so that rates which share a moment share it exactly.
    package func moment(_ index: Int) -> Duration? {
        switch self {
        case .rate(let rate): .nanoseconds(Int64((Double(index) * 1e9 / rate).rounded()))
        case .list(let times): index < times.count ? times[index] : nil
        }
    }
}
