/// The shape of Android's fling: the share of the way over the share of the time.
///
/// The exact curve is a cubic with the control points (0.175, 0.5) and (0.35, 1). The platforms keep its values at
/// hundredths of the time and draw straight lines between them, at most 5e-4 away; so the velocity is a staircase.
public struct SplineTable: Sendable {
    /// The exact curve.
    public static let exact = CubicTiming(x1: 0.175, y1: 0.5, x2: 0.35, y2: 1)
    /// The table of the platforms. They solve it by halving to 1e-5, here it is exact.
    public static let standard = SplineTable()

    /// The value at the start of each cell, and how much it rises within the cell.
    private let cells: [Cell]

    private struct Cell: Sendable {
        var start: Double
        var rise: Double
    }

    private init() {
        cells = (0..<100).map { index in
            let start = Self.exact.progress(at: Double(index) / 100)
            return Cell(start: start, rise: Self.exact.progress(at: Double(index + 1) / 100) - start)
        }
    }

    /// The share of the way at a share of the time; 0 before the start and 1 after the end.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        let place = time * 100
        let index = min(99, Int(place))
        return cells[index].start + (place - Double(index)) * cells[index].rise
    }

    /// The slope of ``progress(at:)``: the same throughout a cell; zero after the end.
    public func slope(at time: Double) -> Double {
        guard time < 1 else { return 0 }
        return cells[min(99, Int(max(0, time) * 100))].rise * 100
    }

    /// The share of time at which the share `way` is reached, both from 0 to 1. Complexity: O(log n) in the cells.
    public func time(reaching way: Double) -> Double {
        var low = 0
        var high = 99
        while low < high {
            let middle = (low + high + 1) / 2
            if cells[middle].start <= way { low = middle } else { high = middle - 1 }
        }
        return (Double(low) + min(1, (way - cells[low].start) / cells[low].rise)) / 100
    }
}
