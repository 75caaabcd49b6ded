import Foundation

/// A column or row that has only the children in view.
///
/// Rows are measured as they come; the first row that stays in view is the anchor, and what measuring changes before
/// it goes into the scroll offset, so that nothing in view moves.
final class LazyStackNode: Node {
    var layout: LinearLayout {
        didSet {
            guard layout.spacing != oldValue.spacing || layout.alignment != oldValue.alignment else { return }
            extents = nil
            setNeedsLayout()
        }
    }

    private var gathered: LazyItems?
    private var extents: SparseExtents?
    /// Length across the axis that rows were measured for.
    private var across: CGFloat?
    /// The rows that exist, and their nodes in order.
    private(set) var materialized = 0..<0
    private var rows: [Node] = []
    private var estimateIsFirst = true
    private var isDataNew = false
    private var isShowing = false
    private var areRowsStale = false
    /// The row that must not move while data changes, with its place.
    private var anchor: (id: AnyHashable, start: Double)?

    init(_ layout: LinearLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    var axis: Axis { layout.axis }
    private var spacing: Double { Double(layout.spacing ?? 8) }

    var lazyItems: LazyItems {
        if let gathered { return gathered }
        let items = LazyItems(of: self)
        gathered = items
        return items
    }

    override var isPlacingItems: Bool { isShowing }

    override func itemsDidChange() { gathered = nil }
    override func collectItems(into items: inout [Node]) { items.append(self) }

    /// The scroll view that moves this container along its axis.
    private var scroll: ScrollNode? {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.axes.contains(axis) ? scroll : nil }
            node = current.layoutParent
        }
        return nil
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let items = lazyItems
        guard items.count > 0 else { return CGSize(along: axis, 0, across: proposal[axis.other] ?? 0) }
        let width = proposal[axis.other] ?? items.node(at: 0).map { measure(row: $0, across: nil)[axis.other] } ?? 0
        if scroll == nil {
            prepareExtents(items, across: width)
            measureAll(items, across: width)
        }
        let length = isCurrent(items, across: width) ? extents?.total : fresh(items, across: width).total
        return CGSize(along: axis, CGFloat(length ?? 0), across: width)
    }

    private func measure(row: Node, across: CGFloat?) -> CGSize {
        row.layoutParent = self
        return row.measure(ProposedViewSize(along: axis, nil, across: across))
    }

    /// That the extents are those of the rows as they are, for that length across.
    private func isCurrent(_ items: LazyItems, across width: CGFloat) -> Bool {
        !isDataNew && !areRowsStale && across == width && extents?.count == items.count && extents?.spacing == spacing
    }

    /// Extents with an estimate alone: the old one while rows are measured for the same width.
    private func fresh(_ items: LazyItems, across width: CGFloat) -> SparseExtents {
        let known = across == width && !areRowsStale ? extents?.estimate : nil
        let estimate = known ?? items.node(at: 0).map { Double(measure(row: $0, across: width)[axis]) }
        return SparseExtents(count: items.count, estimate: estimate ?? 0, spacing: spacing)
    }

    /// Takes the extents over that a layout is made with. Measuring must not: a container asks for many widths.
    private func prepareExtents(_ items: LazyItems, across width: CGFloat) {
        if isCurrent(items, across: width) { return }
        let new = fresh(items, across: width)
        if extents == nil || across != width || areRowsStale { estimateIsFirst = true }
        isDataNew = false
        areRowsStale = false
        across = width
        keepPlace(from: extents, in: new, items)
        extents = new
    }

    /// The container that rows take their lengths from is another now.
    func containerDidChange() {
        areRowsStale = true
        setNeedsLayout()
    }

    /// After a resize or a change of data, what was at the start of the view stays there.
    private func keepPlace(from old: SparseExtents?, in fresh: SparseExtents, _ items: LazyItems) {
        guard let old, let scroll, old.count > 0 else { return }
        let start = restLine(scroll)
        guard start > 0 else { return }
        let index = old.index(at: start)
        let shift: Double
        if let anchor, let place = items.index(of: anchor.id) {
            shift = fresh.offset(of: place) - anchor.start
        } else {
            shift = fresh.offset(of: min(index, max(0, fresh.count - 1))) - old.offset(of: index)
        }
        anchor = nil
        scroll.adjust(axis, by: shift)
    }

    /// Rows were inserted, removed or moved: remembers what must stay where it is.
    func dataDidChange() {
        if let scroll, let extents, let id = firstVisibleID(scroll, extents) {
            anchor = id
        }
        gathered = nil
        isDataNew = true
        setNeedsLayout()
    }

    private func firstVisibleID(_ scroll: ScrollNode, _ extents: SparseExtents) -> (id: AnyHashable, start: Double)? {
        let start = restLine(scroll)
        guard start > 0, let row = rows.first(where: { Double($0.frame.max(axis)) > start }),
            let id = row.identity
        else { return nil }
        return (id, Double(row.frame.min(axis)))
    }

    private func measureAll(_ items: LazyItems, across width: CGFloat) {
        for index in 0..<items.count {
            guard let row = items.node(at: index) else { continue }
            extents?.set(Double(measure(row: row, across: width)[axis]), of: index)
        }
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        if let scroll {
            scroll.register(self)
            prepareExtents(lazyItems, across: frame.size[axis.other])
            materialized = 0..<0
            updateWindow()
        } else {
            show(0..<lazyItems.count)
        }
    }

    // MARK: The window

    /// The part of this container in its scroll view's window, along the axis.
    private func visibleRange(_ scroll: ScrollNode) -> Range<Double> {
        let start = Double(scroll.visibleStart(axis) - originInContent(of: scroll))
        return start..<max(start, start + Double(scroll.viewportSize[axis]))
    }

    /// Where the first row in view begins that a person looks at: at the content margin, where rows also come to rest.
    private func restLine(_ scroll: ScrollNode) -> Double {
        visibleRange(scroll).lowerBound + Double(scroll.settings.contentMargins.start(axis)) + Self.halfPoint
    }

    /// A row that rests at the line may lie a rounding error before it.
    private static let halfPoint = 0.5

    private func originInContent(of scroll: ScrollNode) -> CGFloat {
        var origin: CGFloat = 0
        var node: Node? = self
        while let current = node, current !== scroll, !(current is ScrollContentNode) {
            origin += axis == .horizontal ? current.frame.minX : current.frame.minY
            node = current.layoutParent
        }
        return origin
    }

    /// Makes the rows that came into view and lets go of those that left it.
    func updateWindow() {
        guard let scroll, extents != nil else { return }
        for _ in 0..<4 {
            let range = rowsInView(scroll)
            if range == materialized { return }
            let shift = show(range)
            if shift != 0 { scroll.adjust(axis, by: shift) }
        }
    }

    private func rowsInView(_ scroll: ScrollNode) -> Range<Int> {
        guard let extents, extents.count > 0 else { return 0..<0 }
        let visible = visibleRange(scroll)
        guard visible.upperBound > 0, visible.lowerBound < extents.total else { return 0..<0 }
        var first = extents.index(at: visible.lowerBound)
        if extents.offset(of: first) + extents.length(of: first) <= visible.lowerBound { first += 1 }
        var last = extents.index(at: visible.upperBound)
        if extents.offset(of: last) >= visible.upperBound { last -= 1 }
        return first..<max(first, min(extents.count, last + 1))
    }

    /// Builds and places `range`; returns by how much the anchor moved.
    @discardableResult
    private func show(_ range: Range<Int>) -> Double {
        guard var extents else { return 0 }
        isShowing = true
        let items = lazyItems
        items.keepRows(in: range)
        let anchorIndex =
            range.overlaps(materialized) ? max(range.lowerBound, materialized.lowerBound) : range.lowerBound
        let anchorStart = extents.offset(of: anchorIndex)
        let totalBefore = extents.total
        materialized = range
        rows.removeAll(keepingCapacity: true)
        for index in range {
            guard let row = items.node(at: index) else { continue }
            rows.append(row)
            extents.set(Double(measure(row: row, across: across)[axis]), of: index)
        }
        settleEstimate(&extents, range)
        self.extents = extents
        placeRows(range, extents)
        isShowing = false
        if extents.total != totalBefore { setNeedsLayout() }
        return extents.offset(of: anchorIndex) - anchorStart
    }

    /// The first window gives a better estimate than the first row alone.
    private func settleEstimate(_ extents: inout SparseExtents, _ range: Range<Int>) {
        guard estimateIsFirst, range.lowerBound == 0, range.count > 1, range.count < extents.count else { return }
        estimateIsFirst = false
        let lengths = range.map { extents.length(of: $0) }
        let mean = lengths.reduce(0, +) / Double(lengths.count)
        guard mean != extents.estimate else { return }
        extents = SparseExtents(count: extents.count, estimate: mean, spacing: spacing)
        for (index, length) in zip(range, lengths) { extents.set(length, of: index) }
    }

    private func placeRows(_ range: Range<Int>, _ extents: SparseExtents) {
        let bounds = across ?? 0
        for (index, row) in zip(range, rows) {
            let proposal = ProposedViewSize(along: axis, nil, across: across)
            let size = row.measure(proposal)
            let line = layout.alignment.defaultValue(in: CGSize(along: axis, 0, across: bounds))
            let across = line - row.alignment(layout.alignment, in: size)
            row.place(
                at: CGPoint(along: axis, CGFloat(extents.offset(of: index)), across: across), proposal: proposal)
        }
    }

    // MARK: Targets

    var rowCount: Int { lazyItems.count }

    /// A row's place along the axis in this container; measured, or estimated for rows that were never built.
    func span(of index: Int) -> (start: Double, end: Double) {
        guard let extents, index >= 0, index < extents.count else { return (0, 0) }
        let start = extents.offset(of: index)
        return (start, start + extents.length(of: index))
    }

    /// The row at a place along the axis, or the nearest one.
    func index(at place: Double) -> Int {
        guard let extents else { return 0 }
        let index = extents.index(at: place)
        let end = extents.offset(of: index) + extents.length(of: index)
        return end <= place + 0.5 && index + 1 < extents.count ? index + 1 : index
    }

    // MARK: Drawing and hits

    override func paint(into painter: Painter) {
        let low = painter.visible.min(axis) - painter.origin[axis]
        let high = painter.visible.max(axis) - painter.origin[axis]
        for row in rows where row.frame.max(axis) > low && row.frame.min(axis) < high { painter.paint(row) }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        let depth = path.count
        path.append(self)
        for row in rows.reversed() where row.hitTestInParent(point, path: &path) { return true }
        path.removeSubrange(depth...)
        return false
    }
}
