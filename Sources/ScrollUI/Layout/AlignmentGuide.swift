public import Foundation

/// The size and alignment guides of a view, used to place it.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    private let node: Node?

    init(_ node: Node, _ size: CGSize) {
        width = size.width
        height = size.height
        self.node = node
    }

    /// Creates the dimensions of a box without explicit guides.
    init(_ size: CGSize) {
        width = size.width
        height = size.height
        node = nil
    }

    private var size: CGSize { CGSize(width: width, height: height) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        let size = self.size
        // Guides are read only during layout, on the main actor, although the caller need not be isolated to it.
        return MainActor.assumeIsolated { node.explicitGuide(key, in: size) }
    }

    private func value(_ key: AlignmentKey) -> CGFloat {
        if let explicit = explicit(key) { return explicit }
        if case .custom(let line) = key { return line.id.defaultValue(in: self) }
        return key.defaultValue(in: size)
    }

    /// The guide's distance from the view's leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// The guide's distance from the view's top edge, in points.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// The guide's distance from the view's leading edge, in points; nil if the view has no explicit guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The guide's distance from the view's top edge, in points; nil if the view has no explicit guide.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Returns whether both have the same size and belong to the same view.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node
    }
}

/// Gives a view an explicit alignment guide.
package struct AlignmentGuideModifier: NodeModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    package var ownGuideKinds: GuideKinds { key.kind }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        key == self.key ? compute(ViewDimensions(content, size)) : content.explicitGuide(key, in: size)
    }
}

nonisolated extension View {
    /// Sets the view's guide `g`. `computeValue` returns its distance from the view's leading edge, in points.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        Modified(content: self, modifier: AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets the view's guide `g`. `computeValue` returns its distance from the view's top edge, in points.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        Modified(content: self, modifier: AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
