import ScrollPhysics

extension FitModel {
    /// Returns the model with the lift of `start` if another one only means another offset and velocity there, as in an
    /// exponential decay: a search for it would not end.
    func fixingLift(of feel: ScrollFeel, at start: [Double]) -> FitModel {
        guard isLiftBounded, let time = names.firstIndex(of: FitFreedom.time.rawValue) else { return self }
        var before = curve.observations
        predictions(of: feel, start, into: &before)
        func change(_ index: Int, by step: Double) -> [Double] {
            var (moved, after) = (start, before)
            moved[index] += step
            predictions(of: feel, moved, into: &after)
            return zip(after, before).map { $0 - $1 }
        }
        let others = NumberEffect.directions(spanning: [change(0, by: 1), change(1, by: max(1, abs(start[1]) / 200))])
        let step = (start[time] > curve.liftInterval / 2 ? -1 : 1) * curve.liftInterval / Self.parts
        let rest = NumberEffect.remainder(change(time, by: step), beside: others)
        let rms = (rest.reduce(0) { $0 + $1 * $1 } / Double(max(1, rest.count))).squareRoot()
        var model = self
        model.isLiftFixed = Self.parts * rms < 2 * FeelFit.resolution
        return model
    }

    /// The part of the interval by which the lift is moved on trial, as a divisor.
    private static let parts = 4.0
}
