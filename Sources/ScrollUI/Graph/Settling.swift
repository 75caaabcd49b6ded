import Foundation

/// Changes that may leave sizes as they were, such as another text in a frame: they go outwards only as far as an answer
/// to a proposal differs from the one before.
extension Node {
    /// What is in the node is another now, and its size may be.
    ///
    /// While a layout is under way sizes are asked for at any moment, so that old answers must go at once.
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

    /// Asks again what was asked before; with other answers it is the turn of whoever asked.
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

    /// Places what is in the node anew, at the position and with the size that it has.
    final func placeAgain() {
        needsLayout = false
        graph.report.layouts += 1
        setNeedsPaint()
        placeItems(proposal)
        updateInkBoundsAlone()
    }
}

extension ViewGraph {
    /// Settles the nodes that may have other sizes now, innermost first.
    func settleSizes() {
        while case let round = layoutQueue.takeInnermostUnsettled(), !round.isEmpty {
            for node in round { node.settle() }
        }
    }
}
