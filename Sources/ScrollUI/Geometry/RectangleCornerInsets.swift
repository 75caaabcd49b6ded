public import Foundation

/// The occupied areas at the corners of a rectangle, in points.
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
    /// The area at the top leading corner.
    public var topLeading: CGSize
    /// The area at the top trailing corner.
    public var topTrailing: CGSize
    /// The area at the bottom leading corner.
    public var bottomLeading: CGSize
    /// The area at the bottom trailing corner.
    public var bottomTrailing: CGSize

    /// Creates insets of zero at every corner.
    public init() {
        self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
    }

    /// Creates insets with the given area at each corner, in points.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}

extension GeometryProxy {
    /// The areas that cover the container's corners: zero, because windows have external controls and square corners.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
