import Foundation

/// Changes that may leave sizes unchanged, such as another text in a fixed frame. They propagate outwards only as
/// long as a size for a proposal differs from the previous one.
extension Node {
    /// Invalidates the node's content, which may change its size.
    ///
    /// During a layout sizes may be requested at any time, so that old sizes must be discarded at once.
    final func setNeedsMeasuring() {
        guard canCompare, !graph.isLayingOut else { return setNeedsLayout() }
        awaitMeasuring()
    }

    private func awaitMeasuring() {
        needsLayout = true
        graph.layoutQueue.addUnsettled(self)
        graph.needsLayout = true
    }

    private var canCompare: Bool { isPlaced && !sizes.hasForgotten && !guides.hasForgotten }

    /// Measures again for the cached proposals; if a result differs, the layout parent is settled next.
    fileprivate final func settle() {
        guard isAttached, isPlaced else { return }
        if answersAsBefore() { return graph.layoutQueue.addRoot(self) }
        guard let outer = layoutParent, !outer.isPlacingItems else { return setNeedsLayout() }
        if outer.canCompare, !outer.stopsLayoutInvalidation, outer.depth < depth {
            outer.awaitMeasuring()
        } else {
            outer.setNeedsLayout()
        }
    }

    private func answersAsBefore() -> Bool {
        let (oldSizes, oldGuides) = (sizes, guides)
        sizes.removeAll()
        guides.removeAll()
        layoutDidInvalidate()
        return oldSizes.allSatisfy { measure($0) } && oldGuides.allSatisfy { explicitGuide($0, in: $1) }
    }

    /// Places the content again, with the node's present position and size.
    final func placeAgain() {
        noteMove()
        needsLayout = false
        graph.report.layouts += 1
        setNeedsPaint()
        placeItems(proposal)
        updateInkBoundsAlone()
    }
}

extension ViewGraph {
    /// Settles the nodes whose size may have changed, innermost first.
    func settleSizes() {
        while case let round = layoutQueue.takeInnermostUnsettled(), !round.isEmpty {
            for node in round { node.settle() }
        }
    }
}
