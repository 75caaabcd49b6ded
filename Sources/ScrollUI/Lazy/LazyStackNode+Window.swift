import Foundation
import ScrollPhysics

/// The existing lines: those in the scroll view's window, and the headers pinned in it.
extension LazyStackNode {
    /// Whether lines run from right to left.
    var isMirrored: Bool { axis == .horizontal && scope.isRightToLeft }

    /// Returns the visible part of this container along the axis, measured from the end at which lines begin. Nothing is
    /// visible if a length is not finite.
    func visibleRange(_ scroll: ScrollNode) -> Range<Double> {
        let start = Double(scroll.visibleStart(axis) - originInContent(of: scroll))
        let end = max(start, start + Double(scroll.viewportSize[axis]))
        guard start.isFinite, end.isFinite, rightEnd.isFinite else { return 0..<0 }
        return isMirrored ? (rightEnd - end)..<(rightEnd - start) : start..<end
    }

    /// Returns the scroll view's insets at the start and the end of the lines.
    private func insets(_ scroll: ScrollNode) -> (start: Double, end: Double) {
        let (start, end) = (Double(scroll.insets.start(axis)), Double(scroll.insets.end(axis)))
        return isMirrored ? (end, start) : (start, end)
    }

    /// Returns the inset at the start of the lines in the scroll view's last layout, to which its offset belongs.
    private func startInset(_ scroll: ScrollNode) -> Double {
        let extent = scroll.scroller.extent[ScrollAxis(axis)]
        return isMirrored ? extent.trailingInset : extent.leadingInset
    }

    /// Keeps the visible content in position although it lies `shift` points further from the start of the lines.
    func adjust(_ scroll: ScrollNode?, by shift: Double) {
        let signed = isMirrored ? -shift : shift
        self.shift += signed
        scroll?.adjust(axis, by: signed)
    }

    /// Returns the start of the visible part between the insets, where lines come to rest.
    func restLine(_ scroll: ScrollNode) -> Double { visibleRange(scroll).lowerBound + startInset(scroll) }

    /// The tolerance in points: a line at rest may lie a rounding error before the rest line.
    static let halfPoint = 0.5

    /// Whether the content ends in view, by the lengths known at present.
    private func isAtEnd(_ scroll: ScrollNode) -> Bool {
        let (bounds, offset) = (scroll.scroller.extent[ScrollAxis(axis)], scroll.offset[ScrollAxis(axis)])
        guard !bounds.fits else { return false }
        return isMirrored
            ? offset <= bounds.minimumOffset + Self.halfPoint : offset >= bounds.maximumOffset - Self.halfPoint
    }

    private func originInContent(of scroll: ScrollNode) -> CGFloat {
        var origin: CGFloat = 0
        var node: Node? = self
        while let current = node, current !== scroll, !(current is ScrollContentNode) {
            origin += axis == .horizontal ? current.frame.minX : current.frame.minY
            node = current.layoutParent
        }
        return origin
    }

    /// Creates the lines that came into view and releases those that left it. Does nothing for a stack that has just
    /// been removed with an outer row.
    ///
    /// Content that a scroll has brought to its end stays there, whatever the length of the new lines: the end was
    /// the intended position.
    func updateWindow(afterScroll: Bool = false) {
        guard isAttached, let scroll, extents != nil else { return }
        measureFirstLines(scroll)
        var range = linesInView(scroll)
        if afterScroll { followEye(scroll, seeing: range) }
        var passes = 0
        while passes < Self.mostPasses, range != materialized || range.isEmpty && !rows.isEmpty {
            passes += 1
            let staysAtEnd = afterScroll && isAtEnd(scroll)
            let total = extents?.total ?? 0
            let shift = show(range)
            let change = staysAtEnd ? (extents?.total ?? total) - total : shift
            if change != 0 { adjust(scroll, by: change) }
            range = linesInView(scroll)
        }
        anchorPoint = nil
        placePins(scroll)
    }

    /// Follows the line that the user reads. While the user scrolls towards the start, new lines are inserted above
    /// it. A programmatic scroll goes to the position that is to be read.
    private func followEye(_ scroll: ScrollNode, seeing range: Range<Int>) {
        if scroll.mover == .program || !range.overlaps(materialized) || range.lowerBound > materialized.lowerBound
            || range.upperBound > materialized.upperBound
        {
            eyeLine = nil
        } else if range.lowerBound < materialized.lowerBound, eyeLine == nil {
            eyeLine = materialized.lowerBound
        }
    }

