public import Foundation
public import ScrollUI

/// Insets with sides that do not turn with the direction of reading, points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// None.
    public static let zero = UIEdgeInsets()

    /// Points.
    public var top: CGFloat
    /// Points.
    public var left: CGFloat
    /// Points.
    public var bottom: CGFloat
    /// Points.
    public var right: CGFloat

    /// Insets in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The leading edge as the left one.
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

extension EdgeInsets {
    /// The left edge as the leading one.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
