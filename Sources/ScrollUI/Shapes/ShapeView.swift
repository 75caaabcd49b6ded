public import Foundation

/// A shape in a style, over which the same shape can be drawn again: `Circle().fill(.yellow).stroke(.black)`.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// What is drawn.
    var shape: Content { get }
}

extension StyledShape: ShapeView {}

/// A shape drawn again over what was drawn of it before.
nonisolated private struct ShapeLayers<Base: ShapeView, Top: View>: ShapeView {
    typealias Body = Never

    let base: Base
    let top: Top

    var shape: Base.Content { base.shape }

    @MainActor func _lower(into builder: inout NodeBuilder) {
        Layered(role: .overlay, content: base, secondary: top, alignment: .center)._lower(into: &builder)
    }
}

nonisolated extension ShapeView {
    /// The inside of the shape in `style`, over what was drawn before.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.fill(content, style: style))
    }

    /// A line along the outline, half of it outside, over what was drawn before.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.stroke(content, style: style))
    }

    /// A line of `lineWidth` points on the outline, half of it outside, over what was drawn before.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// A line wholly inside the outline, over what was drawn before.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.strokeBorder(content, style: style))
    }

    /// A line of `lineWidth` points wholly inside the outline, over what was drawn before.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
