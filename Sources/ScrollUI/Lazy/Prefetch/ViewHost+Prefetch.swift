public import Drawing

extension ViewHost {
    /// Prepares rows of lazy stacks and grids that are about to come in, until `budget` ends or all is prepared.
    ///
    /// To be called after a frame. Nothing that is shown or told depends on it: a row that was prepared comes in as one that was made in
    /// its frame, and is told `onAppear` only then. `texts` is given each line of text that such a row will draw, to rasterise it.
    public func prefetch(within budget: PrefetchBudget, texts: @escaping (TextRun) -> Void = { _ in }) {
        guard !graph.hasPendingUpdates, !graph.needsLayout, graph.lifecycle.isEmpty else { return }
        let round = PrefetchRound(budget: budget, texts: texts)
        let scrolls = graph.scrolls.nodes.filter(\.isMoving) + graph.scrolls.nodes.filter { !$0.isMoving }
        for scroll in scrolls {
            for stack in scroll.lazyStacks {
                let ahead = stack.linesAhead(scroll)
                stack.dropPrefetchedRows(except: ahead)
                var step = PrefetchStep.worked
                while case .worked = step { step = stack.prefetchStep(ahead, round) }
                if case .outOfTime = step { return }
            }
        }
    }
}
