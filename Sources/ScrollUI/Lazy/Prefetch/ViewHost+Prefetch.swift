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
