/// What becomes of two figures.
public enum PathCombination: Equatable, Sendable {
    /// What is inside of either.
    case union
    /// What is inside of both.
    case intersection
    /// What is inside of the first and not of the second.
    case difference
    /// What is inside of one of them alone.
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
    /// The outline of what becomes of the two insides: closed figures of straight pieces that do not cross, with the inside at
    /// the same hand of all of them. `tolerance` (points) is how far they are from curves at most.
    ///
    /// The pieces are cut where they meet, on a grid of a four millionth of the extent; of each piece it is found whether
    /// the result lies at one side of it alone. Complexity: O(n²) in the pieces, with a small factor.
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

    /// The parts of the lines that lie inside of a figure, or those outside of it. A part along its edge counts as inside.
    /// Figures that were closed are lines as well. Complexity: O(n · m) in the pieces of both.
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
