/// The computation of a velocity from the samples within a ``VelocityWindow``.
public enum VelocityMethod: Equatable, Sendable {
    /// The slope of an unweighted parabola at the newest sample; with two samples, the slope of the line. Android,
    /// Flutter.
    case leastSquares
    /// The same, but zero if it points against the direction in which the finger has moved, as it does after a hard
    /// stop. Chromium.
    case leastSquaresRestricted
    /// The speed of a mass that gains, segment by segment, the work that the finger does. Android, for scroll axes.
    case impulse
    /// The last three segments with these weights; a missing segment counts as zero. Flutter for iOS and macOS.
    case weightedSegments(oldest: Double, middle: Double, newest: Double)
    /// The mean of the last segments. Qt with three.
    case lastSegmentsMean(count: Int)
    /// Displacement over time. GTK.
    case history
    /// The mean of the last segments longer than `shortest` seconds; a shorter one is joined to the next. Firefox.
    case longSegmentsMean(count: Int, shortest: Double)

    /// Flutter's weights for iOS.
    public static let iOS = VelocityMethod.weightedSegments(oldest: 0.6, middle: 0.35, newest: 0.05)
    /// Flutter's weights for macOS.
    public static let macOS = VelocityMethod.weightedSegments(oldest: 0.15, middle: 0.65, newest: 0.2)
    /// Qt's three samples.
    public static let qt = VelocityMethod.lastSegmentsMean(count: 3)
    /// Firefox's five segments of more than 5 ms.
    public static let firefox = VelocityMethod.longSegmentsMean(count: 5, shortest: 0.005)

    /// Points per second from the samples that count, of which there are at least two.
    func velocity(of history: SampleHistory) -> ScrollVector {
        switch self {
        case .leastSquares: history.leastSquaresSlope()
        case .leastSquaresRestricted: history.restrictedSlope()
        case .impulse: history.impulse()
        case .weightedSegments(let oldest, let middle, let newest):
            history.weightedSegments(newest: newest, middle: middle, oldest: oldest)
        case .lastSegmentsMean(let most): history.segmentsMean(atMost: most)
        case .history: history.meanVelocity()
        case .longSegmentsMean(let most, let shortest):
            history.longSegmentsMean(atMost: most, shortest: shortest)
        }
    }
}
