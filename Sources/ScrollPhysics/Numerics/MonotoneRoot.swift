/// The zero of a rising function in a bracket, by Newton's method, with a bisection whenever its step would leave the
/// bracket.
///
/// The function is at most zero at the lower bound and at least zero at the upper one; the search begins at `guess`, or
/// in the middle. Smooth functions take about five evaluations. The most is 100: the first 40 steps may be Newton's,
/// the others halve the bracket, so that the zero is always known to 2⁻⁶⁰ of the bracket's width. All equations of this
/// module without a closed form are solved here.
func monotoneRoot(
    in bracket: ClosedRange<Double>, from guess: Double? = nil,
    of function: (Double) -> (value: Double, slope: Double)
) -> Double {
    var (low, high) = (bracket.lowerBound, bracket.upperBound)
    var x = guess ?? (low + high) / 2
    for step in 0..<100 {
        let (value, slope) = function(x)
        if value == 0 { return x }
        if value < 0 { low = x } else { high = x }
        let newton = x - value / slope
        let next = step < 40 && newton >= low && newton <= high ? newton : (low + high) / 2
        if abs(next - x) <= 4 * x.ulp { return next }
        x = next
    }
    return x
}
