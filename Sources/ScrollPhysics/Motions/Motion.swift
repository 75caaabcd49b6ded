/// An offset as a function of time alone: an immutable value that can be asked about any moment, in any order.
///
/// Offsets are in points and grow downwards, times are in seconds since the motion began. A sample before zero counts
/// as zero; a sample after ``duration`` still follows the formula, so that crossings and joins can be solved. Whoever
/// shows the motion stops at `duration` and leaves the offset at ``restPosition``.
public protocol Motion: Equatable, Sendable {
    /// The offset, in points.
    func position(at time: Double) -> Double
    /// The slope of ``position(at:)``, in points per second.
    func velocity(at time: Double) -> Double
    /// Seconds until the motion counts as ended; zero or more, infinite for one that never settles.
    var duration: Double { get }
    /// The offset that the formula ends at or tends to.
    var destination: Double { get }
    /// Where the offset is left after `duration`.
    var restPosition: Double { get }
    /// The same motion, `delta` points further on.
    func shifted(by delta: Double) -> Self
}

extension Motion {
    /// The destination itself.
    public var restPosition: Double { destination }
}
