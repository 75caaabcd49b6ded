public import Drawing
public import Foundation

nonisolated extension Shape {
    /// The shape drawn elsewhere, as a shape.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape drawn `offset` away, as a shape.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// The shape drawn `x` points to the right and `y` points down, as a shape.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape `x` times as wide and `y` times as high around `anchor`, as a shape.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape `scale` times as large around `anchor`, as a shape.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned clockwise around `anchor`, as a shape.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape under a transform, as a shape.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a frame of that size at the top left of its own, as a shape.
    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape in a frame of that size at the top left of its own, as a shape.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The part of the outline between two shares of its length, as a shape.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

/// A shape whose type is not known.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let makeOutline: @Sendable (CGRect) -> Outline
    private let fit: @Sendable (ProposedViewSize) -> CGSize

    /// `shape` without its type.
    public nonisolated init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeOutline = { shape._outline(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }

    /// The shape's path.
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
    /// The shape's outline.
    public nonisolated func _outline(in rect: CGRect) -> Outline { makeOutline(rect) }
    /// The shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
