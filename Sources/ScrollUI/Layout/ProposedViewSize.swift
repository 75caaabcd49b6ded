public import Foundation

/// The size that a parent offers: a number, zero for the least, infinity for the greatest, nil for the ideal.
public struct ProposedViewSize: Equatable, Sendable {
    /// Length along x in points; nil asks for the ideal one.
    public var width: CGFloat?
    /// Length along y in points; nil asks for the ideal one.
    public var height: CGFloat?

    /// Offers a length, or nil, in each direction.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers both lengths.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size with the lengths of `size`, in points, where this one has none.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
