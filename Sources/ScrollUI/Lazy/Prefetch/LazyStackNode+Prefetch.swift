import Foundation
import ScrollPhysics

/// Which lines are made ahead, and the next step of it.
extension LazyStackNode {
    /// Lines to be made ahead, the first ones first.
    struct LinesAhead {
        /// In the order in which they are wanted, each as its items' lines follow each other.
        var order: [Int] = []
        /// Lines that stay as long as they are made: the motion may come to want them again.
        var retained: [Range<Int>] = []

        fileprivate mutating func add(_ lines: Range<Int>, isReversed: Bool = false) {
            guard !lines.isEmpty else { return }
            order.append(contentsOf: isReversed ? Array(lines.reversed()) : Array(lines))
            retained.append(lines)
        }
    }

    /// Lines in the direction of the motion; more of them would leave the view before the frames had time to make them.
    private static let mostLinesAhead = 24
    /// Lines on a side that the content does not move to: a person may turn back.
    private static let linesBehind = 2
    /// How far ahead of the motion lines are made. Those made earlier would be out of the processor's caches when they come in.
    private static let horizon = Duration.milliseconds(150)
    /// Frames in which content that has no motion of its own is taken to go on as it did between the last two.
    private static let framesAhead = 12.0
    /// A motion that takes longer is not waited for.
    private static let longestMotion = Duration.seconds(5)

    /// The lines to be made ahead as the content moves now.
    func linesAhead(_ scroll: ScrollNode) -> LinesAhead {
        let recent = noteStart(visibleRange(scroll).lowerBound)
        var ahead = LinesAhead()
        guard isAttached, !needsLayout, !isUnderCover, !materialized.isEmpty, extents != nil else { return ahead }
        var distance = shift(scroll, after: Self.horizon)
        if distance == 0 { distance = recent * Self.framesAhead }
        let isForward = distance >= 0
        let most = abs(distance) < Self.halfPoint ? Self.linesBehind : Self.mostLinesAhead
        ahead.add(beside(scroll, distance, most: most, isAfter: isForward), isReversed: !isForward)
        ahead.add(atRest(scroll))
        ahead.add(beside(scroll, 0, most: Self.linesBehind, isAfter: !isForward), isReversed: isForward)
        let (first, end) = (materialized.lowerBound, materialized.upperBound)
        let least = max(0, first - Self.mostLinesAhead)
        ahead.retained.append(least..<max(least, min(end + Self.mostLinesAhead, lines.count)))
        return ahead
    }

    /// By how much the view has moved over the lines since it was asked last.
    private func noteStart(_ start: Double) -> Double {
        defer { lastStart = start }
        return lastStart.map { start - $0 } ?? 0
    }

    /// By how much the view will have moved over the lines.
    private func shift(_ scroll: ScrollNode, after time: Duration) -> Double {
        let shift = scroll.offset(after: time)[ScrollAxis(axis)] - scroll.offset[ScrollAxis(axis)]
        return isMirrored ? -shift : shift
    }

    /// At least ``linesBehind`` and at most `most` lines before or after those in view, up to `distance` further on.
    private func beside(_ scroll: ScrollNode, _ distance: Double, most: Int, isAfter: Bool) -> Range<Int> {
        guard let extents else { return 0..<0 }
        let visible = visibleRange(scroll)
        if isAfter {
            let first = materialized.upperBound
            let end = max(extents.index(at: visible.upperBound + distance) + 1, first + Self.linesBehind)
            return first..<max(first, min(end, first + most, extents.count))
        }
        let end = materialized.lowerBound
        let first = min(extents.index(at: visible.lowerBound + distance), end - Self.linesBehind)
        return min(end, max(first, end - most, 0))..<end
    }

    /// The lines that will be in view when the motion is over, where those are others.
    private func atRest(_ scroll: ScrollNode) -> Range<Int> {
        guard let extents else { return 0..<0 }
        let shift = shift(scroll, after: Self.longestMotion)
        guard abs(shift) > 1 else { return 0..<0 }
        let visible = visibleRange(scroll)
        let first = extents.index(at: visible.lowerBound + shift)
        let last = extents.index(at: visible.upperBound + shift)
        let lines = first..<min(last + 1, first + 2 * Self.mostLinesAhead, extents.count)
        return lines.overlaps(materialized) ? 0..<0 : lines
    }

    /// Does the next step of making lines ahead.
    func prefetchStep(_ ahead: LinesAhead, _ round: PrefetchRound) -> PrefetchStep {
        let lines = lines
        for line in ahead.order {
            let isCells = lines.isCells(line)
            for (column, item) in lines.items(inLine: line).enumerated() {
                let length = isCells ? tracks.tracks[min(column, tracks.tracks.count - 1)].length : across
                switch prefetch(item, across: length, round) {
                case .worked?: return .worked
                case .outOfTime?: return .outOfTime
                case .done?, .failed?, nil: continue
                }
            }
        }
        return .done
    }

    /// Lets go of rows made ahead that are not wanted any more.
    func dropPrefetchedRows(except ahead: LinesAhead) {
        let lines = lines
        let items = ahead.retained.map { lines.items(inLines: $0) }
        for segment in lazyItems.segments {
            guard case .rows(let source) = segment.content else { continue }
            source.dropPrefetched { index in !items.contains { $0.contains(segment.first + index) } }
        }
    }

    /// Lets go of all of them: they would be measured for other lengths, or with other modifiers around them.
    package func dropOwnPrefetchedRows() {
        guard !graph.prefetchedSources.isEmpty, let gathered else { return }
        for segment in gathered.segments {
            if case .rows(let source) = segment.content { source.dropPrefetchedRows(reading: nil) }
        }
    }

    /// The first lines of a stack that is itself in a row made ahead: those that the row will show when it comes in.
    func prefetchFirstLines(_ round: PrefetchRound) -> PrefetchStep {
        guard let scroll, let across = askedAcross else { return .done }
        let (length, columns) = (Double(scroll.lengthAhead(axis)), layout.resolve(across: across).tracks)
        var (position, item) = (0.0, 0)
        while item < min(lazyItems.count, Self.mostFirstItems), position < length {
            let column = item % columns.count
            let track = layout.tracks == nil ? across : columns[column].length
            guard let step = prefetch(item, across: track, round) else { return .done }
            guard case .done = step else { return step }
            let proposal = ProposedViewSize(along: axis, nil, across: track)
            guard let size = rowAhead(item)?.sizes[proposal] else { return .done }
            if column == columns.count - 1 { position += Double(size[axis]) + layout.gap }
            item += 1
        }
        return .done
    }

    private static let mostFirstItems = 64

    private func prefetch(_ item: Int, across: CGFloat?, _ round: PrefetchRound) -> PrefetchStep? {
        guard let row = lazyItems.row(at: item) else { return nil }
        let proposal = ProposedViewSize(along: axis, nil, across: across)
        return row.source.prefetch(row.element, wrappers: row.wrappers, in: self, for: proposal, round)
    }

    private func rowAhead(_ item: Int) -> Node? {
        lazyItems.row(at: item).flatMap { $0.source.prefetchedRow(at: $0.element) }
    }

    /// Measures a row that has not come in; what it changes around the row goes to `log`.
    func measureAhead(_ row: Node, _ proposal: ProposedViewSize, into log: PrefetchLog) {
        let wasShowing = isShowing
        isShowing = true
        graph.prefetching(into: log) { _ = measure(row, across: proposal[axis.other]) }
        isShowing = wasShowing
    }
}
