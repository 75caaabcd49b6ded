public import Drawing
public import Foundation

/// The default drawing of a shape.
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled, stroked, or a separator between other content.
    case fill, stroke, separator
}

/// What is known of all figures of a type of shape.
public struct _ShapeTraits: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: Int

    /// Creates a set of the traits whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outline lies within the rectangle that it is created for.
    static let fillsFrame = _ShapeTraits(rawValue: 1)
    /// The outline depends on the shape of the container. The type is a ``ContainerBoundShape``.
    static let isContainerBound = _ShapeTraits(rawValue: 2)
    /// The outline is its own mirror image.
    static let isSymmetric = _ShapeTraits(rawValue: 4)
}

/// A figure that fills the proposed size. A custom shape implements `path(in:)`:
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), rect.origin]) }
///         }
///     }
nonisolated public protocol Shape: View, Animatable, Sendable where Body == Never {
    /// Returns the path in `rect`, in points. Called once for each size, with an origin of zero.
    func path(in rect: CGRect) -> Path
    /// The default drawing of the shape; filled unless implemented.
    static var role: ShapeRole { get }
    /// Returns the size of the shape for a proposal. By default it is the proposed size, with 10 for unspecified dimensions.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether the shape is drawn mirrored in right-to-left layouts, which it is by default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// Returns the outline in `rect`, in points; by default that of the path.
    func _outline(in rect: CGRect) -> Outline
    /// What is known of the type; nothing for custom shapes. A property, since a failed cast to a protocol searches all
    /// conformances of the program.
    static var _traits: _ShapeTraits { get }
}

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
    /// The default role: filled.
    public nonisolated static var role: ShapeRole { .fill }

    /// The default behavior: mirrored in right-to-left layouts.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// No traits.
    public nonisolated static var _traits: _ShapeTraits { [] }

    /// Returns the proposed size, with 10 for unspecified dimensions.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns the outline of the path.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        path(in: CGRect(origin: .zero, size: rect.size)).outline(at: rect.origin)
    }

    /// The behavior of a shape that is made from this one. It is mirrored if this one is fixed only because it is its own mirror image.
    var derivedLayoutDirectionBehavior: LayoutDirectionBehavior {
        Self._traits.contains(.isSymmetric) ? .mirrors : layoutDirectionBehavior
    }

    /// Returns whether the shape is mirrored in a view with the scope.
    @MainActor func isMirrored(in scope: EnvironmentScope) -> Bool {
        layoutDirectionBehavior.isMirrored(in: scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the outline in `rect`, or its mirror image.
    func outline(in rect: CGRect, isMirrored: Bool) -> Outline {
        let outline = _outline(in: rect)
        return isMirrored ? outline.mirrored(in: Rect(rect)) : outline
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        StyledShape(
            shape: self, style: ForegroundStyle(),
            drawing: Self.role == .stroke ? .stroke(StrokeStyle()) : .fill(FillStyle())
        )
        ._lower(into: &builder)
    }

    /// Fills the shape with the style `content`.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .fill(style))
    }

    /// Fills the shape with the style set with `foregroundStyle`.
    public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws a line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .stroke(style))
    }

    /// Draws a line of `lineWidth` points along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the line along the outline as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// Returns the line of `lineWidth` points along the outline as a shape.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension InsettableShape {
    /// Draws a line entirely inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StyledShape(shape: self, style: content, drawing: .border(style))
    }

    /// Draws a line of `lineWidth` points entirely inside the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line inside the outline in the style set with `foregroundStyle`.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Draws a line inside the outline in the style set with `foregroundStyle`.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

extension Outline {
    /// Returns the mirror image, with the left and right sides of `rect` exchanged.
    fileprivate func mirrored(in rect: Rect) -> Outline {
        let sum = rect.x + rect.maxX
        func mirrored(_ r: Rect) -> Rect { Rect(x: sum - r.maxX, y: r.y, width: r.width, height: r.height) }
        switch self {
        case .rect(let rect): return .rect(mirrored(rect))
        case .roundedRect(let rect, let radius): return .roundedRect(mirrored(rect), radius: radius)
        case .ellipse(let rect): return .ellipse(mirrored(rect))
        case .path(let path, let origin):
            let elements = path.elements.map { $0.mapped { Point(x: sum - 2 * origin.x - $0.x, y: $0.y) } }
            return .path(VectorPath(elements, rule: path.rule, line: path.line), origin: origin)
        }
    }

    /// Returns the outline with every side moved inwards by `amount` points and radii reduced accordingly. A path is unchanged.
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
