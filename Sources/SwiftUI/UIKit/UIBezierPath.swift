public import Foundation
public import ScrollUI

/// A path, under its name in Core Graphics.
public typealias CGPath = Path

extension Path {
    /// The same path.
    public init(_ path: CGPath) { self = path }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The outline of a shape, for code that uses UIKit.
public struct UIBezierPath: Sendable {
    /// The outline.
    public let cgPath: CGPath

    /// A rectangle.
    public init(rect: CGRect) { cgPath = Path(rect) }

    /// An ellipse.
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

    /// A rectangle with rounded corners; the radius is in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle with some rounded corners. They are circular; their radius is the width of `cornerRadii` in points,
    /// at most half of the shorter side.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        cgPath = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
                topTrailing: length(.topRight)),
            style: .circular)
    }
}
