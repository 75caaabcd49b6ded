public import Foundation

/// The size that a parent proposes. A length of zero asks for the minimum, infinity for the maximum, and nil for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Creates a proposal with a length, or nil, in each direction.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal with both lengths of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns this size with its nil lengths replaced by those of `size`, in points.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns this size with its length along `axis` replaced by that of `size`, in points, if it is nil.
    func replacingUnspecified(_ axis: Axis, by size: CGSize) -> ProposedViewSize {
        var result = self
        result[axis] = self[axis] ?? size[axis]
        return result
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
