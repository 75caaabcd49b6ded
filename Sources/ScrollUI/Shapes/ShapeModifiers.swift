import Drawing
public import Foundation

/// A shape drawn elsewhere.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Points to the right and down.
    public var offset: CGSize

    /// `shape` moved by `offset`.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The shape's path, moved.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's numbers and the offset.
    public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape drawn larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// 1 is its own size.
    public var scale: CGSize
    /// What stays in place, as a share of the frame.
    public var anchor: UnitPoint

    /// `shape` stretched away from `anchor`.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The shape's path, stretched.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
    }

    /// The shape's numbers, the scale and the anchor.
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

/// A shape drawn turned.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Clockwise.
    public var angle: Angle
    /// What stays in place, as a share of the frame.
    public var anchor: UnitPoint

    /// `shape` turned around `anchor`.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The shape's path, turned.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect))
    }

    /// The shape's numbers, the angle and the anchor.
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

/// A shape under a transform.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Applied to its path.
    public var transform: CGAffineTransform

    /// `shape` under `transform`.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The shape's path, transformed.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's numbers.
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

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape of a size of its own, at the frame's top left.
struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

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
