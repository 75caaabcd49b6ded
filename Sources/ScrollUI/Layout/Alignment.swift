import Foundation

/// A vertical line on which the views of a column are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom alignment line, identified by a type.
    public init(_ id: any AlignmentID.Type) {
        key = .custom(CustomLine(axis: .horizontal, id: id))
    }

    init(key: AlignmentKey) {
        self.key = key
    }

    /// The left edge.
    public static let leading = HorizontalAlignment(key: .leading)
    /// The line halfway between the edges.
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    /// The right edge.
    public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A horizontal line on which the views of a row are aligned.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a custom alignment line, identified by a type.
    public init(_ id: any AlignmentID.Type) {
        key = .custom(CustomLine(axis: .vertical, id: id))
    }

    init(key: AlignmentKey) {
        self.key = key
    }

    /// The upper edge.
    public static let top = VerticalAlignment(key: .top)
    /// The line halfway between the edges.
    public static let center = VerticalAlignment(key: .verticalCenter)
    /// The lower edge.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// The baseline of the first line of text; the lower edge in a view without text.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// The baseline of the last line of text; the lower edge in a view without text.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A pair of alignment lines, one in each direction.
@frozen public struct Alignment: Hashable, Sendable {
    /// The vertical line.
    public var horizontal: HorizontalAlignment
    /// The horizontal line.
    public var vertical: VerticalAlignment

    /// Creates a pair of alignment lines.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the left edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the right edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The left end of the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle of the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The right end of the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The left end of the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle of the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The right end of the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Node {
    /// Returns the guide's position in a node of `size`, as a distance from its leading or top edge.
    final func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
        if let explicit = explicitGuide(key, in: size) { return explicit }
        if case .custom(let line) = key { return line.id.defaultValue(in: ViewDimensions(self, size)) }
        return key.defaultValue(in: size)
    }

    /// Returns the position of a child of `size` in a box of `bounds` at which their alignment lines coincide.
    package final func origin(of child: Node, size: CGSize, in bounds: CGSize, _ alignment: Alignment) -> CGPoint {
        let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
        return CGPoint(
            x: h.defaultValue(in: bounds) - child.alignment(h, in: size),
            y: v.defaultValue(in: bounds) - child.alignment(v, in: size))
    }
}
