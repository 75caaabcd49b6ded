import Foundation
import ScrollPhysics

/// The prefetched lines and their order.
extension LazyStackNode {
    /// The lines to prefetch, the most urgent first.
    struct LinesAhead {
        /// The lines in order of urgency.
        var order: [Int] = []
        /// Lines that stay prefetched: the motion may need them again.
        var retained: [Range<Int>] = []

        fileprivate mutating func add(_ lines: Range<Int>, isReversed: Bool = false) {
            guard !lines.isEmpty else { return }
            order.append(contentsOf: isReversed ? Array(lines.reversed()) : Array(lines))
            retained.append(lines)
        }
    }

    /// The greatest number of lines in the direction of the motion; more would leave the view before there was time
    /// to create them.
    private static let mostLinesAhead = 24
    /// The number of lines on a side to which the content does not move: the user may turn back.
    private static let linesBehind = 2
    /// The time ahead of the motion for which lines are created. Lines created earlier would have left the
    /// processor's caches when they are shown.
    private static let horizon = Duration.milliseconds(150)
    /// The number of frames for which content without a motion of its own is assumed to continue its last movement.
    private static let framesAhead = 12.0
    /// The greatest duration of a motion whose end is predicted.
    private static let longestMotion = Duration.seconds(5)

    /// Returns the lines to prefetch for the present motion.
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

    /// Returns the distance that the view has moved over the lines since the last call.
    private func noteStart(_ start: Double) -> Double {
        defer { lastStart = start }
        return lastStart.map { start - $0 } ?? 0
    }

    /// Returns the distance that the view will move over the lines within `time`.
    private func shift(_ scroll: ScrollNode, after time: Duration) -> Double {
        let shift = scroll.offset(after: time)[ScrollAxis(axis)] - scroll.offset[ScrollAxis(axis)]
        return isMirrored ? -shift : shift
    }

    /// Returns at least ``linesBehind`` and at most `most` lines before or after the visible ones, within `distance`.
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

    /// Returns the lines that will be visible at the end of the motion, if they differ from the present ones.
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

    /// Performs the next step of prefetching.
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

    /// Releases prefetched rows that are no longer wanted.
    func dropPrefetchedRows(except ahead: LinesAhead) {
        let lines = lines
        let items = ahead.retained.map { lines.items(inLines: $0) }
        for segment in lazyItems.segments {
            guard case .rows(let source) = segment.content else { continue }
            source.dropPrefetched { index in !items.contains { $0.contains(segment.first + index) } }
        }
    }

    /// Releases all prefetched rows of this stack, because their lengths or the modifiers around them have changed.
    package func dropOwnPrefetchedRows() {
        guard !graph.prefetchedSources.isEmpty, let gathered else { return }
        for segment in gathered.segments {
            if case .rows(let source) = segment.content { source.dropPrefetchedRows(reading: nil) }
        }
    }

    /// Prefetches the first lines of a stack inside a prefetched row: those that will be visible when the row is
    /// shown.
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

    /// Measures a row that is not shown yet; its effects on the surrounding tree go to `log`.
    func measureAhead(_ row: Node, _ proposal: ProposedViewSize, into log: PrefetchLog) {
        let wasShowing = isShowing
        isShowing = true
        graph.prefetching(into: log) { _ = measure(row, across: proposal[axis.other]) }
        isShowing = wasShowing
    }
}
