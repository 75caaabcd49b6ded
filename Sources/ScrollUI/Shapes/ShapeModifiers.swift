import Drawing
public import Foundation

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The offset in points, to the right and down.
    public var offset: CGSize

    /// Creates a shape moved by `offset`.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the path of the moved shape.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// That of the shape, unless it is its own mirror image, as this one need not be.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    /// The shape's animatable data and the offset.
    public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A scaled shape.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The scale factors; 1 is the shape's own size.
    public var scale: CGSize
    /// The fixed point of the scaling, in unit coordinates of the frame.
    public var anchor: UnitPoint

    /// Creates a shape scaled around `anchor`.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the path of the scaled shape.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
    }

    /// That of the shape, unless it is its own mirror image, as this one need not be.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    /// The shape's animatable data, the scale and the anchor.
    public nonisolated var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rotated shape.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The rotation angle; positive is clockwise.
    public var angle: Angle
    /// The centre of the rotation, in unit coordinates of the frame.
    public var anchor: UnitPoint

    /// Creates a shape rotated around `anchor`.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the path of the rotated shape.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect))
    }

    /// That of the shape, unless it is its own mirror image, as this one need not be.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    /// The shape's animatable data, the angle and the anchor.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.radians, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A transformed shape.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The transform of the shape's path.
    public var transform: CGAffineTransform

    /// Creates a shape transformed by `transform`.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the path of the transformed shape.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// That of the shape, unless it is its own mirror image, as this one need not be.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    /// The shape's animatable data.
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A part of a shape's outline.
struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The line along a shape's outline.
struct StrokedShape<Content: Shape>: Shape {
    var shape: Content
    var style: StrokeStyle

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape of a fixed size, at the frame's top left.
struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.derivedLayoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
