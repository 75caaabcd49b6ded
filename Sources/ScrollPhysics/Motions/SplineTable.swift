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

    /// The cell in which each part of the way begins. The parts are so short that at most a few cells end in one.
    private let firstCells: [Int]

    private static let parts = 256

    private struct Cell: Sendable {
        var start: Double
        var rise: Double
        /// One over the rise: a division that all else would wait for.
        var time: Double

        init(from start: Double, to end: Double) {
            self.start = start
            rise = end - start
            time = 1 / rise
        }
    }

    private init() {
        let cells = (0..<100).map { index in
            Cell(
                from: Self.exact.progress(at: Double(index) / 100), to: Self.exact.progress(at: Double(index + 1) / 100)
            )
        }
        self.cells = cells
        firstCells = (0..<Self.parts).map { part in
            cells.lastIndex { $0.start <= Double(part) / Double(Self.parts) } ?? 0
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

    /// The share of time at which the share `way` is reached, both from 0 to 1.
    public func time(reaching way: Double) -> Double { passage(of: way).time }

    /// With the slope from there on. Complexity: a few cells from where it is looked up.
    func passage(of way: Double) -> (time: Double, slope: Double) {
        guard way > 0 else { return (0, slope(at: 0)) }
        guard way < 1 else { return (1, 0) }
        var index = firstCells[Int(way * Double(Self.parts))]
        while index < 99, cells[index + 1].start <= way { index += 1 }
        let (start, rise) = (cells[index].start, cells[index].rise)
        return ((Double(index) + min(1, (way - start) * cells[index].time)) * 0.01, rise * 100)
    }
}
