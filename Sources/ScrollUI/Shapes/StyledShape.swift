import Drawing
import Foundation

/// A shape with a style: filled, or drawn as a line inside its outline.
struct StyledShape<S: Shape, Style: ShapeStyle>: View {
    typealias Body = Never

    let shape: S
    let style: Style
    /// Points; nil fills.
    let lineWidth: CGFloat?

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ShapeNode<S>.self) { [shape] in ShapeNode(shape, graph: $0, parent: $1, scope: $2) }
        node.assign(shape, style: style, lineWidth: lineWidth)
    }
}

final class ShapeNode<S: Shape>: Node {
    private var figure: AnimatedShape<S>
    private var style: any ShapeStyle = Color.primary
    private var lineWidth: CGFloat?
    private var resolved = ResolvedStyle.color(.zero)
    private var color: AnimatedVector?
    /// The shape is the first of this identity, so that nothing leads to it.
    private var isFresh = true

    init(_ shape: S, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        figure = AnimatedShape(shape)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ shape: S, style: any ShapeStyle, lineWidth: CGFloat?) {
        if isFresh { figure = AnimatedShape(shape) } else { figure.set(shape, in: graph) }
        isFresh = false
        self.style = style
        self.lineWidth = lineWidth
        resolve()
    }

    override func environmentDidChange() { resolve() }
    override func beginAnew() {
        color = nil
        isFresh = true
    }

    private func resolve() {
        let new = style._resolve(in: EnvironmentValues(scope: scope, reader: self))
        guard new != resolved || color == nil else { return }
        resolved = new
        graph.setNeedsPaint()
        guard case .color(let goal) = new else { return }
        if color == nil { color = AnimatedVector(goal) }
        color?.set(goal, animation: graph.transaction.effectiveAnimation, at: graph.time)
        if let color { graph.animations.follow(color) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        guard S.self is Circle.Type else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func paint(into painter: Painter) {
        let rect = CGRect(origin: painter.origin, size: presentedFrame.size)
        let outline = figure.presented(at: graph.time)._outline(in: rect)
        if case .linearGradient(let gradient, let start, let end) = resolved, lineWidth == nil {
            painter.fill(outline, gradient, from: start, to: end, in: rect)
            return
        }
        let components = color?.value(at: graph.time) ?? resolved.color
        painter.draw(outline, lineWidth: lineWidth, PixelColor(components))
    }

    /// Only where something is drawn: a frame around other views leaves the hits inside to them.
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        let outline = figure.shape._outline(in: CGRect(origin: .zero, size: frame.size))
        guard isVisible, outline.contains(point) else { return false }
        if let lineWidth, outline.insetBy(Double(lineWidth)).contains(point) { return false }
        path.append(self)
        return true
    }

    private var isVisible: Bool {
        if case .color(let color) = resolved { return color.w > 0 }
        return true
    }
}

extension Color: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        Rectangle().fill(self)._lower(into: &builder)
    }
}
