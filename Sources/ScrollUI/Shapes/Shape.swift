public import Drawing
public import Foundation

/// A figure that fills what it is offered.
public protocol Shape: View, Animatable, Sendable where Body == Never {
    /// The figure's outline in `rect`, points.
    nonisolated func _outline(in rect: CGRect) -> Outline
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
    /// The shape after the change.
    associatedtype InsetShape: InsettableShape
    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        fill(ForegroundStyle())._lower(into: &builder)
    }

    /// The inside of the shape in `style`.
    public func fill<S: ShapeStyle>(_ style: S) -> some View {
        StyledShape(shape: self, style: style, lineWidth: nil)
    }

    /// The inside of the shape in the style set with `foregroundStyle`.
    public func fill() -> some View { fill(ForegroundStyle()) }

    /// A line of `lineWidth` points on the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
        StyledShape(shape: Outset(shape: self, amount: lineWidth / 2), style: style, lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// A line of `lineWidth` points wholly inside the outline.
    public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
        StyledShape(shape: self, style: style, lineWidth: lineWidth)
    }
}

/// A shape grown on all sides, so that a line inside it straddles the original outline.
struct Outset<Base: Shape>: Shape {
    let shape: Base
    let amount: CGFloat

    func _outline(in rect: CGRect) -> Outline {
        shape._outline(in: rect).insetBy(-Double(amount))
    }
}

extension Outline {
    /// Every side moved inwards by `amount` points; radii follow.
    func insetBy(_ amount: Double) -> Outline {
        func inset(_ r: Rect) -> Rect {
            Rect(
                x: r.x + amount, y: r.y + amount, width: max(0, r.width - 2 * amount),
                height: max(0, r.height - 2 * amount))
        }
        switch self {
        case .rect(let rect): return .rect(inset(rect))
        case .roundedRect(let rect, let radius): return .roundedRect(inset(rect), radius: max(0, radius - amount))
        case .ellipse(let rect): return .ellipse(inset(rect))
        case .path: return self
        }
    }
}

extension Rect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width), height: Double(rect.height))
    }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
