public import Foundation

extension Edge {
    /// The corners of a rectangle.
    public enum Corner: Sendable {
        /// The rounding of a corner of a ``ConcentricRectangle``.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let isConcentric: Bool
            /// The radius in points; the minimum radius if the corner is concentric.
            let radius: CGFloat

            /// A corner with the same centre as the container's corner.
            public static var concentric: Style { Style(isConcentric: true, radius: 0) }

            /// Returns a concentric corner with a radius of at least `minimum` points.
            @_disfavoredOverload
            public static func concentric(minimum: CGFloat) -> Style { Style(isConcentric: true, radius: minimum) }

            /// Returns a concentric corner with at least the radius of a fixed style.
            public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }

            /// Returns a corner with the given radius, in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

            private init(isConcentric: Bool, radius: CGFloat) {
                self.isConcentric = isConcentric
                self.radius = radius
            }

            /// Creates a corner with a fixed radius, in points.
            public init(floatLiteral value: Double) { self = .fixed(value) }

            /// Creates a corner with a fixed radius, in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}

/// A rectangle whose corners are concentric with the container's corners. A corner's radius is the container's radius minus the
/// distance to the farther of the two adjacent edges, so a corner far from the container's corner is square. Without an enclosing
/// ``View/containerShape(_:)``, corners have their minimum radius.
public struct ConcentricRectangle: Shape, ContainerBoundShape {
    private var fit: ContainerFit?
    /// The styles, counterclockwise from the top leading corner: top leading, bottom leading, bottom trailing, top trailing.
    private let corners: [Edge.Corner.Style]
    private let isUniform: Bool

    /// Creates a rectangle with concentric corners.
    public nonisolated init() { self.init(corners: .concentric) }

    /// Creates a rectangle with one style for all corners. If `isUniform` is true, all corners have the largest of their radii.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Array(repeating: corners, count: 4)
        self.isUniform = isUniform
    }

    /// Creates a rectangle with a style for each corner.
    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
        isUniform = false
    }

    nonisolated func fitted(to fit: ContainerFit?) -> ConcentricRectangle {
        var shape = self
        shape.fit = fit
        return shape
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        let own = radii
        let radii = isUniform ? Array(repeating: own.max() ?? 0, count: 4) : own
        if radii.allSatisfy({ $0 == radii[0] }) {
            return Path(roundedRect: rect, cornerRadius: radii[0], style: .circular)
        }
        let corners = RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
        return UnevenRoundedRectangle(cornerRadii: corners, style: .circular).path(in: rect)
    }

    private nonisolated var radii: [CGFloat] {
        guard let fit else { return corners.map(\.radius) }
        let outer = fit.outline.radii(fit.size)
        let margins = fit.margins
        let distances = [
            max(margins.top, margins.leading), max(margins.bottom, margins.leading),
            max(margins.bottom, margins.trailing), max(margins.top, margins.trailing),
        ]
        let around = [outer.topLeading, outer.bottomLeading, outer.bottomTrailing, outer.topTrailing]
        return corners.indices.map { index in
            let corner = corners[index]
            guard corner.isConcentric else { return corner.radius }
            return max(corner.radius, around[index] - max(0, distances[index]))
        }
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners in the given style.
    public nonisolated static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
