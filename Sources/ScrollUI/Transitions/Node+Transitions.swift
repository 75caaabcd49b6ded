import Foundation

extension Node {
    /// The view here was put in by the update under way, and nothing around it was.
    package final func didAppear() {
        let transaction = graph.transaction
        if let fade = graph.fadeInstead { return fadeIn(fade) }
        let transitions = outermostTransitions()
        guard !transitions.isEmpty else {
            if let animation = transaction.effectiveAnimation { fadeIn(animation) }
            return
        }
        for node in transitions {
            if let animation = node.animation(into: .willAppear, transaction) { node.appear(with: animation) }
        }
    }

    private func fadeIn(_ animation: Animation) {
        for item in layoutItems { item.fade = Fade(from: 0, to: 1, animation, in: graph) }
    }

    /// Takes the node out of the tree; what is seen of it goes by its transition if the update is animated.
    package final func removeWithTransition() {
        if leaveGhosts() { leave() } else { remove() }
    }

    /// True when something of the node is still seen, and will be let go of later.
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

    /// Starts the removal transition; when it ends, or nil if the view goes at once.
    private func disappear(_ items: [Node]) -> Duration? {
        let transaction = graph.transaction
        let transitions = outermostTransitions()
        if let animation = graph.fadeInstead ?? (transitions.isEmpty ? transaction.effectiveAnimation : nil) {
            return fadeOut(items, animation)
        }
        var end: Duration?
        for node in transitions where !(node.transition is IdentityTransition) {
            guard let animation = node.animation(into: .didDisappear, transaction) else { continue }
            node.disappear(with: animation)
            let length = min(animation.duration, Animation.longest)
            end = max(end ?? .zero, graph.time + .seconds(length))
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

    /// The node that goes on painting in whose space the ghost can be drawn, and the transform to it: modifiers around an
    /// item vanish with it.
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

    /// The transitions of the views here, looked for through modifiers but not into containers.
    private func outermostTransitions() -> [TransitionNode] {
        if let transition = self as? TransitionNode { return [transition] }
        if self is LayeredNode { return children.first?.children.flatMap { $0.outermostTransitions() } ?? [] }
        guard isTransparent || isModifier else { return [] }
        return children.flatMap { $0.outermostTransitions() }
    }
}

extension ViewGraph {
    /// The animation of the fade that stands for every transition where motion is reduced.
    var fadeInstead: Animation? { reducesMotion && !transaction.disablesAnimations ? transaction.fade : nil }
}
