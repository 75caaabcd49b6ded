import Foundation
import ScrollPhysics

/// Marks the layout whose views are the targets of the enclosing scroll view.
package struct TargetLayoutModifier: NodeModifier {
    let isEnabled: Bool
    package func needsLayout(after old: TargetLayoutModifier) -> Bool { isEnabled != old.isEnabled }
}

nonisolated extension View {
    /// Makes the views of this stack or grid the targets on which scrolling may rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        Modified(content: self, modifier: TargetLayoutModifier(isEnabled: isEnabled))
    }
}

/// The targets' spans along one axis: from existing views, or computed from a lazy container's extents.
struct TargetSpans: RandomAccessCollection {
    fileprivate enum Source {
        case spans([TargetSpan])
        case lazy(LazyStackNode, origin: Double)
    }

    fileprivate let source: Source
    let startIndex = 0
    let endIndex: Int

    static let none = TargetSpans(source: .spans([]), endIndex: 0)

    subscript(position: Int) -> TargetSpan {
        switch source {
        case .spans(let spans): return spans[position]
        case .lazy(let stack, let origin):
            // Targets are only read while the main actor resolves the end of a gesture.
            return MainActor.assumeIsolated {
                let span = stack.span(of: stack.isMirrored ? endIndex - 1 - position : position)
                return TargetSpan(start: origin + span.start, end: origin + span.end)
            }
        }
    }
}

extension TargetSpans {
    /// Returns the offset at which a gesture rests on one of these targets; nil if there are none.
    func offset(for projection: AxisProjection, rule: AlignmentRule) -> Double? {
        guard case .spans(let spans) = source else { return alignedTarget(among: self, for: projection, rule: rule) }
        // The horizontal spans of views in a column may contain each other.
        let ordered = spans.sorted { $0.point(at: rule.anchor) < $1.point(at: rule.anchor) }
        let count = rule.limit.count(wholeVisible: wholeCount(spans, projection))
        return alignedTarget(among: ordered, for: projection, anchor: rule.anchor, atMost: count)
    }

    /// Returns the number of offsets with a target that was entirely visible at the start of the gesture.
    private func wholeCount(_ spans: [TargetSpan], _ projection: AxisProjection) -> Int {
        let extent = projection.extent
        let low = extent.clamp(projection.start) + extent.leadingInset - 0.5
        let high = low + extent.page + 1
        return Set(spans.lazy.filter { $0.start >= low && $0.end <= high }.map(\.start)).count
    }
}

/// Finds the targets of one scroll view, by position and by id.
@MainActor
struct TargetFinder {
    let content: ScrollContentNode

    /// Returns the node whose items are targets; nil without a target layout.
    func layout() -> Node? {
        content.items.lazy.compactMap { TargetFinder.layout(in: $0) }.first
    }

    private static func layout(in node: Node) -> Node? {
        if node is ScrollNode { return nil }
        if let marker = node as? ModifierNode<TargetLayoutModifier>, marker.modifier.isEnabled {
            return TargetFinder.container(in: marker)
        }
        for item in node.items { if let found = layout(in: item) { return found } }
        return nil
    }

    /// Returns the container inside the mark and whatever surrounds it: modifiers, backgrounds, bars.
    private static func container(in marker: Node) -> Node? {
        var node = marker.items.first
        while let current = node, let inner = current.mainItem { node = inner }
        return node
    }

    func spans(along axis: Axis) -> TargetSpans {
        guard let layout = layout() else { return spans(of: content.markedTargets, along: axis) }
        if let lazy = layout as? LazyStackNode, lazy.axis == axis {
            let origin = content.convert(CGRect(origin: .zero, size: .zero), from: lazy).origin[axis]
            return TargetSpans(source: .lazy(lazy, origin: Double(origin)), endIndex: lazy.rowCount)
        }
        return spans(of: layout.items, along: axis)
    }

    private func spans(of nodes: [Node], along axis: Axis) -> TargetSpans {
        let spans = nodes.map { span(of: $0, along: axis) }
        return TargetSpans(source: .spans(spans.sorted { $0.start < $1.start }), endIndex: spans.count)
    }

    private func span(of node: Node, along axis: Axis) -> TargetSpan {
        content.frame(of: node).span(axis)
    }

