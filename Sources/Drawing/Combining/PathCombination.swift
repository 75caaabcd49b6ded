/// A Boolean operation on two figures.
public enum PathCombination: Equatable, Sendable {
    /// The points inside either figure.
    case union
    /// The points inside both figures.
    case intersection
    /// The points inside the first figure and not the second.
    case difference
    /// The points inside exactly one figure.
    case symmetricDifference

    func contains(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .difference: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension Collection where Element == PathElement {
    /// Returns the outline of the combined figures: closed figures of straight pieces that do not cross, all with the
    /// inside on the same hand. `tolerance` (points) is their largest distance from curves.
    ///
    /// The pieces are cut where they meet, on a grid of a four millionth of the extent. A piece is part of the outline
    /// if the result lies on exactly one side of it. Complexity: O(n²) in the pieces, with a small factor.
    public func combined(
        with other: some Collection<PathElement>, by combination: PathCombination, rule: FillRule = .nonZero,
        tolerance: Double = 0.01
    ) -> [PathElement] {
        let first = flattened(tolerance: tolerance)
        let second = other.flattened(tolerance: tolerance)
        guard let grid = SnapGrid(around: [first, second]) else { return [] }
        var pieces = PieceSet(grid)
        for line in first { pieces.add(line, to: .first) }
        for line in second { pieces.add(line, to: .second) }
        pieces.cut()
        return BoundaryTrace(pieces.boundary(of: combination, rule: rule)).elements(on: grid)
    }

    /// Returns the parts of the lines inside a figure, or those outside of it. A part along the figure's edge counts as
    /// inside. The edges of closed figures count as lines as well. Complexity: O(n · m) in the pieces of both.
    public func lines(
        inside other: some Collection<PathElement>, _ isInside: Bool, rule: FillRule = .nonZero,
        tolerance: Double = 0.01
    ) -> [PathElement] {
        let cutter = LineCutter(other.flattened(tolerance: tolerance), rule: rule)
        var result: [PathElement] = []
        for line in flattened(tolerance: tolerance) { cutter.parts(of: line, inside: isInside, into: &result) }
        return result
    }
}
