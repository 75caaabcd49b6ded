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
    /// The mean of the last segments.
    case lastSegmentsMean(count: Int)
    /// The same of segments that are smoothed: `share` of each, and the rest of the smoothed one before, from zero on. None of
    /// those that count is faster than `limit`, in points per second. Qt.
    case smoothedSegmentsMean(count: Int, share: Double, limit: Double)
    /// Displacement over time. GTK.
    case history
    /// The mean of the last segments longer than `shortest` seconds; a shorter one is joined to the next. Firefox.
    case longSegmentsMean(count: Int, shortest: Double)

    /// Flutter's weights for iOS.
    public static let iOS = VelocityMethod.weightedSegments(oldest: 0.6, middle: 0.35, newest: 0.05)
    /// Flutter's weights for macOS.
    public static let macOS = VelocityMethod.weightedSegments(oldest: 0.15, middle: 0.65, newest: 0.2)
    /// Qt's three samples, the 0.7 of its filter, and Flickable's greatest velocity.
    public static let qt = VelocityMethod.smoothedSegmentsMean(count: 3, share: 0.7, limit: 2500)
    /// Firefox's five segments of more than 5 ms.
    public static let firefox = VelocityMethod.longSegmentsMean(count: 5, shortest: 0.005)

    /// Whether a gesture is as long as the way from where it began, and not from the oldest sample that counts.
    var measuresFromStart: Bool {
        if case .smoothedSegmentsMean = self { return true }
        return false
    }

    /// Points per second from the samples that count, of which there are at least two.
    func velocity(of history: SampleHistory) -> ScrollVector {
        switch self {
        case .leastSquares: history.leastSquaresSlope()
        case .leastSquaresRestricted: history.restrictedSlope()
        case .impulse: history.impulse()
        case .weightedSegments(let oldest, let middle, let newest):
            history.weightedSegments(newest: newest, middle: middle, oldest: oldest)
        case .lastSegmentsMean(let most): history.segmentsMean(atMost: most)
        case .smoothedSegmentsMean(let most, let share, let limit):
            history.smoothedMean(atMost: most, share: share, limit: limit)
        case .history: history.meanVelocity()
        case .longSegmentsMean(let most, let shortest):
            history.longSegmentsMean(atMost: most, shortest: shortest)
        }
    }
}
