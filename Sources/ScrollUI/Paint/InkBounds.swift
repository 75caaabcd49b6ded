import Foundation

/// Where a node and everything in it draw, in the node's own space, points. A frame says only where layout has a view:
/// offsets, effects, overflowing children and letters go beyond it.
///
/// Found from the inside out as nodes are placed. It may be too large, and never too small.
@_spi(Nodes) public struct InkBounds: Equatable, Sendable {
    /// The left, the top, and the negated right and bottom edge, so that the union takes the lesser of each.
    private var edges: SIMD4<Double>

    /// Draws nothing anywhere.
    package static let nothing = InkBounds(edges: SIMD4(repeating: .infinity))
    /// Must be painted wherever it is: nobody knows where it draws, or painting it does more than draw.
    package static let everywhere = InkBounds(edges: SIMD4(repeating: -.infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    init(_ rect: CGRect) {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        edges = SIMD4(x, y, -x - Double(rect.size.width), -y - Double(rect.size.height))
    }

    /// The window that is compared with ink bounds: `rect` and a margin for what rounding to pixels moves.
    init(window rect: CGRect, margin: CGFloat) { self.init(rect.insetBy(dx: -margin, dy: -margin)) }

    /// Nil where it is not bounded, or empty.
    var rect: CGRect? {
        guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else { return nil }
        return CGRect(x: edges.x, y: edges.y, width: -edges.z - edges.x, height: -edges.w - edges.y)
    }

    func union(_ other: InkBounds) -> InkBounds {
        InkBounds(edges: pointwiseMin(edges, other.edges))
    }

    func contains(_ other: InkBounds) -> Bool { all(edges .<= other.edges) }

    func moved(by offset: CGPoint) -> InkBounds {
        let (x, y) = (Double(offset.x), Double(offset.y))
        return InkBounds(edges: edges + SIMD4(x, y, -x, -y))
    }

    func widened(by length: Double) -> InkBounds { InkBounds(edges: edges - SIMD4(repeating: length)) }

    /// True if something of it, moved by `offset`, may lie in `window`.
    func meets(_ window: InkBounds, at offset: CGPoint) -> Bool {
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
    /// Finds the ink bounds anew once the items are placed.
    final func updateInkBounds() {
        var bounds = ownInkBounds
        var overhang = 0.0
        for item in laidItems {
            bounds = bounds.union(self.inkBounds(of: item))
            overhang = max(overhang, item.inkBounds.overhang(over: item.frame.size))
        }
        inkBounds = bounds
        itemOverhang = overhang
    }

    /// The same for a node of which the nodes around are not placed again: theirs must not be too small for it.
    final func updateInkBoundsAlone() {
        updateInkBounds()
        var node = self
        while let outer = node.layoutParent {
            outer.itemOverhang = max(outer.itemOverhang, node.inkBounds.overhang(over: node.frame.size))
            let bounds = outer.inkBounds(of: node)
            if outer.inkBounds.contains(bounds) { return }
            outer.inkBounds = outer.inkBounds.union(bounds)
            node = outer
        }
    }

    /// The ink bounds of a view that draws in its frame, and `margin` points beyond.
    package final func frameInkBounds(margin: CGFloat = 0) -> InkBounds {
        InkBounds(CGRect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin))
    }
}
