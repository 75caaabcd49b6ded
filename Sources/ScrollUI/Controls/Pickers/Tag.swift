/// Marks a view with the value that it stands for in a picker.
package struct TagModifier: NodeModifier {
    package let tag: AnyHashable

    package func needsLayout(after old: TagModifier) -> Bool { false }
}

nonisolated extension View {
    /// The value that this view stands for among the choices of a ``Picker``.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        Modified(content: self, modifier: TagModifier(tag: AnyHashable(tag)))
    }
}

extension Node {
    /// The value that this item of a picker stands for: its tag, or the id that a `ForEach` gave it.
    package final func pickerTag(below root: Node) -> AnyHashable? {
        if let tag = tagBelow { return tag }
        var node: Node? = self
        while let current = node, current !== root {
            if let identity = current as? any ViewIdentity { return identity.viewID }
            node = current.parent
        }
        return nil
    }

    /// The tag among the modifiers here and inside.
    package final var tagBelow: AnyHashable? {
        if let node = self as? ModifierNode<TagModifier> { return node.modifier.tag }
        guard let content = singleView else { return nil }
        return content.tagBelow
    }
}
