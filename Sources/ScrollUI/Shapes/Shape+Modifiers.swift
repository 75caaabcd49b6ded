public import Drawing
public import Foundation

nonisolated extension Shape {
    /// Returns this shape moved by `offset`, in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns this shape moved by `offset`, in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// Returns this shape moved `x` points to the right and `y` points down.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Returns this shape scaled by `x` and `y` around `anchor`.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns this shape scaled by `scale` around `anchor`.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns this shape rotated clockwise around `anchor`.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns this shape with a transform applied.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns this shape in a frame of the given size at the top left of its own frame.
    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns this shape in a frame of the given size, in points, at the top left of its own frame.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the part of the outline between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let makeOutline: @Sendable (CGRect) -> Outline
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    /// That of the wrapped shape.
    public nonisolated let layoutDirectionBehavior: LayoutDirectionBehavior

    /// Erases the type of `shape`.
    public nonisolated init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeOutline = { shape._outline(in: $0) }
        fit = { shape.sizeThatFits($0) }
        layoutDirectionBehavior = shape.layoutDirectionBehavior
    }

    /// Returns the path of the wrapped shape.
    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
    /// Returns the outline of the wrapped shape.
    public nonisolated func _outline(in rect: CGRect) -> Outline { makeOutline(rect) }
    /// Returns the size of the wrapped shape.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
