public import Drawing
public import Foundation

/// How round a corner is: a plain arc, or one that eases into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    /// Drawn as a plain arc of the same radius.
    case continuous
}

public struct Rectangle: InsettableShape {
    public nonisolated init() {}

    public nonisolated func _outline(in rect: CGRect) -> Outline { .rect(Rect(rect)) }

    public nonisolated func inset(by amount: CGFloat) -> Inset<Rectangle> { Inset(shape: self, amount: amount) }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }

    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(cornerSize.width))
    }

    public nonisolated func inset(by amount: CGFloat) -> Inset<RoundedRectangle> { Inset(shape: self, amount: amount) }
}

public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated func _outline(in rect: CGRect) -> Outline {
        .roundedRect(Rect(rect), radius: Double(min(rect.width, rect.height) / 2))
    }

    public nonisolated func inset(by amount: CGFloat) -> Inset<Capsule> { Inset(shape: self, amount: amount) }
}

/// The largest circle in the middle of what is offered.
public struct Circle: InsettableShape {
    public nonisolated init() {}

    public nonisolated func _outline(in rect: CGRect) -> Outline {
        let side = min(rect.width, rect.height)
        return .ellipse(
            Rect(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
    }

    public nonisolated func inset(by amount: CGFloat) -> Inset<Circle> { Inset(shape: self, amount: amount) }
}

public struct Ellipse: InsettableShape {
    public nonisolated init() {}

    public nonisolated func _outline(in rect: CGRect) -> Outline { .ellipse(Rect(rect)) }

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

    public nonisolated func _outline(in rect: CGRect) -> Outline {
        shape._outline(in: rect).insetBy(Double(amount))
    }

    public nonisolated func inset(by amount: CGFloat) -> Inset<Base> {
        Inset(shape: shape, amount: self.amount + amount)
    }
}
