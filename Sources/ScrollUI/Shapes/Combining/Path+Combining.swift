import Drawing
import Foundation

extension Path {
    private func combined(_ other: Path, _ combination: PathCombination, _ eoFill: Bool) -> Path {
        Path(elements.combined(with: other.elements, by: combination, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// Returns the area inside this path or `other`, as a path of straight segments that do not cross; curves are approximated within a
    /// hundredth of a point. `eoFill` selects the even-odd rule instead of the nonzero rule. Complexity: O(n²) in the number of
    /// segments.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// Returns the area inside both paths, in the form that ``union(_:eoFill:)`` returns.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

    /// Returns the area inside this path but not inside `other`, in the form that ``union(_:eoFill:)`` returns.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .difference, eoFill) }

    /// Returns the area inside exactly one of the two paths, in the form that ``union(_:eoFill:)`` returns.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    /// Returns the parts of this path's lines inside `other` or along its edge.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(elements.lines(inside: other.elements, true, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// Returns the parts of this path's lines outside `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(elements.lines(inside: other.elements, false, rule: eoFill ? .evenOdd : .nonZero))
    }

    /// Returns the same area without crossing lines, so that both fill rules give the same result.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }
}
