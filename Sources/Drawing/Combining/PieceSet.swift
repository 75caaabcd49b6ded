/// The straight pieces of two figures, cut where they meet: two of them have at most an end in common.
struct PieceSet {
    enum Figure { case first, second }

    /// A piece from the lesser vertex to the greater one.
    struct Piece: Hashable {
        let start: GridVertex
        let end: GridVertex

        var direction: GridVertex { end - start }
    }

    /// The net number of runs of each figure along a piece: forwards minus backwards.
    struct Runs {
        var first = 0
        var second = 0

        static func + (left: Runs, right: Runs) -> Runs {
            Runs(first: left.first + right.first, second: left.second + right.second)
        }

        func isInside(_ combination: PathCombination, _ rule: FillRule) -> Bool {
            let isIn = { (winding: Int) in rule == .nonZero ? winding != 0 : winding & 1 == 1 }
            return combination.contains(isIn(first), isIn(second))
        }
    }

    private let grid: SnapGrid
    private(set) var runs: [Piece: Runs] = [:]

    /// Cuts move ends by half a cell, which can make other pieces meet; after a few rounds none do.
    private static let mostRounds = 24

    init(_ grid: SnapGrid) { self.grid = grid }

    /// Figures count as closed.
    mutating func add(_ line: Polyline, to figure: Figure) {
        guard var previous = line.points.last.map(grid.vertex) else { return }
        for point in line.points {
            let next = grid.vertex(point)
            let run = previous < next ? 1 : -1
            add(previous, next, figure == .first ? Runs(first: run) : Runs(second: run))
            previous = next
        }
    }

    private mutating func add(_ start: GridVertex, _ end: GridVertex, _ run: Runs) {
        guard start != end else { return }
        let piece = start < end ? Piece(start: start, end: end) : Piece(start: end, end: start)
        runs[piece, default: Runs()] = runs[piece, default: Runs()] + run
    }

    mutating func cut() {
        for _ in 0..<Self.mostRounds {
            let all = runs.keys.sorted { $0.start != $1.start ? $0.start < $1.start : $0.end < $1.end }
            let cuts = PieceMeetings(all).cuts
            guard cuts.contains(where: { !$0.isEmpty }) else { return }
            let old = runs
            runs.removeAll(keepingCapacity: true)
            for (piece, vertices) in zip(all, cuts) {
                var start = piece.start
                let along = { (vertex: GridVertex) in (vertex - piece.start).dot(piece.direction) }
                for vertex in Set(vertices).sorted(by: { along($0) < along($1) }) {
                    join(start, vertex, old[piece] ?? Runs())
                    start = vertex
                }
                join(start, piece.end, old[piece] ?? Runs())
            }
        }
    }

    /// Adds a part of a piece. Its direction may be reversed by moving it onto the grid.
    private mutating func join(_ start: GridVertex, _ end: GridVertex, _ run: Runs) {
        add(start, end, start < end ? run : Runs(first: -run.first, second: -run.second))
    }

    // MARK: Sides

    /// Returns the pieces that have the result on exactly one side, each directed such that the result lies towards
    /// growing y when facing growing x.
    func boundary(of combination: PathCombination, rule: FillRule) -> [(GridVertex, GridVertex)] {
        let all = runs.filter { $0.value.first != 0 || $0.value.second != 0 }
            .sorted { $0.key.start != $1.key.start ? $0.key.start < $1.key.start : $0.key.end < $1.key.end }
        return all.compactMap { piece, run in
            let (near, far) = windings(at: piece, run, in: all)
            let (isNear, isFar) = (near.isInside(combination, rule), far.isInside(combination, rule))
            if isNear == isFar { return nil }
            return isNear ? (piece.start, piece.end) : (piece.end, piece.start)
        }
    }

    /// Returns the winding numbers of the figures close to the middle of a piece: on the side of growing y and on the
    /// other; for a vertical piece on the side of falling x and on the other. Every piece that passes above the point
    /// counts.
    private func windings(at piece: Piece, _ run: Runs, in all: [(key: Piece, value: Runs)]) -> (Runs, Runs) {
        // Doubled, so that the middle is a whole number.
        let middle = piece.start + piece.end
        let isUpright = piece.start.x == piece.end.x
        var (before, after) = (Runs(), Runs())
        for (other, runs) in all {
            let (start, end) = (2 * other.start.x, 2 * other.end.x)
            if start > middle.x { break }
            guard end >= middle.x, start != end, other != piece else { continue }
            let toMiddle = GridVertex(x: middle.x - 2 * other.start.x, y: middle.y - 2 * other.start.y)
            guard other.direction.cross(toMiddle) < 0 else { continue }
            if start < middle.x { before = before + runs }
            if end > middle.x { after = after + runs }
        }
        return isUpright ? (before, after) : (after, after + run)
    }
}
