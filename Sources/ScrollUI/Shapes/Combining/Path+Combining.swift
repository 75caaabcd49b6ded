import Drawing
import Foundation

extension Path {
    private func combined(_ other: Path, _ combination: PathCombination, _ eoFill: Bool) -> Path {
        Path(elements.combined(with: other.elements, by: combination, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// What is inside of this path or `other`, as a path of straight pieces that do not cross; curves are within a hundredth of a
    /// point. With `eoFill` insides are told by the even-odd rule, else by the nonzero rule. Complexity: O(n²) in the pieces.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// What is inside of both paths, as ``union(_:eoFill:)`` has it.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

    /// What is inside of this path and not of `other`, as ``union(_:eoFill:)`` has it.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .difference, eoFill) }

    /// What is inside of one of the two paths alone, as ``union(_:eoFill:)`` has it.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The parts of this path's lines that lie inside of `other`, or along its edge.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(elements.lines(inside: other.elements, true, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// The parts of this path's lines that lie outside of `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(elements.lines(inside: other.elements, false, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// The same inside without lines that cross: both rules tell the same of it.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }
}
