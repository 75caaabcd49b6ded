/// The points where pieces meet other than at common ends.
struct PieceMeetings {
    typealias Piece = PieceSet.Piece

    /// For each piece, the vertices at which it must be cut.
    private(set) var cuts: [[GridVertex]]

    /// `pieces` are sorted by their start. Complexity: O(n log n), plus the pairs that overlap along x.
    init(_ pieces: [Piece]) {
        cuts = Array(repeating: [], count: pieces.count)
        var open: [Int] = []
        for (index, piece) in pieces.enumerated() {
            open.removeAll { pieces[$0].end.x < piece.start.x }
            let (least, most) = piece.heights
            for other in open {
                let (low, high) = pieces[other].heights
                if low <= most, high >= least { meet(index, other, pieces) }
            }
            open.append(index)
        }
    }

    private mutating func meet(_ first: Int, _ second: Int, _ pieces: [Piece]) {
        let (a, b) = (pieces[first], pieces[second])
        let (startSide, endSide) = (a.side(of: b.start), a.side(of: b.end))
        let (firstSide, lastSide) = (b.side(of: a.start), b.side(of: a.end))
        if startSide * endSide < 0, firstSide * lastSide < 0 {
            let vertex = a.crossing(with: b)
            cut(first, a, at: vertex)
            cut(second, b, at: vertex)
            return
        }
        if startSide == 0, a.spans(b.start) { cut(first, a, at: b.start) }
        if endSide == 0, a.spans(b.end) { cut(first, a, at: b.end) }
        if firstSide == 0, b.spans(a.start) { cut(second, b, at: a.start) }
        if lastSide == 0, b.spans(a.end) { cut(second, b, at: a.end) }
    }

    private mutating func cut(_ index: Int, _ piece: Piece, at vertex: GridVertex) {
        if vertex != piece.start, vertex != piece.end { cuts[index].append(vertex) }
    }
}

extension PieceSet.Piece {
    fileprivate var heights: (Int, Int) { (min(start.y, end.y), max(start.y, end.y)) }

    /// -1, 0 or 1.
    fileprivate func side(of vertex: GridVertex) -> Int { direction.cross(vertex - start).signum() }

    /// Whether a vertex on the piece's line is between its ends.
    fileprivate func spans(_ vertex: GridVertex) -> Bool {
        let share = (vertex - start).dot(direction)
        return share > 0 && share < direction.dot(direction)
    }

    /// Returns the vertex nearest to the crossing of two pieces that cross.
    fileprivate func crossing(with other: PieceSet.Piece) -> GridVertex {
        let share = Double((other.start - start).cross(other.direction)) / Double(direction.cross(other.direction))
        return GridVertex(
            x: start.x + Int((Double(direction.x) * share).rounded()),
            y: start.y + Int((Double(direction.y) * share).rounded()))
    }
}
