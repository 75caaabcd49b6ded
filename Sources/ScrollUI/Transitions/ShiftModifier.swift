import Foundation

/// Draws a view displaced by a share that is animated between the phases of a transition: 0 at the view's position, 1 at the start of the
/// insertion. The displacement does not affect the layout.
package protocol ShiftModifier: NodeModifier {
    var share: AnimatedVector { get set }
    /// Returns the offset from the view's own position, in points.
    @MainActor func offset(in node: Node) -> CGSize
}

extension ShiftModifier {
    /// Returns the share that is currently shown.
    @MainActor package func shownShare(in node: Node) -> Double { share.value(at: node.graph.time).x }

    @MainActor package mutating func animate(from old: Self, graph: ViewGraph) {
        var next = old.share
        next.set(share.target, in: graph)
        share = next
    }

    package func needsLayout(after old: Self) -> Bool { false }

    package static var drawsElsewhere: Bool { true }
    package static var isSteady: Bool { false }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    @MainActor package func paint(_ content: Node, in node: Node, into painter: Painter) {
        painter.shift(by: offset(in: node)) { painter.paint(content) }
    }

    @MainActor package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let offset = offset(in: node)
        return CGPoint(x: point.x - offset.width, y: point.y - offset.height)
    }

    @MainActor package func convertOut(_ rect: CGRect, in node: Node) -> CGRect {
        let offset = offset(in: node)
        return rect.offsetBy(dx: offset.width, dy: offset.height)
    }
}
