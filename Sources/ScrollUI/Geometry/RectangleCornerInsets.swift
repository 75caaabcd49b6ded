public import Foundation

/// Space at the corners of a rectangle that something else takes, in points.
@frozen public struct RectangleCornerInsets: Equatable, Sendable {
    /// At the upper corner where reading begins.
    public var topLeading: CGSize
    /// At the upper corner where reading ends.
    public var topTrailing: CGSize
    /// At the lower corner where reading begins.
    public var bottomLeading: CGSize
    /// At the lower corner where reading ends.
    public var bottomTrailing: CGSize

    /// No space at any corner.
    public init() {
        self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
    }

    /// That much space at each corner, points.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}

extension GeometryProxy {
    /// What lies over the corners of the container: nothing, since windows here keep their controls outside and their
    /// corners square.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
