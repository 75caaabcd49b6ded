extension Node {
    /// Invalidates the node's size: it and all nodes whose layout depends on it are laid out again.
    package final func setNeedsLayout() {
        var node: Node? = self
        while let current = node {
            if current.isPlacingItems || current.isUntouchedByLayout { return }
            current.needsLayout = true
            if current.stopsLayoutInvalidation { graph.layoutQueue.addRoot(current) }
            current.sizes.removeAll()
            current.guides.removeAll()
            current.knownGuideKinds = nil
            current.layoutDidInvalidate()
            if current.stopsLayoutInvalidation { break }
            node = current.layoutParent ?? current.parent
        }
        graph.needsLayout = true
    }

    /// Whether the node's size has not been requested since it was added, so that no other node depends on it. While
    /// a tree is being built, this avoids a walk to the root for each added node. Transparent nodes are never
    /// measured.
    private var isUntouchedByLayout: Bool {
        needsLayout && !isPlaced && sizes.isEmpty && knownGuideKinds == nil && !isTransparent && !isModifier
    }
}
