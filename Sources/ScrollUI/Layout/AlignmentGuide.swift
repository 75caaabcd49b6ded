public import Foundation

/// A view's size and lines, for placing it.
public struct ViewDimensions: Equatable {
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat
    private let node: Node?

    init(_ node: Node, _ size: CGSize) {
        width = size.width
        height = size.height
        self.node = node
    }

    /// Of a box that has no lines of its own.
    init(_ size: CGSize) {
        width = size.width
        height = size.height
        node = nil
    }

    private var size: CGSize { CGSize(width: width, height: height) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        let size = self.size
        // Lines are asked for while the main actor lays out; what asks need not be bound to it.
        return MainActor.assumeIsolated { node.explicitGuide(key, in: size) }
    }

    private func value(_ key: AlignmentKey) -> CGFloat {
        if let explicit = explicit(key) { return explicit }
        if case .custom(let line) = key { return line.id.defaultValue(in: self) }
        return key.defaultValue(in: size)
    }

    /// Points from the view's leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// Points from the view's top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// Points from the view's leading edge; nil where the view has no line of its own.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Points from the view's top edge; nil where the view has no line of its own.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Equal when the sizes are, and the lines are those of the same view.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node
    }
}

/// Gives a view a line of its own.
struct AlignmentGuideModifier: NodeModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    var ownGuideKinds: GuideKinds { key.kind }

    func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        key == self.key ? compute(ViewDimensions(content, size)) : content.explicitGuide(key, in: size)
    }
}

nonisolated extension View {
    /// Moves the view's line `g`: `computeValue` gives its distance from the view's leading edge, points.
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
