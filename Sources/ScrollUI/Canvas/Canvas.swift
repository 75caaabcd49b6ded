import Drawing
public import Foundation

/// A view that draws by a function: called anew when the view is evaluated again or has another size, not when it moves.
nonisolated public struct Canvas: View {
    /// Built in: there is no body.
    public typealias Body = Never

    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// `renderer` draws into the context, whose zero is the view's top left, in the given size, points. `opaque` makes no
    /// difference, nor does `rendersAsynchronously`: everything is drawn with the frame.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(CanvasNode.self) { CanvasNode(graph: $0, parent: $1, scope: $2) }
        node.assign(renderer)
    }
}

/// The node of a canvas: what the function drew, and for which size.
final class CanvasNode: Node {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var drawn: (size: CGSize, items: DisplayList)?

    func assign(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.renderer = renderer
        drawn = nil
        graph.setNeedsPaint()
    }

    override func environmentDidChange() {
        drawn = nil
        graph.setNeedsPaint()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        painter.draw(items(for: presentedFrame.size))
    }

    private func items(for size: CGSize) -> DisplayList {
        if let drawn, drawn.size == size { return drawn.items }
        let recorder = CanvasRecorder(
            environment: EnvironmentValues(scope: scope, reader: self), measurer: graph.text, size: size)
        var context = GraphicsContext(recorder: recorder)
        renderer(&context, size)
        drawn = (size, recorder.list)
        return recorder.list
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}

/// Collects what a canvas draws. A class, since copies of a context draw into the same list.
final class CanvasRecorder {
    let environment: EnvironmentValues
    let measurer: any TextMeasuring
    let size: CGSize
    var list = DisplayList()

    init(environment: EnvironmentValues, measurer: any TextMeasuring, size: CGSize) {
        self.environment = environment
        self.measurer = measurer
        self.size = size
    }
}
