import Drawing

/// The result of a prefetching step.
package enum PrefetchStep {
    case worked
    /// All possible work is done.
    case done
    /// The row cannot be prefetched.
    case failed
    /// There was work left but no time.
    case outOfTime
}

/// The host's parameters of one round of prefetching.
@MainActor
package struct PrefetchRound {
    let budget: PrefetchBudget
    /// Rasterizes a line of text.
    let texts: (TextRun) -> Void
}

/// The prefetching of a row in steps: its views, its size, the images of its lines of text, and the first views of
/// the lazy stacks inside it.
@MainActor
final class RowPrefetch {
    /// The effects of creating the views.
    let made = PrefetchLog()
    /// The effects of measuring.
    let measured = PrefetchLog()
    private var isMeasured = false
    private var isDone = false
    private var runs: [TextRun] = []
    private var stacks: [LazyStackNode] = []

    /// Whether the frame that shows the row only has to place and paint it.
    var isReady: Bool { isMeasured || isDone }

    /// Prepares the object for another row.
    func clear() {
        made.clear()
        measured.clear()
        isMeasured = false
        isDone = false
        runs.removeAll(keepingCapacity: true)
        stacks.removeAll(keepingCapacity: true)
    }

    /// Performs the next step for `row`.
    func step(
        _ row: ElementNode, in stack: LazyStackNode, for proposal: ProposedViewSize, _ round: PrefetchRound
    ) -> PrefetchStep {
        if isDone { return .done }
        guard isMeasured else { return round.budget.hasTime ? measure(row, in: stack, proposal) : .outOfTime }
        if let run = runs.last {
            guard round.budget.hasTime else { return .outOfTime }
            runs.removeLast()
            round.texts(run)
            return .worked
        }
        while let inner = stacks.last {
            switch inner.prefetchFirstLines(round) {
            case .worked: return .worked
            case .outOfTime: return .outOfTime
            case .done, .failed: stacks.removeLast()
            }
        }
        isDone = true
        return .done
    }

    private func measure(
        _ row: ElementNode, in stack: LazyStackNode, _ proposal: ProposedViewSize
    ) -> PrefetchStep {
        guard !row.holdsElementRows else { return finish() }
        let viewCount = row.graph.prefetching(into: measured) { row.viewCount }
        guard viewCount == 1 else {
            measured.clear()
            return finish()
        }
        stack.measureAhead(row, proposal, into: measured)
        guard !measured.isAbandoned else { return .failed }
        isMeasured = true
        gather(from: row)
        runs.reverse()
        stacks.reverse()
        return .worked
    }

    /// Ends prefetching. A row that is not a single view is measured when it is shown.
    private func finish() -> PrefetchStep {
        isDone = true
        return .done
    }

    private func gather(from node: Node) {
        if let text = node as? TextNode { text.forEachMeasuredRun { runs.append($0) } }
        if let stack = node as? LazyStackNode { stacks.append(stack) }
        for child in node.children { gather(from: child) }
    }
}

/// Objects that have prefetched a row and can prefetch another one.
@MainActor
struct SpareRowPrefetches {
    private var spare: [RowPrefetch] = []

    mutating func add(_ work: RowPrefetch) {
        guard spare.count < LazyForEachLimits.mostSpareRows else { return }
        // Releases what it holds of the former row.
        work.clear()
        spare.append(work)
    }

    mutating func take() -> RowPrefetch {
        let work = spare.popLast() ?? RowPrefetch()
        // A row may be released while a step for it still runs, which leaves something behind.
        work.clear()
        return work
    }
}
