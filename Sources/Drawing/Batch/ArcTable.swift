/// The unit vectors of quarter arcs, computed once for each number of pieces.
final class ArcTable {
    /// The largest number of pieces of a quarter; up to a radius of 1,600 pixels the error is at most a twentieth of a
    /// pixel.
    static let most = 64

    private var arcs: [[Point]] = Array(repeating: [], count: most + 1)

    /// Returns the number of pieces that approximate a quarter to within a twentieth of a pixel. `radius` is in pixels.
    static func pieces(radius: Double) -> Int {
        radius > 0 ? min(most, 3 + Int(1.5 * min(radius, 1e6).squareRoot())) : 0
    }

    /// Returns `pieces + 1` points, from (0, -1) to (-1, 0).
    func points(pieces: Int) -> [Point] {
        if arcs[pieces].isEmpty {
            Arc.forEachPoint(pieces: pieces) { x, y in arcs[pieces].append(Point(x: x, y: y)) }
        }
        return arcs[pieces]
    }
}
