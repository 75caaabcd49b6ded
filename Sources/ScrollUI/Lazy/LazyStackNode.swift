import Foundation
import ScrollPhysics

/// A column, row or grid that has only the children in view.
///
/// Its lines (rows, rows of cells, headers) are measured as they come; what measuring changes before the first line
/// that stays in view goes into the scroll offset, so that nothing in view moves.
package final class LazyStackNode: Node {
    override var isPrefetchable: Bool { true }

    package var layout: LazyLayout {
        didSet {
            guard layout.needsLayout(after: oldValue) else { return }
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
    /// Length across the axis that lines were measured for, and the tracks in it.
    var across: CGFloat?
    var tracks = GridTracks([], space: nil)
    /// The lines that exist, their items, and the nodes of those in order.
    package var materialized = 0..<0
    package var shownItems = 0..<0
    package var rows: [Node] = []
    /// Headers and footers that are pinned, and those that were before.
    package var pins: [Node] = []
    var lastPins: [Node] = []
    /// The point that stays where it is while the lines around it are measured; nil for the start of the first line that stays in view.
    var anchorPoint: LinePoint?
    /// The line that a person reads who scrolls towards the start: the first that was in view before the lines that came in since. Lines
    /// before it grow and shrink away from it. Nil where that is the first in view.
    var eyeLine: Int?
    var estimateIsFirst = true
    /// The first line was measured, and no other one yet.
    var isFirstLineAlone = true
    var isShowing = false
    /// An element was found not to be one row after the items had been gathered.
    var mustGatherAgain = false
    /// The length across that the container was measured for last.
    private(set) var askedAcross: CGFloat?
    /// Where the view began over the lines when rows were made ahead last.
    var lastStart: Double?
    /// When it was placed last.
    private var placedWidth: CGFloat?
    private var isDataNew = false
    private var areRowsStale = false
    /// Nil for a plain stack or grid. See ``decorate(with:)``.
    package private(set) var decoration: (any LazyDecoration)?
    /// What was in view before data changed.
    private var anchor: LazyContentAnchor?

    package init(_ layout: LazyLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    var axis: Axis { layout.axis }

    override var typeName: String { decoration?.typeName ?? super.typeName }
    package override var responder: Responder? { decoration?.responder }
    override var gestureRunner: GestureRunner? { decoration?.gestureRunner }
    package override var detachedChildren: [Node] { decoration?.extraNodes ?? [] }

    /// Makes the container more than a stack, such as a list.
    package func decorate(with decoration: any LazyDecoration) { self.decoration = decoration }

    package var lazyItems: LazyItems {
        if let gathered { return gathered }
        let items = LazyItems(of: self)
        gathered = items
        decoration?.didGather(items)
        return items
    }

    /// The lines of the items with as many columns as there are tracks now.
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

    /// The scroll view that moves this container along its axis.
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
        let items = lazyItems
        guard items.count > 0 else { return CGSize(along: axis, 0, across: proposal[axis.other] ?? 0) }
        let width = proposal[axis.other] ?? idealAcross(items)
        askedAcross = width
        if scroll == nil {
            prepareExtents(items, across: width)
            measureAll(across: width)
        }
        let length = isCurrent(items, across: width) ? extents?.total : fresh(items, across: width).total
        return CGSize(along: axis, CGFloat(max(0, length ?? 0)), across: width)
    }

    /// A grid is as long across as its tracks, a stack as its first row.
    private func idealAcross(_ items: LazyItems) -> CGFloat {
        if layout.tracks != nil { return layout.resolve(across: nil).total }
        return items.node(at: 0).map { measure($0, across: nil)[axis.other] } ?? 0
    }

    func measure(_ row: Node, across: CGFloat?) -> CGSize {
        row.layoutParent = self
        if graph.prefetchLog == nil { row.performPutOffMeasuring() }
        return row.measure(ProposedViewSize(along: axis, nil, across: across))
    }

    /// That the extents are those of the items as they are, for that length across.
    private func isCurrent(_ items: LazyItems, across width: CGFloat) -> Bool {
        !isDataNew && !areRowsStale && across == width && extents?.count == lines.count
            && extents?.spacing == layout.gap
    }

    /// Extents with an estimate alone: the old one while lines are measured for the same length.
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

    /// Of no lines, or of some without views, nothing is known.
    private var knownEstimate: Double? {
        guard let extents, extents.count > 0, extents.estimate > 0 else { return nil }
        return extents.estimate
    }

    /// Headers and footers are there from the start, and seldom as long as the rows: they are measured, all but those
    /// beyond a number at which that would be felt.
    private func measureHeaders(in extents: inout SparseExtents, _ lines: LazyLines, across width: CGFloat) {
        for run in lines.runs.lazy.filter({ !$0.isCells }).prefix(LazyStackNode.mostMeasuredHeaders) {
            for index in 0..<run.lineCount {
                guard let node = lazyItems.node(at: run.firstItem + index) else { continue }
                extents.set(Double(measure(node, across: width)[axis]), of: run.firstLine + index)
            }
        }
    }

    /// A thousand take about a millisecond.
    private static let mostMeasuredHeaders = 1000

    /// Takes the extents over that a layout is made with. Measuring must not: a container asks for many lengths.
    private func prepareExtents(_ items: LazyItems, across width: CGFloat) {
        if isCurrent(items, across: width) { return }
        let isSame = across == width && !areRowsStale
        if anchor == nil { anchor = visibleAnchor() }
        var new = fresh(items, across: width)
        if !isSame || knownEstimate == nil {
            estimateIsFirst = true
            isFirstLineAlone = true
        }
        isDataNew = false
        areRowsStale = false
        if let old = self.across, old != width { dropOwnPrefetchedRows() }
        across = width
        tracks = layout.resolve(across: width)
        if let anchor {
            if isSame { anchor.restoreLengths(in: &new, items, lines) }
            if let (point, shift) = anchor.point(in: new, items, lines, wasMoved: isSame) {
                anchorPoint = point
                if eyeLine != nil { eyeLine = point.line }
                adjust(scroll, by: shift)
            }
        }
        anchor = nil
        extents = new
        materialized = 0..<0
    }

    /// The container that rows take their lengths from is another now.
    func containerDidChange() {
        areRowsStale = true
        dropOwnPrefetchedRows()
        setNeedsLayout()
    }

    /// A modifier that goes to each row has other values.
    func wrapperDidChange() {
        dropOwnPrefetchedRows()
        for case let row as any LazyElement in rows { row.invalidateWrappers() }
    }

    /// Called before rows are inserted, removed or moved: remembers what must stay where it is.
    func dataWillChange() {
        if anchor == nil, !isDataNew { anchor = visibleAnchor() }
        gathered = nil
        gatheredLines = nil
        isDataNew = true
        setNeedsLayout()
    }

    private func visibleAnchor() -> LazyContentAnchor? {
        guard let scroll, let extents, extents.count > 0, let gathered, let gatheredLines else { return nil }
        // Where everything is in view nothing can be scrolled back to.
        if scroll.scroller.extent[ScrollAxis(axis)].fits { return nil }
        return LazyContentAnchor(
            extents, gathered, gatheredLines, line: restLine(scroll), tolerance: Self.halfPoint, shown: shownItems)
    }

    /// Measuring may find that the items are others: then it begins again with those.
    private func measureAll(across width: CGFloat) {
        var line = 0
        while line < lines.count {
            let length = measure(line: line)
            if mustGatherAgain {
                mustGatherAgain = false
                dataWillChange()
                prepareExtents(lazyItems, across: width)
                line = 0
            } else {
                extents?.set(length, of: line)
                line += 1
            }
        }
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        if let scroll {
            scroll.register(self)
            prepareExtents(lazyItems, across: frame.size[axis.other])
            anchorMirroredLines(scroll)
            materialized = 0..<0
            updateWindow()
        } else {
            prepareExtents(lazyItems, across: frame.size[axis.other])
            show(0..<lines.count)
        }
    }

    /// Lines that begin at the right move with it when the container turns out longer or shorter.
    private func anchorMirroredLines(_ scroll: ScrollNode) {
        if isMirrored, let placedWidth { scroll.adjust(axis, by: Double(frame.width - placedWidth)) }
        placedWidth = frame.width
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
        let depth = path.count
        path.append(self)
        for pin in pins.reversed() where pin.hitTestInParent(point, path: &path) { return true }
        if decoration?.hitTest(point, path: &path) == true { return true }
        for row in rows.reversed() where !isPinned(row) && row.hitTestInParent(point, path: &path) { return true }
        path.removeSubrange(depth...)
        return false
    }
}
