public import Drawing
public import Foundation

/// How round a corner is: a plain arc, or one that eases into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Drawn as a plain arc of the same radius.
    case continuous
}

/// The whole of what is offered.
public struct Rectangle: InsettableShape {
    /// A rectangle with the size that it is offered.
    public nonisolated init() {}

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline { .rect(Rect(rect)) }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Rectangle> { Inset(shape: self, amount: amount) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// The radii of the corners, in points. The width counts for both, and half the shorter side is the most.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// The width of `cornerSize` in points; half the shorter side is the most.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// `cornerRadius` in points; half the shorter side is the most.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(cornerSize.width))
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<RoundedRectangle> { Inset(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle

    /// Rounded ends in the given style.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(min(rect.width, rect.height) / 2))
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Capsule> { Inset(shape: self, amount: amount) }
}

/// The largest circle in the middle of what is offered.
public struct Circle: InsettableShape {
    /// A circle as large as what it is offered allows.
    public nonisolated init() {}

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The square that fits.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let side = min(rect.width, rect.height)
        return .ellipse(
            Rect(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Circle> { Inset(shape: self, amount: amount) }
}

/// An oval that touches all four sides of what is offered.
public struct Ellipse: InsettableShape {
    /// An ellipse with the size that it is offered.
    public nonisolated init() {}

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline { .ellipse(Rect(rect)) }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Ellipse> { Inset(shape: self, amount: amount) }
}

/// A shape made smaller on all sides.
public struct Inset<Base: InsettableShape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    nonisolated init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        shape._outline(in: rect).insetBy(Double(amount))
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> Inset<Base> {
        Inset(shape: shape, amount: self.amount + amount)
    }
}
