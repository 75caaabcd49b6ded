/// The time's side of a curve whose times bend down, which has a turning point on either side of 0 to 1: Firefox's wheel
/// and others that take up a velocity, whose handles are anywhere.
///
/// Between its turning points the cubic is ``TurnedCubic``, moved and stretched: four numbers, worked out once for the
/// curve, take a time there and the place back.
struct TurnedTimes: Equatable, Sendable {
    /// The parameter in the middle between the turning points.
    private let middle: Double
    /// From there to a turning point.
    private let reach: Double
    /// The height at time zero, in which the turning points lie at -1 and 1.
    private let height: Double
    /// Heights per share of the time.
    private let rate: Double

    /// Nil for times that bend up, and for those that hardly bend, where the turning points are too far off.
    init?(_ times: BezierTimes) {
        let (first, second, third) = times.coefficients
        guard third < 0 else { return nil }
        let square = second * second - 3 * first * third
        let root = square.squareRoot()
        middle = second / (-3 * third)
        reach = root / (-3 * third)
        // The parameter is a difference of numbers as large as this.
        guard reach < 4 else { return nil }
        height = root * second * (9 * first * third - 2 * second * second) / (2 * square * square)
        rate = root * 27 * third * third / (2 * square * square)
    }

    /// The parameter at a share of time between 0 and 1; no number next to a turning point.
    @inline(__always)
    func parameter(at time: Double) -> Double {
        middle + reach * TurnedCubic.solved.place(at: height + rate * time)
    }

    /// The same, and its slope over the time: that of w = (3y - y³)/2 is known with y.
    @inline(__always)
    func course(at time: Double) -> (parameter: Double, slope: Double) {
        let place = TurnedCubic.solved.place(at: height + rate * time)
        return (middle + reach * place, reach * rate * (2.0 / 3) / (1 - place * place))
    }
}
