import Foundation

/// Where a node and everything in it draw, in the node's own space, points. A frame says only where layout has a view:
/// offsets, effects, overflowing children and letters go beyond it.
///
/// Found from the inside out as nodes are placed. It may be too large, and never too small.
struct DrawingReach: Equatable {
    /// The left, the top, and the negated right and bottom edge, so that the union takes the lesser of each.
    private var edges: SIMD4<Double>

    /// Draws nothing anywhere.
    static let nothing = DrawingReach(edges: SIMD4(repeating: .infinity))
    /// Must be painted wherever it is: nobody knows where it draws, or painting it does more than draw.
    static let everywhere = DrawingReach(edges: SIMD4(repeating: -.infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    init(_ rect: CGRect) {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        edges = SIMD4(x, y, -x - Double(rect.size.width), -y - Double(rect.size.height))
    }

    /// The window that is compared with reaches: `rect` and a margin for what rounding to pixels moves.
    init(window rect: CGRect, margin: CGFloat) { self.init(rect.insetBy(dx: -margin, dy: -margin)) }

    /// Nil where it is not bounded, or empty.
    var rect: CGRect? {
        guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else { return nil }
        return CGRect(x: edges.x, y: edges.y, width: -edges.z - edges.x, height: -edges.w - edges.y)
    }

    func union(_ other: DrawingReach) -> DrawingReach {
        DrawingReach(edges: pointwiseMin(edges, other.edges))
    }

    func contains(_ other: DrawingReach) -> Bool { all(edges .<= other.edges) }

    func moved(by offset: CGPoint) -> DrawingReach {
        let (x, y) = (Double(offset.x), Double(offset.y))
        return DrawingReach(edges: edges + SIMD4(x, y, -x, -y))
    }

    func widened(by length: Double) -> DrawingReach { DrawingReach(edges: edges - SIMD4(repeating: length)) }

    /// True if something of it, moved by `offset`, may lie in `window`.
    func meets(_ window: DrawingReach, at offset: CGPoint) -> Bool {
        let (x, y) = (Double(offset.x), Double(offset.y))
        let opposite = SIMD4(window.edges.z, window.edges.w, window.edges.x, window.edges.y)
        return all(edges + SIMD4(x, y, -x, -y) + opposite .<= 0)
    }

    /// By how much it goes beyond a view of `size`, points; infinite where that is not known.
    func overhang(over size: CGSize) -> Double {
        let frame = SIMD4(0, 0, -Double(size.width), -Double(size.height))
        return max(0, (frame - edges).max())
    }
}

extension Node {
    /// Finds the reach anew once the items are placed.
    final func updateReach() {
        var reach = ownReach
        var overhang = 0.0
        for item in laidItems {
            reach = reach.union(self.reach(of: item))
            overhang = max(overhang, item.drawingReach.overhang(over: item.frame.size))
        }
        drawingReach = reach
        itemOverhang = overhang
    }

    /// The same for a node of which the nodes around are not placed again: theirs must not be too small for it.
    final func updateReachAlone() {
        updateReach()
        var node = self
        while let outer = node.layoutParent {
            outer.itemOverhang = max(outer.itemOverhang, node.drawingReach.overhang(over: node.frame.size))
            let reach = outer.reach(of: node)
            if outer.drawingReach.contains(reach) { return }
            outer.drawingReach = outer.drawingReach.union(reach)
            node = outer
        }
    }

    /// The reach of a view that draws in its frame, and `margin` points beyond.
    final func frameReach(margin: CGFloat = 0) -> DrawingReach {
        DrawingReach(CGRect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin))
    }
}