    /// Returns the frame of the view with that id, in content coordinates; estimated for rows that were never built.
    /// With `amongOwn`, views in nested scroll views are excluded.
    func frame(of id: AnyHashable, amongOwn: Bool = false) -> CGRect? {
        if let lazy = layout() as? LazyStackNode, let index = lazy.lazyItems.index(ofTarget: id) {
            return frame(ofRow: index, in: lazy)
        }
        return lazyFrame(of: id, in: content)
            ?? (amongOwn ? content.findOutsideScrollViews(id) : content.find(id)).flatMap(frame)
    }

    /// Returns the frame of a row. Across the lines, an existing row has its own length, any other the length of its
    /// cell.
    private func frame(ofRow index: Int, in lazy: LazyStackNode) -> CGRect {
        let rect = cellFrame(ofRow: index, in: lazy)
        guard let row = lazy.shownRow(index), row.isPlaced else { return rect }
        let across = lazy.axis.other
        let known = content.frame(of: row)
        return CGRect(
            origin: CGPoint(along: across, known.lowerEdge(across), across: rect.lowerEdge(lazy.axis)),
            size: CGSize(along: across, known.size[across], across: rect.size[lazy.axis]))
    }

    private func cellFrame(ofRow index: Int, in lazy: LazyStackNode) -> CGRect {
        content.convert(lazy.frame(ofItem: index), from: lazy)
    }

    private func frame(of node: Node) -> CGRect? {
        node.layoutItems.filter(\.isPlaced).map {
            content.convert(CGRect(origin: .zero, size: $0.frame.size), from: $0)
        }
        .reduce(nil) { $0?.union($1) ?? $1 }
    }

    private func lazyFrame(of id: AnyHashable, in node: Node) -> CGRect? {
        for item in node.items where !(item is ScrollNode) {
            if let lazy = item as? LazyStackNode, let index = lazy.lazyItems.index(ofTarget: id) {
                return frame(ofRow: index, in: lazy)
            }
            if let found = lazyFrame(of: id, in: item) { return found }
        }
        return nil
    }

    /// Returns the frames of all targets in content coordinates, in order of layout; estimated for rows that do not
    /// exist. Empty if there are more than `limit`.
    func frames(atMost limit: Int) -> [CGRect] {
        guard let layout = layout() else { return content.markedTargets.prefix(limit).map { content.frame(of: $0) } }
        guard let lazy = layout as? LazyStackNode else {
            return layout.items.count <= limit ? layout.items.map { content.frame(of: $0) } : []
        }
        let count = lazy.lazyItems.count
        return count <= limit ? (0..<count).map { frame(ofRow: $0, in: lazy) } : []
    }

    /// Whether there is a view to rest on, or a target layout.
    var hasTargets: Bool { layout() != nil || !content.markedTargets.isEmpty }

    /// Whether there is a target layout without views.
    var isEmpty: Bool {
        guard let layout = layout() else { return false }
        return (layout as? LazyStackNode)?.lazyItems.count ?? layout.items.count == 0
    }

    /// The id of any target, for messages.
    var someID: AnyHashable? {
        guard let layout = layout() else { return nil }
        if let lazy = layout as? LazyStackNode { return lazy.lazyItems.id(at: 0) }
        return layout.items.first?.identity
    }

    /// The existing targets with an id, with their frames in content coordinates, in order of layout. New ones have a frame only after a
    /// layout.
    var identified: [(id: AnyHashable, frame: CGRect)] {
        guard let layout = layout() else { return [] }
        guard let lazy = layout as? LazyStackNode else {
            return layout.items.filter(\.isPlaced).compactMap { node in
                node.identity.map { ($0, content.frame(of: node)) }
            }
        }
        return lazy.shownItems.compactMap { item in
            lazy.lazyItems.id(at: item).map { ($0, frame(ofRow: item, in: lazy)) }
        }
    }

    /// Returns the ids of the targets of whose area at least `share` lies in `window`, in content coordinates, in
    /// order of layout.
    func ids(in window: CGRect, share: Double) -> [AnyHashable] {
        guard let layout = layout() else { return [] }
        if let lazy = layout as? LazyStackNode {
            return lazy.shownItems.compactMap { index in
                frame(ofRow: index, in: lazy).share(in: window) >= share ? lazy.lazyItems.id(at: index) : nil
            }
        }
        return layout.items.compactMap { content.frame(of: $0).share(in: window) >= share ? $0.identity : nil }
    }

