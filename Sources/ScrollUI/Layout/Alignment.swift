import Foundation

/// Which line of a view is meant.
enum AlignmentKey: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

    /// Where the line is in a view that says nothing of its own, from its left or top edge.
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .trailing: size.width
        case .verticalCenter: size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        }
    }
}

/// A vertical line that views of a column are lined up on.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public static let leading = HorizontalAlignment(key: .leading)
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A horizontal line that views of a row are lined up on.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public static let top = VerticalAlignment(key: .top)
    public static let center = VerticalAlignment(key: .verticalCenter)
    public static let bottom = VerticalAlignment(key: .bottom)
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A pair of lines.
@frozen public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}

extension Node {
    /// The guide's place in a node of `size`, from its left or top edge.
    final func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
        explicitAlignment(key, in: size) ?? key.defaultValue(in: size)
    }

    /// Where a child of `size` goes in a box of `bounds` so that their lines meet.
    final func origin(of child: Node, size: CGSize, in bounds: CGSize, _ alignment: Alignment) -> CGPoint {
        let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
        return CGPoint(
            x: h.defaultValue(in: bounds) - child.alignment(h, in: size),
            y: v.defaultValue(in: bounds) - child.alignment(v, in: size))
    }
}
