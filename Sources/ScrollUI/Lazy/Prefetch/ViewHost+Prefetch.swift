public import Drawing

extension ViewHost {
    /// Prefetches rows of lazy stacks and grids that will soon be shown, until `budget` ends or all rows are
    /// prepared.
    ///
    /// Call it after a frame. It has no visible effect: a prefetched row behaves like a row created in its frame, and
    /// receives `onAppear` only when it is shown. `texts` receives each line of text that such a row will draw, to
    /// rasterize it.
    public func prefetch(within budget: PrefetchBudget, texts: @escaping (TextRun) -> Void = { _ in }) {
        guard !graph.hasPendingUpdates, !graph.needsLayout, graph.lifecycle.isEmpty else { return }
        let round = PrefetchRound(budget: budget, texts: texts)
        if prefetch(round, inMoving: true) { _ = prefetch(round, inMoving: false) }
    }

    /// Prefetches rows of the scroll views that move, or of those that do not. Returns false if the time did not suffice.
    private func prefetch(_ round: PrefetchRound, inMoving isMoving: Bool) -> Bool {
        for scroll in graph.scrolls.nodes where scroll.isMoving == isMoving {
            for stack in scroll.lazyStacks where !stack.prefetchLines(scroll, round) { return false }
        }
        return true
    }
}
