import Foundation

/// One of the two directions of layout.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    /// Along x, from left to right.
    case horizontal
    /// Along y, from top to bottom.
    case vertical

    /// `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// None, one or both of the directions.
    @frozen public struct Set: OptionSet, Sendable, Hashable {
        /// The set as a bit mask, one bit for each member.
        public let rawValue: Int8
        /// Creates a set from its bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Along x.
        public static let horizontal = Set(rawValue: 1)
        /// Along y.
        public static let vertical = Set(rawValue: 2)

        init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from its length along `axis` and its length across it.
    package init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    package init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: across) : CGPoint(x: across, y: main)
    }
}

extension CGRect {
    package func lowerEdge(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    package func upperEdge(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension ProposedViewSize {
    package init(along axis: Axis, _ main: CGFloat?, across: CGFloat?) {
        self = axis == .horizontal ? Self(width: main, height: across) : Self(width: across, height: main)
    }
}
