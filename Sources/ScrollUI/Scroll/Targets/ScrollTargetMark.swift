/// Marks a single view as a target on which scrolling may rest.
package struct TargetMarkModifier: NodeModifier {
    let isEnabled: Bool
    package func needsLayout(after old: TargetMarkModifier) -> Bool { isEnabled != old.isEnabled }
}

nonisolated extension View {
    /// Makes this view a target on which scrolling may rest, for content that is not a plain stack. A
    /// `scrollTargetLayout` in the scroll view takes precedence.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        Modified(content: self, modifier: TargetMarkModifier(isEnabled: isEnabled))
    }
}

extension Node {
    /// The views inside that are marked as targets, in order; views in nested scroll views belong to those.
    final var markedTargets: [Node] {
        if self is ScrollNode { return [] }
        if let mark = self as? ModifierNode<TargetMarkModifier> { return mark.modifier.isEnabled ? [mark] : [] }
        return items.flatMap(\.markedTargets)
    }
}
