/// The shape of Android's fling: the share of the distance over the share of the time.
///
/// The exact curve is a cubic with the control points (0.175, 0.5) and (0.35, 1). The platforms store its values at
/// hundredths of the time and interpolate linearly between them, with an error of at most 5e-4. So the velocity is a
/// staircase.
public struct SplineTable: Sendable {
    /// The exact curve.
    public static let exact = CubicTiming(x1: 0.175, y1: 0.5, x2: 0.35, y2: 1)
    /// The table of the platforms. They compute it by bisection to 1e-5; here it is exact.
    public static let standard = SplineTable()

    /// The shares of the distance at the hundredths of the time, from 0 to 1.
    private let values = (0...100).map { SplineTable.exact.progress(at: Double($0) / 100) }

    private init() {}

    /// The share of the distance at a share of the time; 0 before the start and 1 after the end.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        let cell = min(99, Int(time * 100))
        return values[cell] + (time * 100 - Double(cell)) * rise(of: cell)
    }

    /// The slope of ``progress(at:)``: constant within a cell, zero after the end.
    public func slope(at time: Double) -> Double {
        time < 1 ? rise(of: min(99, Int(max(0, time) * 100))) * 100 : 0
    }

    /// The share of time at which the share `distance` is reached, both from 0 to 1. Complexity: a binary search among the
    /// cells.
    public func time(reaching distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < 1 else { return 1 }
        var (low, high) = (0, 100)
        while high - low > 1 {
            let middle = (low + high) / 2
            if values[middle] <= distance { low = middle } else { high = middle }
        }
        return (Double(low) + (distance - values[low]) / rise(of: low)) / 100
    }

    private func rise(of cell: Int) -> Double { values[cell + 1] - values[cell] }
}
