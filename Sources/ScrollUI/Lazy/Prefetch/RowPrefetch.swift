import Drawing

/// What a step of preparing a row came to.
package enum PrefetchStep {
    case worked
    /// All is done that can be.
    case done
    /// The row cannot be made ahead.
    case failed
    /// There was something to do and no time for it.
    case outOfTime
}

/// What a host says for one round of preparing.
@MainActor
package struct PrefetchRound {
    let budget: PrefetchBudget
    /// Rasterises a line of text.
    let texts: (TextRun) -> Void
}

/// A row that is made ahead, in steps: its views, its size, the pictures of its lines of text, and the first views of the lazy stacks
/// in it.
@MainActor
final class RowPrefetch {
    let row: Node
    /// The effects of making the views.
    let made: PrefetchLog
    /// The effects of measuring; nil until the row was measured.
    private(set) var measured: PrefetchLog?
    private var runs: [TextRun] = []
    private var stacks: [LazyStackNode] = []
    private var isDone = false

    init(_ row: Node, made: PrefetchLog) {
        self.row = row
        self.made = made
    }

    /// Whether the frame that shows the row has only to place and paint it.
    var isReady: Bool { measured != nil || isDone }

    /// Does the next step.
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
        guard let element = row as? any LazyElement, !row.holdsElementRows else { return finish() }
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

    /// What is not one view is measured when it comes in.
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
