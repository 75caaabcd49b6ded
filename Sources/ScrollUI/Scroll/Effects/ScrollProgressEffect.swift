import Drawing
import Foundation

/// Effects made anew for each position of a view in a scroll view's window.
struct ScrollProgressModifier: NodeModifier {
    let axis: Axis?
    let effect: (Double) -> [EffectOperation]

    func needsLayout(after old: ScrollProgressModifier) -> Bool { false }

    mutating func animate(from old: ScrollProgressModifier, graph: ViewGraph) { graph.setNeedsPaint() }

    static var drawsElsewhere: Bool { true }
    static var isSteady: Bool { false }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.frame.size
        painter.apply(effect(progress(of: node, size, painter)), size: size) { painter.paint(content) }
    }

    /// -1 when the view has just gone out at the start, 0 in the middle, 1 just outside the end, and beyond.
    @MainActor private func progress(of node: Node, _ size: CGSize, _ painter: Painter) -> Double {
        let own = painter.viewports.last { port in self.axis.map { port.scroll.axes.contains($0) } ?? true }
        guard let viewport = own else { return 0 }
        let axis = self.axis ?? viewport.scroll.mainAxis
        let frame = CGRect(origin: painter.origin, size: size)
        let distance =
            frame.lowerEdge(axis) + frame.upperEdge(axis) - viewport.frame.lowerEdge(axis)
            - viewport.frame.upperEdge(axis)
        let whole = viewport.frame.size[axis] + size[axis]
        let sign: CGFloat = axis == .horizontal && node.scope.isRightToLeft ? -1 : 1
        return whole > 0 ? Double(sign * distance / whole) : 0
    }
}

extension Painter {
    /// Paints `content`, a view of `size` at the present origin, with all of the operations, the last one outermost.
    func apply(_ operations: some BidirectionalCollection<EffectOperation>, size: CGSize, _ content: () -> Void) {
        guard let last = operations.last else { return content() }
        apply(last, size: size) { apply(operations.dropLast(), size: size, content) }
    }
}

nonisolated extension View {
    /// Changes how the view is drawn by where it is in a scroll view's window: `progress` is 0 in the middle, -1 when it
    /// has just gone out at the top or leading end, 1 just outside the other one. An extension of ScrollUI's own, for
    /// what the three phases of `scrollTransition` cannot say.
    ///
    /// The effect is made in each frame that shows the view. A nil `axis` is the scroll view's own.
    public func scrollProgressEffect<E: VisualEffect>(
        axis: Axis? = nil, _ effect: @escaping @Sendable (EmptyVisualEffect, _ progress: Double) -> E
    ) -> some View {
        Modified(
            content: self,
            modifier: ScrollProgressModifier(axis: axis) { effect(EmptyVisualEffect(), $0).operations })
    }
}
