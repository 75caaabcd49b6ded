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

/// A row that is prefetched in steps: its views, its size, the images of its lines of text, and the first views of
/// the lazy stacks inside it.
@MainActor
final class RowPrefetch {
    let row: Node
    /// The effects of creating the views.
    let made: PrefetchLog
    /// The effects of measuring; nil until the row is measured.
    private(set) var measured: PrefetchLog?
    private var runs: [TextRun] = []
    private var stacks: [LazyStackNode] = []
    private var isDone = false

    init(_ row: Node, made: PrefetchLog) {
        self.row = row
        self.made = made
    }

    /// Whether the frame that shows the row only has to place and paint it.
    var isReady: Bool { measured != nil || isDone }

    /// Performs the next step.
    func step(in stack: LazyStackNode, for proposal: ProposedViewSize, _ round: PrefetchRound) -> PrefetchStep {
        if isDone { return .done }
        guard measured != nil else { return round.budget.hasTime ? measure(in: stack, proposal) : .outOfTime }
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

    private func measure(in stack: LazyStackNode, _ proposal: ProposedViewSize) -> PrefetchStep {
        guard let element = row as? ElementNode, !row.holdsElementRows else { return finish() }
        let log = PrefetchLog()
        let viewCount = row.graph.prefetching(into: log) { element.viewCount }
        guard viewCount == 1 else { return finish() }
        stack.measureAhead(row, proposal, into: log)
        guard !log.isAbandoned else { return .failed }
        measured = log
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
        if let text = node as? TextNode { runs.append(contentsOf: text.measuredRuns) }
        if let stack = node as? LazyStackNode { stacks.append(stack) }
        for child in node.children { gather(from: child) }
    }
}
