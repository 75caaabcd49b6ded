extension Node {
    /// The id of this node among its siblings: its own, or that of a transparent node around it.
    final var identity: AnyHashable? { identity { _ in true } }

    /// Returns the first id that fits.
    final func identity(fitting fits: (AnyHashable) -> Bool) -> AnyHashable? {
        var node: Node? = self
        while let current = node {
            if let id = current.viewID, fits(id) { return id }
            if let inner = current.wrappedIdentity, fits(inner) { return inner }
            node = current.parent
            guard let outer = node, outer.isTransparent else { return nil }
        }
        return nil
    }

    /// The explicit id of the single view in this row, inside whatever surrounds it.
    final var explicitIdentity: AnyHashable? {
        var node = onlyChild
        while let current = node {
            if let identified = current as? IdentifiedNode { return identified.viewID }
            node = current.mainChild
        }
        return nil
    }

    /// The id set inside whatever surrounds the view of this node, as in `card.id(1).padding()`.
    private var wrappedIdentity: AnyHashable? {
        guard !isTransparent else { return nil }
        if let modified { return modified.identity }
        var node = mainChild
        while let current = node {
            if let id = current.viewID { return id }
            node = current.mainChild
        }
        return nil
    }
}
