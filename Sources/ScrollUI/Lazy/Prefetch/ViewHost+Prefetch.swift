public import Drawing

extension ViewHost {
    /// Prepares rows of lazy stacks and grids that are about to come in, until `budget` ends or all is prepared.
    ///
    /// To be called after a frame. Nothing that is shown or told depends on it: a row that was prepared comes in as one that was made in
    /// its frame, and is told `onAppear` only then. `texts` is given each line of text that such a row will draw, to rasterise it.
    public func prefetch(within budget: PrefetchBudget, texts: (TextRun) -> Void = { _ in }) {
        guard budget.hasTime, !graph.hasPendingUpdates, !graph.needsLayout, graph.lifecycle.isEmpty else { return }
        let stacks = graph.scrolls.nodes.filter(\.isMoving) + graph.scrolls.nodes.filter { !$0.isMoving }
        for scroll in stacks {
            for stack in scroll.lazyStacks {
                let ahead = stack.linesAhead(scroll)
                stack.dropPrefetchedRows(except: ahead)
                repeat {
                    guard budget.hasTime else { return }
                } while stack.prefetchStep(ahead, texts: texts)
            }
        }
    }
}
