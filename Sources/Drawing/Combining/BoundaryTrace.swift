import Glibc

/// Joins pieces that each have the inside on the same hand to closed figures.
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

    /// Follows unused pieces until the figure is closed.
    private static func figure(from start: GridVertex, _ next: inout [GridVertex: [GridVertex]]) -> [GridVertex]? {
        guard var vertex = take(from: start, after: nil, &next) else { return nil }
        var figure = [start]
        while vertex != start {
            let last = figure[figure.count - 1]
            figure.append(vertex)
            // Each vertex has as many incoming pieces as outgoing ones.
            guard let following = take(from: vertex, after: vertex - last, &next) else { return figure }
            vertex = following
        }
        return figure
    }

    /// Takes a piece that starts at the vertex. Among several it takes the one that turns most to the inside, so that
    /// touching figures stay separate.
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

    /// Returns the figure without the vertices that lie on the line between their neighbours, to within the cell by
    /// which cuts were moved.
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
