/// The place in `range` where a rising function is zero: Newton's steps, and a halving wherever one would leave the
/// bracket.
///
/// The function is below zero at the lower bound and not below it at the upper one. Complexity: a handful of
/// evaluations for smooth functions, at most 100.
func monotoneRoot(
    in range: ClosedRange<Double>, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
    monotoneRoot(in: range, from: (range.lowerBound + range.upperBound) / 2, of: function)
}

/// As above, beginning at a guess within the range.
func monotoneRoot(
    in range: ClosedRange<Double>, from guess: Double, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
    var low = range.lowerBound
    var high = range.upperBound
    var place = guess
    for _ in 0..<100 {
        let (value, slope) = function(place)
        if value == 0 { return place }
        if value < 0 { low = place } else { high = place }
        let newton = place - value / slope
        let next = newton >= low && newton <= high ? newton : (low + high) / 2
        if abs(next - place) <= 4 * place.ulp { return next }
        place = next
    }
    return place
}
