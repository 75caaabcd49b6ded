public import Foundation
public import ScrollUI

/// Insets in points whose sides do not depend on the layout direction.
public struct UIEdgeInsets: Hashable, Sendable {
    /// No insets.
    public static let zero = UIEdgeInsets()

    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the left edge, in points.
    public var left: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the right edge, in points.
    public var right: CGFloat

    /// Insets in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Uses the leading inset as the left one.
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

extension EdgeInsets {
    /// Uses the left inset as the leading one.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
