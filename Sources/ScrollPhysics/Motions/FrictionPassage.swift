import Glibc

/// When a run-out with a constant deceleration has gone so many points, on both axes at once: the steps wait for each other,
/// and one axis after the other would take twice as long.
struct FrictionPassage {
    /// As in ``FrictionMotion``, both above zero.
    let decay: Double
    let deceleration: Double

    /// Seconds, no numbers where it does not get there, and where the steps may lead astray: close to the stop. One axis has
    /// no say in what comes out for the other.
    ///
    /// Begins where the exponential alone would be, bent by the deceleration.
    func times(after ways: SIMD2<Double>, speeds: SIMD2<Double>) -> SIMD2<Double> {
        // What is left of the exponential where it has gone the whole way; all that the deceleration takes is missing there.
        let left = speeds - decay * ways
        // Neither of the two that slow it down lets it go further by itself. The exponential must count for its differences
        // to keep their digits.
        let isNear = (ways .> 0) .& (left .> 0) .& (speeds * speeds .> 2 * deceleration * ways)
        var isIn = isNear .& (speeds * decay .> 0.01 * deceleration)
        guard isIn[0] || isIn[1] else { return SIMD2(repeating: .nan) }
        let shares = SIMD2(repeating: 1).replacing(with: left / speeds, where: isIn)
        let alone = SIMD2(log(shares[0]), log(shares[1])) * (-1 / decay)
        let missing = deceleration * alone * alone
        let slope = left - deceleration * alone
        let bend = decay * left + deceleration
        let square = slope * slope - bend * missing
        isIn .&= square .> 0
        let root = SIMD2(repeating: 1).replacing(with: square, where: isIn).squareRoot()
        var more = missing / (slope + root)
        var isOpen = isIn
        for _ in 0..<4 {
            let time = alone + more
            let step = step(at: time, beyond: more, left: left)
            // Where it still moves it has not stopped before.
            isIn .&= (.!isOpen) .| (step.slope .> 1e-3 * step.bend * time)
            more.replace(with: more + step.size, where: isOpen)
            isOpen .&= isIn .& (step.error .> 1e-16 * time)
            guard isOpen[0] || isOpen[1] else { break }
        }
        return SIMD2(repeating: .nan).replacing(with: alone + more, where: isIn .& (.!isOpen))
    }

    /// The step to where nothing is missing, by the series of the inverse up to its fourth term.
    @inline(__always)
    private func step(
        at time: SIMD2<Double>, beyond more: SIMD2<Double>, left: SIMD2<Double>
    ) -> (size: SIMD2<Double>, error: SIMD2<Double>, slope: SIMD2<Double>, bend: SIMD2<Double>) {
        let fallen = smallFall(decay * more)
        let lost = deceleration * time
        let miss = left * fallen * (1 / decay) + lost * time * 0.5
        let kept = left + left * fallen
        let slope = kept - lost
        let bend = decay * kept + deceleration
        let perSlope = 1 / slope
        let size = miss * perSlope
        let second = 0.5 * bend * perSlope * size
        let share = decay * size
        let third = kept * perSlope * share * share * (1 / 6)
        let fourth = third * share * 0.25
        let square = second * second
        let late: SIMD2<Double> = 5 * (square - third) * second + fourth
        let series = (1 + second) + (2 * square - third) + late
        let error = 14 * size * square * square
        return (size * series, error.replacing(with: -error, where: error .< 0), slope, bend)
    }
}
