import Foundation

/// The combination of two shapes in the same rectangle.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Kind: Sendable {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    private var first: First
    private var second: Second
    private let kind: Kind
    private let eoFill: Bool

    init(_ first: First, _ second: Second, _ kind: Kind, _ eoFill: Bool) {
        self.first = first
        self.second = second
        self.kind = kind
        self.eoFill = eoFill
    }

    func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch kind {
        case .union: first.union(second, eoFill: eoFill)
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .subtracting: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Shape {
    /// Returns a shape of the area inside this shape or `other`. The path is recomputed for each size with ``Path/union(_:eoFill:)``.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .union, eoFill)
    }

    /// Returns a shape of the area inside both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .intersection, eoFill)
    }

    /// Returns a shape of the area inside this shape but not inside `other`.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .subtracting, eoFill)
    }

    /// Returns a shape of the area inside exactly one of the two shapes.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .symmetricDifference, eoFill)
    }

    /// Returns the parts of this shape's outline inside `other`.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineIntersection, eoFill)
    }

    /// Returns the parts of this shape's outline outside `other`.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineSubtraction, eoFill)
    }
}
