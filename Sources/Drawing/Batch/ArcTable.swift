/// Unit vectors of quarter arcs, worked out once for each number of pieces.
final class ArcTable {
    /// The most pieces of a quarter; a radius of 1,600 pixels is within a twentieth of one.
    static let most = 64

    private var arcs: [[Point]] = Array(repeating: [], count: most + 1)

    /// Pieces that keep a quarter within a twentieth of a pixel, with a radius in pixels.
    static func pieces(radius: Double) -> Int {
        radius > 0 ? min(most, 3 + Int(1.5 * min(radius, 1e6).squareRoot())) : 0
    }

    /// One point more than pieces, from (0, -1) to (-1, 0).
    func points(pieces: Int) -> [Point] {
        if arcs[pieces].isEmpty {
            Arc.forEachPoint(pieces: pieces) { x, y in arcs[pieces].append(Point(x: x, y: y)) }
        }
        return arcs[pieces]
    }
}
