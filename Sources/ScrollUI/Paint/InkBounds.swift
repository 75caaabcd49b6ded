import Foundation

/// The bounds of the drawing of a node and its descendants, in the node's own coordinate space, in points. A frame is only the area
/// that layout assigned: offsets, effects, overflowing children and glyphs extend beyond it. Invisible areas that take hits are part of
/// the bounds.
///
/// Computed from the inside out as nodes are placed. The bounds may be too large, but never too small.
@_spi(Nodes) public struct InkBounds: Equatable, Sendable {
    /// The left edge, the top edge, and the negated right and bottom edges, so that a union takes the minimum of each.
    private var edges: SIMD4<Double>

    /// The bounds of a node that draws nothing.
    package static let nothing = InkBounds(edges: SIMD4(repeating: .infinity))
    /// The bounds of a node that must always be painted, because its drawing is unbounded or painting it has other effects.
    package static let everywhere = InkBounds(edges: SIMD4(repeating: -.infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    init(_ rect: CGRect) {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        edges = SIMD4(x, y, -x - Double(rect.size.width), -y - Double(rect.size.height))
    }

    /// Creates the window that ink bounds are compared with: `rect` and a margin for rounding to pixels.
    init(window rect: CGRect, margin: CGFloat) { self.init(rect.insetBy(dx: -margin, dy: -margin)) }

    /// The bounds as a rectangle; nil if they are unbounded or empty.
    var rect: CGRect? {
        guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else { return nil }
        return CGRect(x: edges.x, y: edges.y, width: -edges.z - edges.x, height: -edges.w - edges.y)
    }

    func union(_ other: InkBounds) -> InkBounds {
        InkBounds(edges: pointwiseMin(edges, other.edges))
    }

    func contains(_ other: InkBounds) -> Bool { all(edges .<= other.edges) }

    func contains(_ point: CGPoint) -> Bool { contains(InkBounds(CGRect(origin: point, size: .zero))) }

    func moved(by offset: CGPoint) -> InkBounds {
        let (x, y) = (Double(offset.x), Double(offset.y))
        return InkBounds(edges: edges + SIMD4(x, y, -x, -y))
    }

    func widened(by length: Double) -> InkBounds { InkBounds(edges: edges - SIMD4(repeating: length)) }

    /// Whether any part of the bounds, moved by `offset`, may lie in `window`.
    func meets(_ window: InkBounds, at offset: CGPoint) -> Bool {
        let (x, y) = (Double(offset.x), Double(offset.y))
        let opposite = SIMD4(window.edges.z, window.edges.w, window.edges.x, window.edges.y)
        return all(edges + SIMD4(x, y, -x, -y) + opposite .<= 0)
    }

    /// Returns the axes along which the bounds, moved by `offset`, lie in `rect`.
    func axes(inside rect: CGRect, at offset: CGPoint) -> Axis.Set {
        let isInside = InkBounds(rect).edges .<= moved(by: offset).edges
        var axes: Axis.Set = []
        if isInside[0], isInside[2] { axes.insert(.horizontal) }
        if isInside[1], isInside[3] { axes.insert(.vertical) }
        return axes
    }

    /// Returns the axes along which the bounds are no longer than `size`.
    func axes(fitting size: CGSize) -> Axis.Set {
        var axes: Axis.Set = []
        if -edges.z - edges.x <= Double(size.width) { axes.insert(.horizontal) }
        if -edges.w - edges.y <= Double(size.height) { axes.insert(.vertical) }
        return axes
    }

    /// Returns `rect`, along `axes` as long as is needed to contain the bounds, too.
    func union(with rect: CGRect, along axes: Axis.Set) -> CGRect {
        let own = InkBounds(rect).edges
        var all = pointwiseMin(own, edges)
        if !axes.contains(.horizontal) { (all.x, all.z) = (own.x, own.z) }
        if !axes.contains(.vertical) { (all.y, all.w) = (own.y, own.w) }
        return CGRect(x: all.x, y: all.y, width: -all.z - all.x, height: -all.w - all.y)
    }

    /// Returns the distance by which the bounds extend beyond a view of `size`, in points; infinite if unbounded.
    func overhang(over size: CGSize) -> Double {
        let frame = SIMD4(0, 0, -Double(size.width), -Double(size.height))
        return max(0, (frame - edges).max())
    }
}

extension Node {
    /// Recomputes the ink bounds after the items are placed.
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

    /// Recomputes the ink bounds of a node whose ancestors are not placed again, and enlarges their bounds if necessary.
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

    /// Returns the ink bounds of a view that draws in its frame and up to `margin` points beyond it.
    package final func frameInkBounds(margin: CGFloat = 0) -> InkBounds {
        InkBounds(CGRect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin))
    }
}