    /// Measures the first lines. If the first line is far shorter than the others, its length as the estimate would
    /// create far too many lines. If fewer than half of the expected lines fill the view, they determine the
    /// estimate.
    private func measureFirstLines(_ scroll: ScrollNode) {
        guard isFirstLineAlone, extents != nil else { return }
        isFirstLineAlone = false
        let (end, expected) = (visibleRange(scroll).upperBound, linesInView(scroll))
        guard expected.lowerBound == 0, expected.count > 2 else { return }
        isShowing = true
        var (lengths, position): ([Double], Double) = ([], 0)
        while 2 * lengths.count < expected.count, position < end, !mustGatherAgain {
            lengths.append(measure(line: lengths.count))
            position += (lengths.last ?? 0) + layout.gap
        }
        if 2 * lengths.count < expected.count {
            for (line, length) in lengths.enumerated() { extents?.set(length, of: line) }
            settleEstimate(0..<lengths.count)
        }
        isShowing = false
        finish()
    }

    /// The greatest number of passes: lines shorter than estimated leave space for more lines.
    private static let mostPasses = 4

    /// The number of empty lines that exist if no element has views yet, so that views can appear in them.
    private static let mostEmptyLines = 64

    private func linesInView(_ scroll: ScrollNode) -> Range<Int> {
        guard let extents, extents.count > 0 else { return 0..<0 }
        guard extents.total > 0 else { return 0..<min(extents.count, Self.mostEmptyLines) }
        let visible = visibleRange(scroll)
        guard visible.upperBound > 0, visible.lowerBound < extents.total else { return 0..<0 }
        var first = extents.index(at: visible.lowerBound, near: materialized.lowerBound)
        if extents.end(of: first) <= visible.lowerBound { first += 1 }
        // With negative spacing the lines before it may end after it begins.
        while layout.gap < 0, first > 0, extents.end(of: first - 1) > visible.lowerBound { first -= 1 }
        var last = extents.index(at: visible.upperBound, near: materialized.upperBound - 1)
        if extents.offset(of: last) >= visible.upperBound { last -= 1 }
        return withEmptyLines(around: first..<max(first, min(extents.count, last + 1)), extents)
    }

    /// Adds the lines without length at the edges of the view, so that they notice when they get views.
    private func withEmptyLines(around range: Range<Int>, _ extents: SparseExtents) -> Range<Int> {
        var (first, end) = (range.lowerBound, range.upperBound)
        let (least, most) = (max(0, first - Self.mostEmptyLines), min(extents.count, end + Self.mostEmptyLines))
        while first > least, extents.length(of: first - 1) <= 0 { first -= 1 }
        while end < most, extents.length(of: end) <= 0 { end += 1 }
        return first..<end
    }

    /// Builds and places the lines of `range`. Returns the distance that the anchor moved.
    @discardableResult
    func show(_ range: Range<Int>) -> Double {
        guard extents != nil else { return 0 }
        isShowing = true
        let same = unchangedLines(in: range)
        let itemRange = lines.items(inLines: range)
        lazyItems.retainRows(in: itemRange, of: shownItems)
        let anchor = anchorPoint(in: range)
        let anchorPosition = position(of: anchor)
        let start = position(of: LinePoint(line: same.lowerBound))
        showItems(itemRange, keeping: lines.items(inLines: same))
        materialized = range
        measure(range, except: same)
        settleEstimate(range)
        // New lines move the unchanged ones together, since none lies between them.
        let areUnmoved = position(of: LinePoint(line: same.lowerBound)) == start
        placeRows(range, except: areUnmoved ? same : 0..<0)
        settleRows(range)
        let isIdealStale = forgetStaleIdealAcross()
        isShowing = false
        decoration?.rowsDidChange()
        graph.focusRing?.rowsDidCome()
        finish(isIdealStale: isIdealStale)
        return position(of: anchor) - anchorPosition
    }

    /// Returns the lines of `range` that are shown already and that nothing has changed since they were placed.
    private func unchangedLines(in range: Range<Int>) -> Range<Int> {
        guard !needsLayout, rows.count == shownItems.count, !rows.contains(where: \.needsLayout) else { return 0..<0 }
        return range.clamped(to: materialized)
    }

    /// Sets ``rows`` to the nodes of `items`; those of `same` are not looked up in their sources again.
    private func showItems(_ items: Range<Int>, keeping same: Range<Int>) {
        let first = shownItems.lowerBound
        swap(&rows, &lastRows)
        // A copy, since each access to the property would make one.
        let source = lazyItems
        for item in items {
            if let row = same.contains(item) ? lastRows[item - first] : source.node(at: item) { rows.append(row) }
        }
        lastRows.removeAll(keepingCapacity: true)
        shownItems = items
    }

