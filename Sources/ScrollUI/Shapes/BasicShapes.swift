public import Drawing
public import Foundation

/// The shape of a rounded corner: a circular arc, or a curve that eases into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that eases into the sides. Shapes with a single radius are drawn with circular arcs of that radius.
    case continuous
}

/// A rectangle of the proposed size.
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public nonisolated init() {}

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline { .rect(Rect(rect)) }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Rectangle> { Inset(shape: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The radii of the corners, in points. The width is used for both directions and is limited to half the shorter side.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a shape with the width of `cornerSize`, in points, as the radius; it is limited to half the shorter side.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a shape with a radius in points; it is limited to half the shorter side.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(cornerSize.width))
    }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<RoundedRectangle> { Inset(shape: self, amount: amount) }

    /// The radii of the corners.
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    /// The style of the ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule with ends in the given style.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(min(rect.width, rect.height) / 2))
    }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Capsule> { Inset(shape: self, amount: amount) }
}

/// The largest circle centred in the proposed size.
public struct Circle: InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the largest square that fits into the proposed size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let side = min(rect.width, rect.height)
        return .ellipse(
            Rect(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
    }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Circle> { Inset(shape: self, amount: amount) }
}

/// An ellipse that touches all four sides of its frame.
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline { .ellipse(Rect(rect)) }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Ellipse> { Inset(shape: self, amount: amount) }
}

/// A shape inset on all sides.
public struct Inset<Base: InsettableShape>: InsettableShape {
    private(set) var shape: Base
    private(set) var amount: CGFloat

    nonisolated init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        shape._outline(in: rect).insetBy(Double(amount))
    }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Base> {
        Inset(shape: shape, amount: self.amount + amount)
    }

    /// That of the shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The inset of a shape that is its own mirror image is one, too.
    public nonisolated static var _traits: _ShapeTraits { Base._traits.intersection(.isSymmetric) }

    /// The numbers of the shape, and the inset.
    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

// MARK: Traits

extension Rectangle {
    /// The rectangle lies within its frame and is its own mirror image.
    public nonisolated static var _traits: _ShapeTraits { [.fillsFrame, .isSymmetric] }
    /// The shape is its own mirror image, and not mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
    /// The rectangle lies within its frame and is its own mirror image.
    public nonisolated static var _traits: _ShapeTraits { [.fillsFrame, .isSymmetric] }
    /// The shape is its own mirror image, and not mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
    /// The capsule lies within its frame and is its own mirror image.
    public nonisolated static var _traits: _ShapeTraits { [.fillsFrame, .isSymmetric] }
    /// The shape is its own mirror image, and not mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
    /// The circle lies within its frame and is its own mirror image.
    public nonisolated static var _traits: _ShapeTraits { [.fillsFrame, .isSymmetric] }
    /// The shape is its own mirror image, and not mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
    /// The ellipse lies within its frame and is its own mirror image.
    public nonisolated static var _traits: _ShapeTraits { [.fillsFrame, .isSymmetric] }
    /// The shape is its own mirror image, and not mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
