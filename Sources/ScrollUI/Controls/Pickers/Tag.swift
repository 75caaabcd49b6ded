/// Sets the value that a view represents in a picker.
package struct TagModifier: NodeModifier {
    package let tag: AnyHashable

    package func needsLayout(after old: TagModifier) -> Bool { false }
}

nonisolated extension View {
    /// Sets the value that this view represents among the choices of a ``Picker``.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        Modified(content: self, modifier: TagModifier(tag: AnyHashable(tag)))
    }
}

extension Node {
    /// Returns the value that this item of a picker represents: its tag, or the id from a `ForEach`.
    package final func pickerTag(below root: Node) -> AnyHashable? {
        if let tag = tagBelow { return tag }
        var node: Node? = self
        while let current = node, current !== root {
            if let id = current.viewID { return id }
            node = current.parent
        }
        return nil
    }

    /// The tag set by the modifiers at this node or inside.
    package final var tagBelow: AnyHashable? {
        if let node = self as? ModifierNode<TagModifier> { return node.modifier.tag }
        guard let content = mainItem else { return nil }
        return content.tagBelow
    }
}
