public import Drawing
public import Foundation

/// What a shape is drawn as where it is not said.
public enum ShapeRole: Hashable, Sendable {
    /// Filled, as a line, or as what lies between other things.
    case fill, stroke, separator
}

/// A figure that fills what it is offered. A shape of one's own says its path:
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), rect.origin]) }
///         }
///     }
nonisolated public protocol Shape: View, Animatable, Sendable where Body == Never {
    /// The figure in `rect`, points. Asked for once for each size, with an origin of zero.
    func path(in rect: CGRect) -> Path
    /// What the shape is drawn as where it is not said; by default filled.
    static var role: ShapeRole { get }
    /// The size that the shape takes of what it is offered; by default all of it, and 10 where nothing is said.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The figure's outline in `rect`, points: by default that of the path.
    func _outline(in rect: CGRect) -> Outline
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The shape after the change.
    associatedtype InsetShape: InsettableShape
    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
    /// Filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// All that is offered, and 10 where nothing is said.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The outline of the path.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        path(in: CGRect(origin: .zero, size: rect.size)).outline(at: rect.origin)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        StyledShape(
            shape: self, style: ForegroundStyle(),
            drawing: Self.role == .stroke ? .stroke(StrokeStyle()) : .fill(FillStyle())
        )
        ._lower(into: &builder)
    }

    /// The inside of the shape in `style`.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .fill(style))
    }

    /// The inside of the shape in the style set with `foregroundStyle`.
    public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        fill(ForegroundStyle(), style: style)
    }

    /// A line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .stroke(style))
    }

    /// A line of `lineWidth` points on the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the outline as a shape of its own.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The line of `lineWidth` points along the outline as a shape of its own.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension InsettableShape {
    /// A line wholly inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .border(style))
    }

    /// A line of `lineWidth` points wholly inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line inside the outline in the style set with `foregroundStyle`.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// A line inside the outline in the style set with `foregroundStyle`.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

extension Outline {
    /// Every side moved inwards by `amount` points; radii follow. A path stays as it is.
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
    package init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width), height: Double(rect.height))
    }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
