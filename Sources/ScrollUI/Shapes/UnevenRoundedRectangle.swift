import Drawing
public import Foundation

/// How round each corner of a rectangle is, points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// Points.
    public var topLeading: CGFloat
    /// Points.
    public var bottomLeading: CGFloat
    /// Points.
    public var bottomTrailing: CGFloat
    /// Points.
    public var topTrailing: CGFloat

    /// Radii in points.
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

/// A rectangle with a radius of its own for each corner. Leading is left.
public struct UnevenRoundedRectangle: InsettableShape {
    /// Points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Radii in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Radii in points.
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

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii.smaller(by: amount),
            style: style)
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The radii.
    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}
