public import Foundation

extension Edge {
    /// The corners of a rectangle.
    public enum Corner: Sendable {
        /// How a corner of a ``ConcentricRectangle`` is rounded.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let isConcentric: Bool
            /// Points; at least so many where it is concentric.
            let radius: CGFloat

            /// Around the same centre as the container's corner.
            public static var concentric: Style { Style(isConcentric: true, radius: 0) }

            /// The same with a radius of at least `minimum` points.
            @_disfavoredOverload
            public static func concentric(minimum: CGFloat) -> Style { Style(isConcentric: true, radius: minimum) }

            /// The same with at least the radius of a fixed style.
            public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }

            /// With that radius, points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

            private init(isConcentric: Bool, radius: CGFloat) {
                self.isConcentric = isConcentric
                self.radius = radius
            }

            /// A fixed radius, points.
            public init(floatLiteral value: Double) { self = .fixed(value) }

            /// A fixed radius, points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}

/// A rectangle whose corners have the centres of the container's corners: the radius there is less by the distance to the farther
/// of the two edges, so that a corner in the container's midst is square. Where nothing around has a ``View/containerShape(_:)``,
/// corners have their least radius.
public struct ConcentricRectangle: Shape, ContainerBoundShape {
    private var fit: ContainerFit?
    /// From the upper leading corner on: down, along, up.
    private let corners: [Edge.Corner.Style]
    private let isUniform: Bool

    /// Concentric corners.
    public nonisolated init() { self.init(corners: .concentric) }

    /// The same style for all corners; uniform ones all have the radius of the roundest.
    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Array(repeating: corners, count: 4)
        self.isUniform = isUniform
    }

    /// A style for each corner.
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

    /// The path of this shape in `rect`, points.
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
    /// A rectangle with corners in that style.
    public nonisolated static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