    private func position(of point: LinePoint) -> Double { extents.map { point.position(in: $0) } ?? 0 }

    /// Measures the lines of `range`. The extents are changed in place: they are large, and would be copied for each
    /// new row.
    private func measure(_ range: Range<Int>, except same: Range<Int> = 0..<0) {
        let lines = lines
        for line in range where !same.contains(line) {
            let length = measure(line: line, of: lines) { shownRow($0) }
            extents?.set(length, of: line)
        }
    }

    /// Returns the stored node of a shown item, without a lookup in its source.
    func shownRow(_ item: Int) -> Node? {
        let index = item - shownItems.lowerBound
        return rows.indices.contains(index) ? rows[index] : nil
    }

    /// Places rows again that hold lazy stacks, whose size may be known only after placing.
    private func settleRows(_ range: Range<Int>) {
        for _ in 0..<Self.mostPasses where rows.contains(where: \.needsLayout) {
            measure(range)
            placeRows(range)
        }
    }

    private func anchorPoint(in range: Range<Int>) -> LinePoint {
        if let anchorPoint, range.contains(anchorPoint.line) { return anchorPoint }
        if let eyeLine, eyeLine >= range.lowerBound, !range.isEmpty {
            return LinePoint(line: min(eyeLine, range.upperBound - 1))
        }
        return LinePoint(line: firstLine(in: range))
    }

    private func firstLine(in range: Range<Int>) -> Int {
        let first = range.overlaps(materialized) ? max(range.lowerBound, materialized.lowerBound) : range.lowerBound
        guard let extents, extents.length(of: first) <= 0, let scroll, visibleRange(scroll).lowerBound > 0 else {
            return first
        }
        return range.first { $0 >= first && extents.length(of: $0) > 0 } ?? first
    }

    /// Asks for another layout if the stack was placed with another length. It is measured for more than one length across: what its
    /// lengths were before is not what the layout around has.
    private func finish(isIdealStale: Bool = false) {
        if mustGatherAgain {
            gatherAgain()
        } else if isIdealStale || unplacedLength != 0 {
            setNeedsLayout()
        }
    }

    /// Replaces the estimate by the mean of the first window, which is better than the first line alone.
    private func settleEstimate(_ range: Range<Int>) {
        guard estimateIsFirst, range.lowerBound == 0, range.count > 1, let extents, range.count < extents.count else {
            return
        }
        estimateIsFirst = false
        let cells = range.filter { lines.isCells($0) }
        guard !cells.isEmpty else { return }
        let mean = cells.reduce(0) { $0 + extents.length(of: $1) } / Double(cells.count)
        guard mean != extents.estimate else { return }
        var better = SparseExtents(count: extents.count, estimate: mean, spacing: extents.spacing)
        extents.forEachDifference { better.set($1, of: $0) }
        for index in range { better.set(extents.length(of: index), of: index) }
        self.extents = better
    }

    // MARK: Lines

    /// Returns the length of a line along the axis. A line without views removes its gap, too.
    func measure(line: Int) -> Double { measure(line: line, of: lines) { lazyItems.node(at: $0) } }

    private func measure(line: Int, of lines: LazyLines, _ node: (Int) -> Node?) -> Double {
        let items = lines.items(inLine: line)
        let isCells = lines.isCells(line)
        var length: CGFloat?
        for (column, item) in items.enumerated() {
            guard let row = node(item) else { continue }
            if !isOneView(row) { continue }
            length = max(length ?? 0, measure(row, across: isCells ? tracks.tracks[column].length : across)[axis])
        }
        return length.map(Double.init) ?? -layout.gap
    }

    /// Whether the row is one view; an element without views takes no space.
    private func isOneView(_ row: Node) -> Bool {
        examine(row)
        return (row as? ElementNode).map { $0.viewCount > 0 } ?? true
    }

    /// Creates all elements if the row's element is found to be more than one row. In a grid, an element of several views or none does not
    /// fit one cell, so that all elements must be known. The content of a row is examined when it has changed.
    func examine(_ row: Node) {
        guard let element = row as? ElementNode else { return }
        let isMore = element.viewCount != 1 && layout.tracks != nil || row.needsLayout && row.holdsElementRows
        guard isMore, let source = row.parent?.lazySource else { return }
        source.expand()
        mustGatherAgain = true
    }

