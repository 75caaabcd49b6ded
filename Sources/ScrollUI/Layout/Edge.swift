public import Foundation

/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// `leading` is the side where reading begins: the left one, unless the layout is right to left.
    case top, leading, bottom, trailing

    /// Any of the four sides.
    @frozen public struct Set: OptionSet, Sendable, Hashable {
        /// The set as bits, one for each member.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// That side alone.
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

/// A side at the left or at the right.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The left and the right side.
    case leading, trailing
}

/// A side above or below.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The upper and the lower side.
    case top, bottom

    /// Either or both of the two sides.
    @frozen public struct Set: OptionSet, Sendable, Hashable {
        /// The set as bits, one for each member.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// That side alone.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a rectangle inwards, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
    /// From the upper side downwards.
    public var top: CGFloat
    /// From the left side to the right.
    public var leading: CGFloat
    /// From the lower side upwards.
    public var bottom: CGFloat
    /// From the right side to the left.
    public var trailing: CGFloat

    /// A distance for each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Zero at every side.
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

    /// Leading and trailing exchanged.
    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }

    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

    /// Takes the sides in `edges` from `other`.
    mutating func replace(_ edges: Edge.Set, with other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}

extension CGRect {
    /// What is left inside the insets; `isMirrored` puts the leading one at the right.
    func inset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        let left = isMirrored ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: Swift.max(0, width - insets.horizontal),
            height: Swift.max(0, height - insets.vertical))
    }
}
