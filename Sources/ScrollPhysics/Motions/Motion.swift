/// An offset as a function of time alone: an immutable value that can be sampled at any moment, in any order.
///
/// Offsets are in points and grow downwards, times are in seconds since the motion began. A sample before zero counts
/// as zero; a sample after ``duration`` still follows the formula, so that crossings and joins can be solved for. Stop
/// showing the motion at `duration`, and leave the offset at ``restPosition``.
public protocol Motion: Equatable, Sendable {
    /// The offset, in points.
    func position(at time: Double) -> Double
    /// The slope of ``position(at:)``, in points per second.
    func velocity(at time: Double) -> Double
    /// The offset at time zero.
    var start: Double { get }
    /// Seconds until the motion counts as ended; zero or more, infinite for a motion that never settles.
    var duration: Double { get }
    /// The offset at which the formula ends or which it approaches.
    var destination: Double { get }
    /// The offset at which the content rests after `duration`.
    var restPosition: Double { get }
}

extension Motion {
    /// The destination itself.
    public var restPosition: Double { destination }
}

/// The values of a motion that need no sample. A closed set of motions keeps them beside the curve, so that only
/// samples need a switch over the set.
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
