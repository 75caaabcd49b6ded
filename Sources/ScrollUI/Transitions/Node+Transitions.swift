import Foundation

extension Node {
    /// Called when the current update has inserted this view, but none of the views around it.
    package final func didAppear() {
        let transaction = graph.transaction
        if let fade = graph.fadeInstead { return fadeIn(fade) }
        let transitions = outermostTransitions()
        guard !transitions.isEmpty else {
            if let animation = transaction.transitionAnimation { fadeIn(animation) }
            return
        }
        for node in transitions {
            let isAnimated = !node.animations(into: .willAppear, transaction).isEmpty
            if isAnimated { node.appear(with: transaction.animation) }
        }
    }

    private func fadeIn(_ animation: Animation) {
        for item in layoutItems { item.fade = Fade(from: 0, to: 1, animation, in: graph) }
    }

    /// Removes the node and everything inside it from the tree permanently.
    package final func remove() {
        leave()
        unlink()
    }

    /// Removes the node from the tree. If the update is animated, the view remains visible for its transition.
    package final func removeWithTransition() {
        if leaveGhosts() { leave() } else { remove() }
    }

    /// Returns true if parts of the node remain visible and will be removed later.
    private func leaveGhosts() -> Bool {
        guard isAttached else { return false }
        let shown = layoutItems.filter(\.isPlaced)
        guard !shown.isEmpty, let end = disappear(shown) else { return false }
        var isSeen = false
        for item in shown {
            guard let (host, shift) = item.ghostHost() else { continue }
            if item.needsLayout { item.place(at: item.frame.origin, proposal: item.proposal) }
            graph.ghosts.add(Ghost(node: item, top: self, shift: shift, end: end), to: host)
            isSeen = true
        }
        graph.animations.keepAwake(until: end)
        return isSeen
    }

    /// Starts the removal transition and returns its end; nil if the view is removed immediately.
    private func disappear(_ items: [Node]) -> Duration? {
        let transaction = graph.transaction
        let transitions = outermostTransitions()
        if let animation = graph.fadeInstead ?? (transitions.isEmpty ? transaction.transitionAnimation : nil) {
            return fadeOut(items, animation)
        }
        var end: Duration?
        for node in transitions where !(node.transition is IdentityTransition) {
            let animations = node.animations(into: .didDisappear, transaction)
            guard let length = animations.map(\.duration).max() else { continue }
            node.disappear(with: transaction.animation)
            end = max(end ?? .zero, graph.time + .limited(seconds: min(length, Animation.longest)))
        }
        return end
    }

    private func fadeOut(_ items: [Node], _ animation: Animation) -> Duration {
        var end = graph.time
        for item in items {
            let opacity = item.fade?.opacity(at: graph.time) ?? 1
            let fade = Fade(from: opacity, to: 0, animation, in: graph)
            item.fade = fade
            end = max(end, fade.end)
        }
        return end
    }

    /// Returns the node in whose space the ghost is drawn, and the offset to it. Modifiers around an item are removed with it, so they
    /// cannot be the host.
    private func ghostHost() -> (host: Node, shift: CGSize)? {
        guard var host = layoutParent else { return nil }
        var shift = CGSize.zero
        while host.isModifier, let outer = host.layoutParent {
            shift.width += host.presentedFrame.minX
            shift.height += host.presentedFrame.minY
            host = outer
        }
        return (host, shift)
    }

    /// Returns the outermost transitions of the views here, searched through modifiers but not inside containers.
    private func outermostTransitions() -> [TransitionNode] {
        if let transition = self as? TransitionNode { return [transition] }
        guard isTransparent || isModifier else { return [] }
        return children.flatMap { $0.outermostTransitions() }
    }
}

extension ViewGraph {
    /// The animation of the fade that replaces all transitions with reduced motion.
    var fadeInstead: Animation? { reducesMotion && !transaction.disablesAnimations ? transaction.fade : nil }
}
