import Drawing
import Foundation

/// Effects computed from the position of a view in a scroll view's window.
package struct ScrollProgressModifier: NodeModifier {
    let axis: Axis?
    let effect: (Double) -> [EffectOperation]

    package func needsLayout(after old: ScrollProgressModifier) -> Bool { false }

    package static var drawsElsewhere: Bool { true }
    package static var isSteady: Bool { false }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.frame.size
        let operations = effect(progress(of: node, size, painter)).directed(in: node, size: size)
        painter.apply(operations, size: size) { painter.paint(content) }
    }

    /// Returns -1 if the view has just left the window at the start, 0 in the middle and 1 just outside the end;
    /// values beyond are possible.
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
    /// Paints `content`, a view of `size` at the present origin, with all operations, the last one outermost.
    func apply(_ operations: some BidirectionalCollection<EffectOperation>, size: CGSize, _ content: () -> Void) {
        guard let last = operations.last else { return content() }
        apply(last, size: size) { apply(operations.dropLast(), size: size, content) }
    }
}

nonisolated extension View {
    /// Changes the drawing of the view by its position in a scroll view's window: `progress` is 0 in the middle, -1
    /// when the view has just left at the top or leading end, and 1 just outside the other end. An extension of
    /// ScrollUI's own, for effects that the three phases of `scrollTransition` cannot express.
    ///
    /// The effect is computed in each frame that shows the view. A nil `axis` is the scroll view's own.
    public func scrollProgressEffect<E: VisualEffect>(
        axis: Axis? = nil, _ effect: @escaping @Sendable (EmptyVisualEffect, _ progress: Double) -> E
    ) -> some View {
        Modified(
            content: self,
            modifier: ScrollProgressModifier(axis: axis) { effect(EmptyVisualEffect(), $0).operations })
    }
}
