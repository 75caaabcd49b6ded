extension Node {
    /// Whether the node is `outer` or inside it. Complexity: O(depth).
    final func isInside(_ outer: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === outer { return true }
            node = current.parent
        }
        return false
    }
}
