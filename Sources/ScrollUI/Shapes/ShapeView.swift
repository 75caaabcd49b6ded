public import Foundation

/// A drawn shape over which the same shape can be drawn again: `Circle().fill(.yellow).stroke(.black)`.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    var shape: Content { get }
}

extension StyledShape: ShapeView {}

/// A shape drawn again over its previous drawings.
package nonisolated struct ShapeLayers<Base: ShapeView, Top: View>: ShapeView {
    package typealias Body = Never

    let base: Base
    let top: Top

    package var shape: Base.Content { base.shape }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        Layered(role: .overlay, content: base, secondary: top, alignment: .center)._lower(into: &builder)
    }
}

nonisolated extension ShapeView {
    /// Fills the shape with the style `content` over its previous drawings.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.fill(content, style: style))
    }

    /// Draws a line along the outline, half of it outside, over the previous drawings.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.stroke(content, style: style))
    }

    /// Draws a line of `lineWidth` points along the outline, half of it outside, over the previous drawings.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Draws a line entirely inside the outline over the previous drawings.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(base: self, top: shape.strokeBorder(content, style: style))
    }

    /// Draws a line of `lineWidth` points entirely inside the outline over the previous drawings.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
