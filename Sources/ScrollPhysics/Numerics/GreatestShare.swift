/// The greatest share from 0 to 1, to 2⁻⁴⁰, that meets a condition. The condition must hold for 0, and for all shares
/// below any share that meets it.
func greatestShare(where holds: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
        let middle = (low + high) / 2
        if holds(middle) { low = middle } else { high = middle }
    }
    return low
}
