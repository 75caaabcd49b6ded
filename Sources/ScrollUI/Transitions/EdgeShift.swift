import Drawing
import Foundation

/// Draws a view displaced by a fraction of its own size.
package struct EdgeShift: NodeModifier {
    private var share: AnimatedVector

    /// Creates a displacement from the fractions of width and height, to the trailing side and down.
    init(_ share: SIMD4<Double>) {
        self.share = AnimatedVector(share)
    }

    package mutating func animate(from old: EdgeShift, graph: ViewGraph) {
        var next = old.share
        next.set(share.target, in: graph)
        share = next
    }

    package func needsLayout(after old: EdgeShift) -> Bool { false }

    package static var drawsElsewhere: Bool { true }
    package static var isSteady: Bool { false }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.shift(by: shift(in: node)) { painter.paint(content) }
    }

    @MainActor private func shift(in node: Node) -> CGSize {
        let share = share.value(at: node.graph.time)
        let size = node.presentedFrame.size
        let side: Double = node.scope.isRightToLeft ? -1 : 1
        return CGSize(width: side * share.x * size.width, height: share.y * size.height)
    }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let shift = shift(in: node)
        return CGPoint(x: point.x - shift.width, y: point.y - shift.height)
    }

    package func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        let shift = shift(in: node)
        return rect.offsetBy(dx: shift.width, dy: shift.height)
    }
}

nonisolated extension View {
    func shifted(by share: Double, towards edge: Edge) -> some View {
        let vector: SIMD4<Double>
        switch edge {
        case .leading: vector = SIMD4(-share, 0, 0, 0)
        case .trailing: vector = SIMD4(share, 0, 0, 0)
        case .top: vector = SIMD4(0, -share, 0, 0)
        case .bottom: vector = SIMD4(0, share, 0, 0)
        }
        return Modified(content: self, modifier: EdgeShift(vector))
    }
}
