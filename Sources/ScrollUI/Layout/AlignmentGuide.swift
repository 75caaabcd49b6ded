public import Foundation

/// A view's size and lines, for placing it.
@MainActor
public struct ViewDimensions {
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    init(_ node: Node, _ size: CGSize) {
        width = size.width
        height = size.height
        explicit = { node.explicitAlignment($0, in: size) }
    }

    private func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: CGSize(width: width, height: height))
    }

    /// Points from the view's left edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// Points from the view's top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// Points from the view's left edge; nil where the view has no line of its own.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Points from the view's top edge; nil where the view has no line of its own.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

/// Gives a view a line of its own.
struct AlignmentGuideModifier: NodeModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        key == self.key ? compute(ViewDimensions(content, size)) : content.explicitAlignment(key, in: size)
    }
}

extension View {
    /// Moves the view's line `g`: `computeValue` gives its distance from the view's left edge, points.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        Modified(content: self, modifier: AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Moves the view's line `g`: `computeValue` gives its distance from the view's top edge, points.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        Modified(content: self, modifier: AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
