import Drawing
import Foundation

/// The drawing of a shape: filled or stroked.
enum ShapeDrawing: Equatable {
    case fill(FillStyle)
    /// A line along the outline.
    case stroke(StrokeStyle)
    /// A line inside the outline.
    case border(StrokeStyle)

    /// The distance by which the drawing may extend beyond a shape that fills its frame, in points. Half of a line along the outline
    /// lies outside, and none of those shapes has an acute corner.
    var overhang: CGFloat {
        if case .stroke(let style) = self { style.lineWidth } else { 0 }
    }
}

/// A shape with a style, filled or stroked.
package nonisolated struct StyledShape<S: Shape, Style: ShapeStyle>: View {
    package typealias Body = Never

    package let shape: S
    let style: Style
    let drawing: ShapeDrawing

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ShapeNode<S>.self) { [shape] in ShapeNode(shape, graph: $0, parent: $1, scope: $2) }
        node.assign(shape, style: StoredStyle(style), drawing: drawing)
    }
}

final class ShapeNode<S: Shape>: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { !isFigureRunning && color?.isRunning != true && !isContainerBound }

    private var figure: AnimatedShape<S>
    /// The target shape and whether the figure is animating. They are stored separately because each access to `figure` looks up type
    /// metadata at run time.
    private var shape: S
    private var isFigureRunning = false
    private var style = StoredStyle.color(.primary)
    private var drawing = ShapeDrawing.fill(FillStyle())
    private var resolved = ResolvedStyle.color(.zero)
    private var color: AnimatedColor?
    private let outlines = ShapeOutline()
    /// The position in the container whose shape the figure follows.
    private var fit: ContainerFit?
    private let isContainerBound = S._traits.contains(.isContainerBound)
    /// Whether the shape is the first one of this identity, so that no animation leads to it.
    private var isFresh = true

    init(_ shape: S, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        figure = AnimatedShape(shape)
        self.shape = shape
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ shape: S, style: StoredStyle, drawing: ShapeDrawing) {
        if isFresh { figure = AnimatedShape(shape) } else { figure.set(shape, in: graph) }
        isFresh = false
        self.shape = shape
        // Most shapes have the same size whatever their values.
        if !S._traits.contains(.fillsFrame), !sizes.allSatisfy(shape.sizeThatFits) { setNeedsLayout() }
        isFigureRunning = figure.isRunning
        outlines.invalidate()
        self.style = style
        let isSame = self.drawing == drawing
        self.drawing = drawing
        if !isSame, isPlaced { updateInkBoundsAlone() }
        drawingDidChange()
        resolve()
    }

    override func environmentDidChange() { resolve() }
    override func beginAnew() {
        color = nil
        isFresh = true
    }

    private func resolve() {
        let new = style.resolved(in: EnvironmentValues(scope: scope, reader: self))
        guard new != resolved || color == nil else { return }
        let isSame = new.shadows.outset == resolved.shadows.outset
        resolved = new
        if !isSame, isPlaced { updateInkBoundsAlone() }
        drawingDidChange()
        guard case .color(let goal) = new.paint else { return }
        guard color != nil else { return color = AnimatedColor(goal) }
        color?.set(goal, in: graph)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    override var ownInkBounds: InkBounds {
        guard S._traits.contains(.fillsFrame) else { return .everywhere }
        return frameInkBounds(margin: drawing.overhang + resolved.shadows.outset)
    }

    private var presentedStyle: ResolvedStyle {
        guard case .color(let goal) = resolved.paint else { return resolved }
        return resolved.with(.color(color?.value(at: graph.time) ?? goal))
    }

    override func paint(into painter: Painter) {
        let rect = CGRect(origin: painter.origin, size: presentedFrame.size)
        if isFigureRunning { drawFigure(in: rect, painter) } else { draw(shape, in: rect, painter) }
    }

    /// Not inlined, since the type metadata would be looked up for figures that stand still, too.
    @inline(never)
    private func drawFigure(in rect: CGRect, _ painter: Painter) {
        outlines.invalidate()
        draw(figure.presented(at: graph.time), in: rect, painter)
    }

    /// Returns the shape fitted to its container.
    private func fitted(_ shape: S) -> S {
        isContainerBound ? fittedToContainer(shape) : shape
    }

    // Not inlined: the function that contains it would make the runtime look up the type of the optional shape each time.
    @inline(never)
    private func fittedToContainer(_ shape: S) -> S {
        let fit = environment(ContainerShapeKey.self)?.fit(of: self)
        if fit != self.fit {
            self.fit = fit
            outlines.invalidate()
        }
        return (shape as? any ContainerBoundShape)?.fitted(to: fit) as? S ?? shape
    }

    /// Draws a plain line in one colour along a simple outline as a border, which is faster than a path.
    private func draw(_ shape: S, in rect: CGRect, _ painter: Painter) {
        let shape = fitted(shape)
        let paint = presentedStyle
        switch drawing {
        case .fill(let style):
            painter.fill(outlines.outline(of: shape, in: rect, scope, rule: style.rule), paint, in: rect)
        case .stroke(let style):
            let plain = outlines.outline(of: shape, in: rect, scope)
            if case .color(let color) = paint, style.isPlain, !plain.isPath {
                let half = Double(style.lineWidth) / 2
                return painter.draw(plain.insetBy(-half), lineWidth: style.lineWidth, PixelColor(color))
            }
            painter.fill(outlines.outline(of: shape, in: rect, scope, line: style.line), paint, in: rect)
        case .border(let style):
            let plain = shape.outline(in: rect, isMirrored: shape.isMirrored(in: scope))
            if case .color(let color) = paint, style.isPlain, !plain.isPath {
                return painter.draw(plain, lineWidth: style.lineWidth, PixelColor(color))
            }
            drawInside(shape, style, paint, in: rect, painter)
        }
    }

    private func drawInside(
        _ shape: S, _ style: StrokeStyle, _ paint: ResolvedStyle, in rect: CGRect, _ painter: Painter
    ) {
        func draw(_ inner: some Shape) {
            painter.fill(outlines.outline(of: inner, in: rect, scope, line: style.line), paint, in: rect)
        }
        if let insettable = shape as? any InsettableShape {
            draw(AnyShape(insettable.inset(by: style.lineWidth / 2)))
        } else {
            draw(shape)
        }
    }

    /// Hits only the painted parts, so that a border around other views does not take the hits inside it.
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let shape = fitted(shape)
        guard inkBounds.contains(point), isVisible,
            covers(point, shape.outline(in: bounds, isMirrored: shape.isMirrored(in: scope)))
        else { return false }
        path.append(self)
        return true
    }

    private func covers(_ point: CGPoint, _ outline: Outline) -> Bool {
        switch drawing {
        case .fill(let style):
            guard case .path(let path, let origin) = outline, style.isEOFilled else { return outline.contains(point) }
            let local = Point(x: Double(point.x) - origin.x, y: Double(point.y) - origin.y)
            return path.elements.contains(local, rule: .evenOdd)
        case .stroke(let style):
            return outline.elements.stroked(style.line).contains(Point(point), rule: .nonZero)
        case .border(let style):
            guard outline.contains(point) else { return false }
            if !outline.isPath { return !outline.insetBy(Double(style.lineWidth)).contains(point) }
            var wide = style.line
            wide.width *= 2
            return outline.elements.stroked(wide).contains(Point(point), rule: .nonZero)
        }
    }

    private var isVisible: Bool {
        if case .color(let color) = resolved.paint { return color.w > 0 }
        return true
    }
}

extension Outline {
    var isPath: Bool {
        if case .path = self { true } else { false }
    }
}

extension Color: View {
    /// A built-in view without a body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        Rectangle().fill(self)._lower(into: &builder)
    }
}
