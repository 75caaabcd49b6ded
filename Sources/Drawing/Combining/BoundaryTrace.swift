import Glibc

/// Closed figures from pieces that each have the inside at the same hand.
struct BoundaryTrace {
    private var next: [GridVertex: [GridVertex]] = [:]
    private let starts: [GridVertex]

    init(_ pieces: [(GridVertex, GridVertex)]) {
        for (start, end) in pieces { next[start, default: []].append(end) }
        starts = pieces.map(\.0)
    }

    func elements(on grid: SnapGrid) -> [PathElement] {
        var (next, result) = (next, [PathElement]())
        for start in starts {
            while let figure = Self.figure(from: start, &next) {
                let corners = Self.corners(of: figure)
                guard corners.count > 2 else { continue }
                for (index, vertex) in corners.enumerated() {
                    result.append(index == 0 ? .move(grid.point(vertex)) : .line(grid.point(vertex)))
                }
                result.append(.close)
            }
        }
        return result
    }

    /// Goes along pieces that nobody has gone along, until it is back.
    private static func figure(from start: GridVertex, _ next: inout [GridVertex: [GridVertex]]) -> [GridVertex]? {
        guard var vertex = take(from: start, after: nil, &next) else { return nil }
        var figure = [start]
        while vertex != start {
            let last = figure[figure.count - 1]
            figure.append(vertex)
            // As many pieces lead to a vertex as away from it.
            guard let following = take(from: vertex, after: vertex - last, &next) else { return figure }
            vertex = following
        }
        return figure
    }

    /// Where several pieces lead on, the one that turns most to the inside: figures that touch stay apart.
    private static func take(
        from vertex: GridVertex, after incoming: GridVertex?, _ next: inout [GridVertex: [GridVertex]]
    ) -> GridVertex? {
        guard let ends = next[vertex], !ends.isEmpty else { return nil }
        var chosen = 0
        if let incoming, ends.count > 1 {
            let turn = { (end: GridVertex) in
                let direction = end - vertex
                return atan2(Double(incoming.cross(direction)), Double(incoming.dot(direction)))
            }
            for index in ends.indices where turn(ends[index]) > turn(ends[chosen]) { chosen = index }
        }
        return next[vertex]?.remove(at: chosen)
    }

    /// Without the vertices that lie on the line between their neighbours, up to the cell that cuts were moved by.
    private static func corners(of figure: [GridVertex]) -> [GridVertex] {
        var corners: [GridVertex] = []
        for (index, vertex) in figure.enumerated() {
            let before = corners.last ?? figure[figure.count - 1]
            let (incoming, outgoing) = (vertex - before, figure[(index + 1) % figure.count] - vertex)
            let length = max(abs(incoming.x + outgoing.x), abs(incoming.y + outgoing.y))
            if abs(incoming.cross(outgoing)) > length || incoming.dot(outgoing) < 0 { corners.append(vertex) }
        }
        return corners
    }
}
