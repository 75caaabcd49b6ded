import Foundation
import ScrollPhysics

/// The prefetched lines and their order.
extension LazyStackNode {
    /// The lines to prefetch.
    struct LinesAhead {
        /// Lines in the direction of the motion, next to the visible ones.
        var beside = 0..<0
        /// The lines that will be visible at the end of the motion.
        var atRest = 0..<0
        /// Lines on the other side of the visible ones.
        var behind = 0..<0
        /// Lines that stay prefetched: the motion may need them again.
        var around = 0..<0
        var isForward = true
        var isMoving = false

        /// Calls `body` for the lines, the most urgent first, until it returns false.
        func allSatisfy(_ body: (Int) -> Bool) -> Bool {
            Self.areSatisfied(beside, isReversed: !isForward, body)
                && Self.areSatisfied(atRest, isReversed: false, body)
                && Self.areSatisfied(behind, isReversed: isForward, body)
        }

        private static func areSatisfied(_ lines: Range<Int>, isReversed: Bool, _ body: (Int) -> Bool) -> Bool {
            for index in 0..<lines.count {
                let line = isReversed ? lines.upperBound - 1 - index : lines.lowerBound + index
                if !body(line) { return false }
            }
            return true
        }
    }

    /// A motion of the view over the lines.
    struct MotionAhead {
        /// The visible part of the lines at present, in points from their start.
        let visible: Range<Double>
        /// The distance within ``lead``, in points, positive towards the end of the lines.
        let near: Double
        /// The distance within the double of ``lead``.
        let far: Double

        var isForward: Bool { near >= 0 }
        @MainActor var isMoving: Bool { abs(near) >= LazyStackNode.halfPoint }
    }

    /// The greatest number of lines in the direction of the motion; more would leave the view before there was time
    /// to create them.
    private static let mostLinesAhead = 24
    /// The number of lines on a side to which the content does not move: the user may turn back.
    private static let linesBehind = 2
    /// The time ahead of the motion for which lines must be prefetched. A round begins when they are not, and prefetches
    /// for twice that time: several rows in a round cost far less than one row in each of several frames, in which the
    /// processor's caches hold little of the code that they need.
    private static let lead = Duration.milliseconds(150)
    /// The number of frames for which content without a motion of its own is assumed to continue its last movement.
    private static let framesAhead = 12.0
    /// The greatest duration of a motion whose end is predicted.
    private static let longestMotion = Duration.seconds(5)

    /// Prefetches the lines that the present motion will show. Returns false if the time did not suffice.
    func prefetchLines(_ scroll: ScrollNode, _ round: PrefetchRound) -> Bool {
        let motion = motionAhead(scroll)
        if isPrepared(for: motion, scroll) { return true }
        let ahead = linesAhead(motion, scroll)
        dropPrefetchedRows(except: ahead)
        guard prefetch(ahead, round) else { return false }
        if canPrefetch { prepared = ahead }
        return true
    }

    private var canPrefetch: Bool {
        isAttached && !needsLayout && !isUnderCover && !materialized.isEmpty && extents != nil
    }

    /// Returns the present motion. Must be called once after each frame.
    private func motionAhead(_ scroll: ScrollNode) -> MotionAhead {
        let visible = visibleRange(scroll)
        let recent = noteStart(visible.lowerBound) * Self.framesAhead
        let near = shift(scroll, after: Self.lead)
        if near == 0 { return MotionAhead(visible: visible, near: recent, far: 2 * recent) }
        return MotionAhead(visible: visible, near: near, far: shift(scroll, after: Self.lead * 2))
    }

    private func isPrepared(for motion: MotionAhead, _ scroll: ScrollNode) -> Bool {
        guard canPrefetch, let prepared, prepared.isMoving == motion.isMoving else { return false }
        let most = motion.isMoving ? Self.mostLinesAhead / 2 : Self.linesBehind
        let near = beside(motion.visible, motion.near, most: most, isAfter: motion.isForward)
        return Self.isRange(near, inside: prepared.beside)
            && Self.isRange(atRest(motion.visible, scroll), inside: prepared.atRest)
    }

    private static func isRange(_ range: Range<Int>, inside other: Range<Int>) -> Bool {
        range.isEmpty || other.lowerBound <= range.lowerBound && range.upperBound <= other.upperBound
    }

