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
    /// The offset at time zero.
    var start: Double { get }
    /// Seconds until the motion counts as ended; zero or more, infinite for one that never settles.
    var duration: Double { get }
    /// The offset that the formula ends at or tends to.
    var destination: Double { get }
    /// Where the offset is left after `duration`.
    var restPosition: Double { get }
}

extension Motion {
    /// The destination itself.
    public var restPosition: Double { destination }
}

/// What is known of a motion without a sample. A closed set of motions keeps it beside the curve, so that a switch over the
/// set is needed for samples alone.
public struct MotionHeader: Equatable, Sendable {
    /// As in ``Motion``, in points.
    public private(set) var start: Double
    /// As in ``Motion``, in points.
    public private(set) var destination: Double
    /// As in ``Motion``, in points.
    public private(set) var restPosition: Double
    /// As in ``Motion``, in seconds.
    public let duration: Double

    init(_ motion: some Motion) {
        start = motion.start
        destination = motion.destination
        restPosition = motion.restPosition
        duration = motion.duration
    }

    func shifted(by delta: Double) -> MotionHeader {
        var shifted = self
        shifted.start += delta
        shifted.destination += delta
        shifted.restPosition += delta
        return shifted
    }
}
