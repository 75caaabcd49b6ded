import Drawing
public import Foundation

/// A view that draws with a function. The function is called when the view is evaluated or its size changes, not when it moves.
nonisolated public struct Canvas<Symbols: View>: View {
    /// A built-in view without a body.
    public typealias Body = Never

    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols

    /// Creates a canvas. `renderer` draws into the context, whose origin is the view's top left, in the given size in points. It can draw
    /// the views in `symbols`, which ``GraphicsContext/resolveSymbol(id:)`` finds by their tags. `opaque`, `colorMode` and
    /// `rendersAsynchronously` are ignored: everything is drawn with the frame.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(CanvasNode.self) { CanvasNode(graph: $0, parent: $1, scope: $2) }
        node.assign(renderer)
        guard Symbols.self != EmptyView.self else { return }
        node.assignSymbols { symbols._lower(into: &$0) }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas. `renderer` draws into the context, whose origin is the view's top left, in the given size in points. `opaque`,
    /// `colorMode` and `rendersAsynchronously` are ignored: everything is drawn with the frame.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
    }
}

/// The colour space of blending. Blending always uses ``nonLinear``.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Blending of sRGB components, of linear components, or of linear components that may lie outside 0...1.
    case nonLinear, linear, extendedLinear
}

/// The node of a canvas, with its cached drawing and the size of that drawing.
final class CanvasNode: Node {
    override var isPrefetchable: Bool { true }

    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var drawn: (size: CGSize, items: DisplayList)?

    func assign(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.renderer = renderer
        drawn = nil
        drawingDidChange()
    }

    /// The views available as symbols; nil if there are none.
    private var symbols: SlotNode?

    func assignSymbols(_ lower: (inout NodeBuilder) -> Void) {
        NodeBuilder.fill(self, scope: scope) { builder in
            let slot = builder.node(SlotNode.self) { SlotNode(graph: $0, parent: $1, scope: $2) }
            NodeBuilder.fill(slot, scope: builder.scope, lower: lower)
            symbols = slot
        }
        symbols?.layoutParent = self
    }

    override func placeItems(_ proposal: ProposedViewSize) { symbols?.place(at: .zero, proposal: .unspecified) }

    /// Returns the current appearance of the view with the given tag.
    private func symbol(_ id: AnyHashable) -> CanvasSymbol? {
        guard let symbols, let item = symbols.items.first(where: { $0.pickerTag(below: symbols) == id }) else {
            return nil
        }
        let painter = Painter()
        painter.begin(size: item.frame.size, scale: 1, snapsToPixels: false)
        painter.paint(item, at: .zero)
        return CanvasSymbol(size: item.frame.size, items: painter.list)
    }

    override func environmentDidChange() {
        drawn = nil
        drawingDidChange()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        painter.draw(items(for: presentedFrame.size))
    }

    private func items(for size: CGSize) -> DisplayList {
        // Symbol views may change their appearance in each frame.
        if let drawn, drawn.size == size, symbols == nil { return drawn.items }
        let recorder = CanvasRecorder(
            environment: EnvironmentValues(scope: scope, reader: self), measurer: graph.text, size: size)
        if symbols != nil { recorder.symbol = { [unowned self] in symbol($0) } }
        var context = GraphicsContext(recorder: recorder)
        renderer(&context, size)
        drawn = (size, recorder.list)
        return recorder.list
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}

/// Records the drawing of a canvas. A class, because copies of a context draw into the same list.
final class CanvasRecorder {
    let environment: EnvironmentValues
    let measurer: any TextMeasuring
    let size: CGSize
    var list = DisplayList()
    /// Returns the symbol view with a tag.
    var symbol: @MainActor (AnyHashable) -> CanvasSymbol? = { _ in nil }

    init(environment: EnvironmentValues, measurer: any TextMeasuring, size: CGSize) {
        self.environment = environment
        self.measurer = measurer
        self.size = size
    }
}
