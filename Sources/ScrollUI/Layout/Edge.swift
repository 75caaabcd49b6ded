public import Foundation

/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// `leading` is the side at which reading begins: the left side, unless the layout is right to left.
    case top, leading, bottom, trailing

    /// Any of the four sides.
    @frozen public struct Set: OptionSet, Sendable, Hashable {
        /// The set as a bit mask, one bit for each member.
        public let rawValue: Int8
        /// Creates a set from its bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The left side.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The right side.
        public static let trailing = Set(.trailing)
        /// The left and the right side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}

extension Edge {
    /// The axis along which the edge bounds a rectangle.
    var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

extension Axis {
    /// The edge at which content along the axis begins.
    var start: Edge { self == .horizontal ? .leading : .top }
    /// The edge at which content along the axis ends.
    var end: Edge { self == .horizontal ? .trailing : .bottom }
}

/// The left or the right side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The left and the right side.
    case leading, trailing
}

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The upper and the lower side.
    case top, bottom

    /// A set of vertical edges.
    @frozen public struct Set: OptionSet, Sendable, Hashable {
        /// The set as a bit mask, one bit for each member.
        public let rawValue: Int8
        /// Creates a set from its bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}

/// The inward distances from the sides of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper side, downwards.
    public var top: CGFloat
    /// The distance from the left side, to the right.
    public var leading: CGFloat
    /// The distance from the lower side, upwards.
    public var bottom: CGFloat
    /// The distance from the right side, to the left.
    public var trailing: CGFloat

    /// Creates insets with a distance for each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero on every side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }

    /// The insets with the leading and trailing distances exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }

    /// The distance from `edge`.
    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }

    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

    /// Replaces the insets of the sides in `edges` with those of `other`.
    mutating func replace(_ edges: Edge.Set, with other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}

extension CGRect {
    /// Returns the rectangle inside the insets. If `isMirrored`, the leading inset applies to the right side.
    func inset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        let left = isMirrored ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: Swift.max(0, width - insets.horizontal),
            height: Swift.max(0, height - insets.vertical))
    }
}