    private func placeRows(_ range: Range<Int>, except same: Range<Int> = 0..<0) {
        guard let extents else { return }
        let lines = lines
        for line in range where !same.contains(line) {
            let isCells = lines.isCells(line)
            for (column, item) in lines.items(inLine: line).enumerated() {
                guard let row = shownRow(item) else { continue }
                place(row, line, isCells ? column : nil, extents)
            }
        }
    }

    /// Places one item in its line; `column` is nil for an item that occupies the whole line.
    func place(_ row: Node, _ line: Int, _ column: Int?, _ extents: SparseExtents) {
        guard layout.tracks != nil, let column else { return placeAcross(row, at: extents.offset(of: line)) }
        let track = tracks.tracks[column]
        let proposal = ProposedViewSize(along: axis, nil, across: track.length)
        row.layoutParent = self
        let size = row.measure(proposal)
        let cell = CGSize(along: axis, CGFloat(max(0, extents.length(of: line))), across: track.length)
        let inner = origin(of: row, size: size, in: cell, track.alignment ?? layout.cellAlignment)
        let start = CGFloat(extents.offset(of: line))
        row.place(
            at: CGPoint(along: axis, start + inner[axis], across: track.start + inner[axis.other]),
            proposal: proposal)
    }

    /// Places a row of the whole length across, aligned by the stack's alignment or in the middle of a grid.
    private func placeAcross(_ row: Node, at start: Double) {
        let proposal = ProposedViewSize(along: axis, nil, across: across)
        row.layoutParent = self
        let size = row.measure(proposal)
        row.place(at: CGPoint(along: axis, CGFloat(start), across: placeAcross(row, size)), proposal: proposal)
    }

    private func placeAcross(_ row: Node, _ size: CGSize) -> CGFloat {
        let line = layout.alignment.defaultValue(in: CGSize(along: axis, 0, across: across ?? 0))
        return line - row.alignment(layout.alignment, in: size)
    }

    // MARK: Pinned headers and footers

    /// Keeps the headers and footers of visible sections inside the window, until their section pushes them out.
    private func placePins(_ scroll: ScrollNode) {
        swap(&pins, &lastPins)
        pins.removeAll(keepingCapacity: true)
        isShowing = true
        defer { isShowing = false }
        if !layout.pinnedViews.isEmpty, !materialized.isEmpty, !lines.sections.isEmpty { gatherPins(scroll) }
        for row in lastPins where !contains(row, in: pins) && !contains(row, in: rows) { row.leaveLayout() }
    }

    private func gatherPins(_ scroll: ScrollNode) {
        guard let extents else { return }
        let visible = visibleRange(scroll)
        let start = visible.lowerBound + insets(scroll).start
        let window = start..<max(start, visible.upperBound - insets(scroll).end)
        var index = lines.firstSection(endingAfter: materialized.lowerBound)
        while index < lines.sections.count, lines.sections[index].lines.lowerBound < materialized.upperBound {
            pin(lines.sections[index], in: window, extents)
            index += 1
        }
    }

    private func pin(_ section: LazyLines.SectionLines, in window: Range<Double>, _ extents: SparseExtents) {
        let start = extents.offset(of: section.lines.lowerBound)
        let last = section.lines.upperBound - 1
        let end = extents.end(of: last)
        if layout.pinnedViews.contains(.sectionHeaders), let line = section.header {
            let length = pinnedLength(line)
            place(pinned: line, at: min(max(extents.offset(of: line), window.lowerBound), end - length))
        }
        if layout.pinnedViews.contains(.sectionFooters), let line = section.footer {
            let length = pinnedLength(line)
            place(pinned: line, at: max(min(extents.offset(of: line), window.upperBound - length), start))
        }
    }

    private func pinnedNode(_ line: Int) -> Node? { lazyItems.node(at: lines.items(inLine: line).lowerBound) }

    private func pinnedLength(_ line: Int) -> Double {
        pinnedNode(line).map { Double(measure($0, across: across)[axis]) } ?? 0
    }

    private func place(pinned line: Int, at start: Double) {
        guard let row = pinnedNode(line) else { return }
        if !row.isPlaced || row.needsLayout || row.proposal[axis.other] != across { placeAcross(row, at: start) }
        let across = placeAcross(row, row.frame.size)
        row.move(to: CGPoint(along: axis, CGFloat(start), across: across))
        pins.append(row)
    }

    private func contains(_ row: Node, in nodes: [Node]) -> Bool { nodes.contains { $0 === row } }
}