    /// Returns the id, among those that fit, of the target at the window's `anchor`; a nil anchor takes the first
    /// visible target. `start` and `length` are those of the window between the insets.
    func id(
        at anchor: UnitPoint?, inWindowFrom start: CGFloat, length: CGFloat, axis: Axis,
        fitting fits: (AnyHashable) -> Bool
    ) -> AnyHashable? {
        let anchor = anchor ?? .topLeading
        let isMirrored = axis == .horizontal && content.scope.isRightToLeft
        // A view that ends at the end of the window is the one there, not the next, which begins outside.
        let inward = isMirrored ? anchor[axis] : -anchor[axis]
        let line = Double(start + length * anchor.physical(content.scope.isRightToLeft)[axis] + inward)
        guard let layout = layout() else {
            return target(at: line, among: content.markedTargets, axis: axis)?.identity(fitting: fits)
        }
        if let lazy = layout as? LazyStackNode, lazy.axis == axis {
            let origin = Double(content.convert(.zero, from: lazy).origin[axis])
            return lazy.id(ofLine: lazy.index(at: line - origin), fitting: fits)
        }
        return target(at: line, among: layout.items, axis: axis)?.identity(fitting: fits)
    }

    /// Returns the id of the target whose `anchor`, a share of its length, lies on the window's at an offset, or
    /// would lie beyond the bounds there.
    func id(restingAt offset: Double, in extent: AxisExtent, anchor: Double, axis: Axis) -> AnyHashable? {
        guard let layout = layout() else { return nil }
        if let lazy = layout as? LazyStackNode, lazy.axis == axis {
            let index = restingTarget(among: spans(along: axis), at: offset, in: extent, anchor: anchor)
            return index.flatMap { lazy.id(ofLine: lazy.isMirrored ? lazy.rowCount - 1 - $0 : $0) }
        }
        let items = (layout as? LazyStackNode).map(settled) ?? identified
        let targets = items.map { (id: $0.id, span: $0.frame.span(axis)) }.sorted {
            $0.span.point(at: anchor) < $1.span.point(at: anchor)
        }
        return restingTarget(among: targets.map(\.span), at: offset, in: extent, anchor: anchor).map { targets[$0].id }
    }

    /// Returns the existing rows that fill their cell across the lines: they keep that frame after they are removed.
    private func settled(_ lazy: LazyStackNode) -> [(id: AnyHashable, frame: CGRect)] {
        lazy.shownItems.compactMap { item in
            let frame = frame(ofRow: item, in: lazy)
            let difference = frame.distance(from: cellFrame(ofRow: item, in: lazy), along: lazy.axis.other)
            return difference < 0.01 ? lazy.lazyItems.id(at: item).map { ($0, frame) } : nil
        }
    }

    /// Returns the first node, in layout direction, that extends more than half a point beyond the line, otherwise the
    /// last one. Complexity: O(n).
    private func target(at line: Double, among nodes: [Node], axis: Axis) -> Node? {
        let isMirrored = axis == .horizontal && content.scope.isRightToLeft
        var (first, last): ((node: Node, start: Double)?, (node: Node, start: Double)?)
        for node in nodes {
            let span = content.frame(of: node).span(axis)
            let start = isMirrored ? -span.end : span.start
            let isBeyond = isMirrored ? span.start < line - 0.5 : span.end > line + 0.5
            if isBeyond, start < first?.start ?? .infinity { first = (node, start) }
            if start >= last?.start ?? -.infinity { last = (node, start) }
        }
        return (first ?? last)?.node
    }
}

extension CGRect {
    fileprivate func span(_ axis: Axis) -> TargetSpan {
        TargetSpan(start: Double(lowerEdge(axis)), end: Double(upperEdge(axis)))
    }

    /// Returns the distance between the ends along an axis, in points.
    fileprivate func distance(from other: CGRect, along axis: Axis) -> CGFloat {
        max(abs(lowerEdge(axis) - other.lowerEdge(axis)), abs(upperEdge(axis) - other.upperEdge(axis)))
    }
}
