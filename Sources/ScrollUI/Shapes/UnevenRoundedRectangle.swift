import Drawing
public import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The top leading radius, in points.
    public var topLeading: CGFloat
    /// The bottom leading radius, in points.
    public var bottomLeading: CGFloat
    /// The bottom trailing radius, in points.
    public var bottomTrailing: CGFloat
    /// The top trailing radius, in points.
    public var topTrailing: CGFloat

    /// Creates corner radii, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var radii: CornerRadii {
        CornerRadii(
            topLeft: Double(topLeading), topRight: Double(topTrailing), bottomRight: Double(bottomTrailing),
            bottomLeft: Double(bottomLeading))
    }

    func smaller(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rectangle with a radius for each corner. Its path has the leading corners at the left; it is drawn mirrored in right-to-left layouts.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The corner radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Creates a rectangle with the given corner radii, in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with the given corner radii, in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii.smaller(by: amount),
            style: style)
    }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The corner radii, and the inset.
    public nonisolated var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, amount) }
        set {
            cornerRadii.animatableData = newValue.first
            amount = newValue.second
        }
    }
}
