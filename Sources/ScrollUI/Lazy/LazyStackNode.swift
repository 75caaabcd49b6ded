import Foundation
import ScrollPhysics

/// A column, row or grid that has only the visible children.
///
/// Its lines (rows, rows of cells, headers) are measured when they come into view. Changes of length before the first
/// line that stays in view are added to the scroll offset, so that the visible content does not move.
package final class LazyStackNode: Node {
    override var isPrefetchable: Bool { true }

    package var layout: LazyLayout {
        didSet {
            guard layout.needsLayout(after: oldValue) else { return }
            if anchor == nil, !isDataNew, layout.axis == oldValue.axis { anchor = visibleAnchor() }
            extents = nil
            gatheredLines = nil
            across = nil
            dropOwnPrefetchedRows()
            setNeedsLayout()
        }
    }

    private(set) var gathered: LazyItems?
    private var gatheredLines: LazyLines?
    package var extents: SparseExtents?
    /// The length across the axis for which lines were measured, and the tracks in it.
    var across: CGFloat?
    var tracks = GridTracks([], space: nil)
    /// The existing lines, their items, and the nodes of the items in order.
    package var materialized = 0..<0
    package var shownItems = 0..<0
    package var rows: [Node] = []
    /// Empty memory for the next ``rows``.
    var lastRows: [Node] = []
    /// The pinned headers and footers, and the previous ones.
    package var pins: [Node] = []
    var lastPins: [Node] = []
    /// The point that keeps its position while the lines around it are measured; nil for the start of the first line
    /// that stays in view.
    var anchorPoint: LinePoint?
    /// The line at the reading position of a user who scrolls towards the start: the first line that was visible
    /// before new lines came in. Lines before it grow and shrink away from it. Nil if it is the first visible line.
    var eyeLine: Int?
    /// The distance by which this container has moved the scroll view's content in the present layout.
    var shift = 0.0
    var estimateIsFirst = true
    /// Whether only the first line has been measured.
    var isFirstLineAlone = true
    var isShowing = false
    /// Whether an element was found to be more than one row after the items had been collected.
    var mustGatherAgain = false
    /// The length across for which the container was last measured.
    private(set) var askedAcross: CGFloat?
    /// The ideal length across, that of the first row, if the stack was asked for it.
    private var idealAcross: CGFloat?
    /// Whether the estimate was made from elements that turned out to be more than one row each.
    private var isEstimateStale = false
    /// The start of the view at the last prefetching.
    var lastStart: Double?
    /// The lines that the last complete round has prefetched; nil if some of them were released since.
    var prepared: LinesAhead?
    /// The width of the container to which the offset of the scroll view belongs: that of the last placing, or of the next one if lines were
    /// measured since.
    private var lineWidth: CGFloat?
    /// The right end, from which lines are counted that begin at the right, in points.
    var rightEnd: Double { Double(lineWidth ?? frame.width) }
    private var isDataNew = false
    private var areRowsStale = false
    /// The decoration; nil for a plain stack or grid. See ``decorate(with:)``.
    package private(set) var decoration: (any LazyDecoration)?
    /// The visible content before the data changed.
    private var anchor: LazyContentAnchor?

    package init(_ layout: LazyLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    var axis: Axis { layout.axis }

    package override var typeName: String { decoration?.typeName ?? super.typeName }
    package override var responder: Responder? { decoration?.responder }
    override var gestureRunner: GestureRunner? { decoration?.gestureRunner }
    package override var detachedChildren: [Node] { decoration?.extraNodes ?? [] }

    /// Extends the container, for example to a list.
    package func decorate(with decoration: any LazyDecoration) { self.decoration = decoration }

    package var lazyItems: LazyItems {
        if let gathered { return gathered }
        let items = LazyItems(of: self)
        gathered = items
        decoration?.didGather(items)
        return items
    }

    /// The lines of the items, with the present number of tracks as columns.
    package var lines: LazyLines {
        let columns = tracks.tracks.count
        if let gatheredLines, gatheredLines.columns == columns { return gatheredLines }
        let lines = LazyLines(lazyItems, columns: columns)
        gatheredLines = lines
        return lines
    }

    package override var materializedItems: [Node]? { rows }

    override var isPlacingItems: Bool { isShowing }

    package override func itemsDidChange() {
        if extents != nil { dataWillChange() }
        gathered = nil
        gatheredLines = nil
    }

    package override func collectItems(into items: inout [Node]) { items.append(self) }

    /// The scroll view that scrolls this container along its axis.
    var scroll: ScrollNode? {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.axes.contains(axis) ? scroll : nil }
            node = current.layoutParent
        }
        return nil
    }

    // MARK: Layout

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard lazyItems.count > 0 else { return CGSize(along: axis, 0, across: proposal[axis.other] ?? 0) }
        let width = proposal[axis.other] ?? measureIdealAcross()
        let items = lazyItems
        askedAcross = width
        if scroll == nil {
            prepareExtents(items, across: width)
            measureAll(across: width)
        }
        let length = isCurrent(items, across: width) ? extents?.total : restored(items, across: width).total
        return CGSize(along: axis, CGFloat(max(0, length ?? 0)), across: width)
    }

    /// Returns the ideal length across: the length of the tracks of a grid, or the length of the first row of a
    /// stack.
    private func measureIdealAcross() -> CGFloat {
        if layout.tracks != nil { return layout.resolve(across: nil).total }
        let ideal = firstRow.map { measure($0, across: nil)[axis.other] } ?? 0
        idealAcross = ideal
        return ideal
    }

    /// The first row, after its element has been found to be one row.
    private var firstRow: Node? {
        while let row = lazyItems.node(at: 0) {
            examine(row)
            guard mustGatherAgain else { return row }
            gatherAgain()
        }
        return nil
    }

    /// Forgets the ideal length across if the first row, which may have changed while it was out of view, has another one. Returns true if
    /// so: then the stack has to be measured again.
    func forgetStaleIdealAcross() -> Bool {
        guard let ideal = idealAcross, shownItems.first == 0, let row = rows.first else { return false }
        guard abs(measure(row, across: nil)[axis.other] - ideal) > Self.rounding else { return false }
        idealAcross = nil
        return true
    }

    /// Called when rows that are not in view may have changed.
    func unseenRowsDidChange() {
        if idealAcross != nil, shownItems.first != 0 { setNeedsLayout() }
    }

    override func outerEnvironmentDidChange(_ keys: [ObjectIdentifier]) { unseenRowsDidChange() }

    func measure(_ row: Node, across: CGFloat?) -> CGSize {
        row.layoutParent = self
        if graph.prefetchLog == nil { row.performPutOffMeasuring() }
        return row.measure(ProposedViewSize(along: axis, nil, across: across))
    }

    /// Whether the extents belong to the present items and that length across.
    private func isCurrent(_ items: LazyItems, across width: CGFloat) -> Bool {
        !isDataNew && !areRowsStale && across == width && extents?.count == lines.count
            && extents?.spacing == layout.gap
    }

    /// Returns extents that only have an estimate: the previous one if lines are measured for the same length.
    private func fresh(_ items: LazyItems, across width: CGFloat) -> SparseExtents {
        let isSame = across == width && !areRowsStale
        let tracks = isSame && !self.tracks.tracks.isEmpty ? self.tracks : layout.resolve(across: width)
        let columns = tracks.tracks.count
        let lines = columns == self.lines.columns ? self.lines : LazyLines(items, columns: columns)
        let known = isSame ? knownEstimate : nil
        let first = items.node(at: lines.firstCell)
        let estimate = known ?? first.map { Double(measure($0, across: tracks.tracks[0].length)[axis]) }
        var new = SparseExtents(count: lines.count, estimate: estimate ?? 0, spacing: layout.gap)
        measureHeaders(in: &new, lines, across: width)
        return new
    }

    /// Returns extents with the lengths of the lines that still exist, if they were measured for the same length.
    private func restored(_ items: LazyItems, across width: CGFloat) -> SparseExtents {
        var new = fresh(items, across: width)
        if across == width, !areRowsStale { anchor?.restoreLengths(in: &new, items, lines) }
        return new
    }

    /// The previous estimate; nil if there are no lines, or only lines without views.
    private var knownEstimate: Double? {
        guard let extents, extents.count > 0, extents.estimate > 0, !isEstimateStale else { return nil }
        return extents.estimate
    }

    /// Measures headers and footers, which exist from the start and are seldom as long as the rows, up to a number
    /// that takes noticeable time.
    private func measureHeaders(in extents: inout SparseExtents, _ lines: LazyLines, across width: CGFloat) {
        for run in lines.runs.lazy.filter({ !$0.isCells }).prefix(LazyStackNode.mostMeasuredHeaders) {
            for index in 0..<run.lineCount {
                guard let node = lazyItems.node(at: run.firstItem + index) else { continue }
                extents.set(Double(measure(node, across: width)[axis]), of: run.firstLine + index)
            }
        }
    }

    /// The greatest number of measured headers; a thousand take about a millisecond.
    private static let mostMeasuredHeaders = 1000

    /// Sets the extents for a layout. Measuring must not set them: a container measures for many lengths.
    private func prepareExtents(_ items: LazyItems, across width: CGFloat) {
        if isCurrent(items, across: width) { return }
        let isSame = across == width && !areRowsStale
        if anchor == nil { anchor = visibleAnchor() }
        let new = restored(items, across: width)
        if !isSame || knownEstimate == nil {
            estimateIsFirst = true
            isFirstLineAlone = true
        }
        isDataNew = false
        areRowsStale = false
        isEstimateStale = false
        if let old = self.across, old != width { dropOwnPrefetchedRows() }
        across = width
        tracks = layout.resolve(across: width)
        if let (point, shift) = anchor?.point(in: new, items, lines, wasMoved: isSame) {
            anchorPoint = point
            if eyeLine != nil { eyeLine = point.line }
            adjust(scroll, by: shift)
        }
        anchor = nil
        extents = new
        materialized = 0..<0
    }

    /// Called when the container by which rows compute their lengths has changed.
    func containerDidChange() {
        areRowsStale = true
        dropOwnPrefetchedRows()
        setNeedsLayout()
    }

    /// Called when a modifier around each row has other values.
    func wrapperDidChange() {
        dropOwnPrefetchedRows()
        for case let row as ElementNode in rows { row.invalidateWrappers() }
    }

    /// Called before rows are inserted, removed or moved. Records the content that must keep its position.
    func dataWillChange() {
        if anchor == nil, !isDataNew { anchor = visibleAnchor() }
        gathered = nil
        gatheredLines = nil
        isDataNew = true
        setNeedsLayout()
    }

    /// Collects the items again, since an element turned out to be more than one row.
    func gatherAgain() {
        mustGatherAgain = false
        dataWillChange()
        isEstimateStale = true
    }

    private func visibleAnchor() -> LazyContentAnchor? {
        guard let scroll, let extents, extents.count > 0, let gathered, let gatheredLines else { return nil }
        // If all content is in view, there is nothing to scroll back to.
        if scroll.scroller.extent[ScrollAxis(axis)].fits { return nil }
        return LazyContentAnchor(
            extents, gathered, gatheredLines, line: restLine(scroll), tolerance: Self.halfPoint, shown: shownItems)
    }

    /// Measures all lines. If the items change during measuring, it starts again with the new ones.
    private func measureAll(across width: CGFloat) {
        var line = 0
        while line < lines.count {
            let length = measure(line: line)
            if mustGatherAgain {
                gatherAgain()
                prepareExtents(lazyItems, across: width)
                line = 0
            } else {
                extents?.set(length, of: line)
                line += 1
            }
        }
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        prepared = nil
        if let scroll {
            scroll.register(self)
            anchorMirroredLines(scroll, to: frame.width)
            prepareExtents(lazyItems, across: frame.size[axis.other])
            materialized = 0..<0
            updateWindow()
            // The stack was measured before its rows.
            if unplacedLength != 0 {
                anchorMirroredLines(scroll, to: frame.width + CGFloat(unplacedLength))
                setNeedsLayout()
            }
        } else {
            prepareExtents(lazyItems, across: frame.size[axis.other])
            materialized = 0..<0
            show(0..<lines.count)
        }
    }

    /// The points by which the lines, as known at present, are longer than the stack was placed; negative if they are shorter.
    var unplacedLength: Double {
        guard isPlaced, let total = extents?.total else { return 0 }
        let length = max(0, total) - Double(frame.size[axis])
        return abs(length) > Self.rounding ? length : 0
    }

    /// The distance in points by which two sums of the same lengths may differ.
    private static let rounding = 0.001

    /// Moves lines that begin at the right to their position in a container of that width.
    private func anchorMirroredLines(_ scroll: ScrollNode, to width: CGFloat) {
        guard axis == .horizontal else { return }
        if isMirrored, let lineWidth { scroll.adjust(axis, by: Double(width - lineWidth)) }
        lineWidth = width
    }

    // MARK: Drawing and hits

    package override var isSteady: Bool { false }
    package override var ownInkBounds: InkBounds { .everywhere }

    package override func paint(into painter: Painter) {
        let low = painter.visible.lowerEdge(axis) - painter.origin[axis]
        let high = painter.visible.upperEdge(axis) - painter.origin[axis]
        decoration?.paintBehind(into: painter)
        for row in rows where row.frame.upperEdge(axis) > low && row.frame.lowerEdge(axis) < high && !isPinned(row) {
            paint(row, into: painter)
        }
        decoration?.paintLines(into: painter)
        for pin in pins {
            decoration?.paintBehind(pin, into: painter)
            painter.paint(pin)
        }
        decoration?.paintInFront(into: painter)
    }

    private func paint(_ row: Node, into painter: Painter) {
        guard let decoration else { return painter.paint(row) }
        decoration.paint(row, into: painter)
    }

    private func isPinned(_ row: Node) -> Bool {
        !pins.isEmpty && pins.contains { $0 === row }
    }

    package override func isReached(byDropAt point: CGPoint) -> Bool {
        decoration?.takesDropsEverywhere == true && scroll != nil || super.isReached(byDropAt: point)
    }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        for pin in pins.reversed() where pin.hitTestInParent(point, path: &path) { return true }
        if decoration?.hitTest(point, path: &path) == true { return true }
        for row in rows.reversed() where !isPinned(row) && row.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }
}