    /// Returns the lines to prefetch for a motion.
    private func linesAhead(_ motion: MotionAhead, _ scroll: ScrollNode) -> LinesAhead {
        guard canPrefetch else { return LinesAhead() }
        let (first, end) = (materialized.lowerBound, materialized.upperBound)
        let least = max(0, first - Self.mostLinesAhead)
        return LinesAhead(
            beside: beside(motion), atRest: atRest(motion.visible, scroll),
            behind: beside(motion.visible, 0, most: Self.linesBehind, isAfter: !motion.isForward),
            around: least..<max(least, min(end + Self.mostLinesAhead, lines.count)), isForward: motion.isForward,
            isMoving: motion.isMoving)
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

    /// Returns the lines in the direction of a motion that a round prefetches.
    private func beside(_ motion: MotionAhead) -> Range<Int> {
        let most = motion.isMoving ? Self.mostLinesAhead : Self.linesBehind
        return beside(motion.visible, motion.far, most: most, isAfter: motion.isForward)
    }

    /// Returns at least ``linesBehind`` and at most `most` lines before or after the visible ones, within `distance`.
    private func beside(_ visible: Range<Double>, _ distance: Double, most: Int, isAfter: Bool) -> Range<Int> {
        guard let extents else { return 0..<0 }
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
    private func atRest(_ visible: Range<Double>, _ scroll: ScrollNode) -> Range<Int> {
        guard let extents else { return 0..<0 }
        let shift = shift(scroll, after: Self.longestMotion)
        guard abs(shift) > 1 else { return 0..<0 }
        let first = extents.index(at: visible.lowerBound + shift)
        let last = extents.index(at: visible.upperBound + shift)
        let lines = first..<min(last + 1, first + 2 * Self.mostLinesAhead, extents.count)
        return lines.overlaps(materialized) ? 0..<0 : lines
    }

    /// Prefetches lines. Returns false if the time did not suffice.
    private func prefetch(_ ahead: LinesAhead, _ round: PrefetchRound) -> Bool {
        // Copies, since each access to the properties would make one.
        let (items, lines) = (lazyItems, lines)
        return ahead.allSatisfy { line in
            let isCells = lines.isCells(line)
            for (column, item) in lines.items(inLine: line).enumerated() {
                let length = isCells ? tracks.tracks[min(column, tracks.tracks.count - 1)].length : across
                if case .outOfTime = prefetch(item, of: items, across: length, round) { return false }
            }
            return true
        }
    }

    /// Releases prefetched rows that are no longer wanted.
    private func dropPrefetchedRows(except ahead: LinesAhead) {
        let lines = lines
        let beside = lines.items(inLines: ahead.beside)
        let atRest = lines.items(inLines: ahead.atRest)
        let behind = lines.items(inLines: ahead.behind)
        let around = lines.items(inLines: ahead.around)
        for segment in lazyItems.segments {
            guard case .rows(let source) = segment.content else { continue }
            source.dropPrefetched { index in
                let item = segment.first + index
                return
                    !(around.contains(item) || beside.contains(item) || atRest.contains(item)
                    || behind.contains(item))
            }
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
        let items = lazyItems
        var (position, item) = (0.0, 0)
        while item < min(items.count, Self.mostFirstItems), position < length {
            let column = item % columns.count
            let track = layout.tracks == nil ? across : columns[column].length
            let step = prefetch(item, of: items, across: track, round)
            guard case .done = step else { return step }
            let proposal = ProposedViewSize(along: axis, nil, across: track)
            guard let size = rowAhead(item)?.sizes[proposal] else { return .done }
            if column == columns.count - 1 { position += Double(size[axis]) + layout.gap }
            item += 1
        }
        return .done
    }

    private static let mostFirstItems = 64

    /// Prefetches an item to its end, or until there is no time left.
    private func prefetch(
        _ item: Int, of items: LazyItems, across: CGFloat?, _ round: PrefetchRound
    ) -> PrefetchStep {
        guard let row = items.row(at: item) else { return .failed }
        // Changes inside a prefetched row need no layout of the stack.
        let wasShowing = isShowing
        isShowing = true
        defer { isShowing = wasShowing }
        let proposal = ProposedViewSize(along: axis, nil, across: across)
        var step = PrefetchStep.worked
        while case .worked = step {
            step = row.source.prefetch(row.element, wrappers: row.wrappers, in: self, for: proposal, round)
        }
        return step
    }

    private func rowAhead(_ item: Int) -> Node? {
        lazyItems.row(at: item).flatMap { $0.source.prefetchedRow(at: $0.element) }
    }

    /// Measures a row that is not shown yet, and places what is inside it if that can be done before; its effects on
    /// the surrounding tree go to `log`.
    func measureAhead(_ row: ElementNode, _ proposal: ProposedViewSize, into log: PrefetchLog) {
        graph.prefetching(into: log) {
            _ = measure(row, across: proposal[axis.other])
            if row.isPlaceableAhead, !log.isAbandoned { row.place(at: .zero, proposal: proposal) }
        }
        row.standAside()
        // The stacks inside the row are prefetched next, by the size of the scroll view around it.
        row.layoutParent = self
    }
}
