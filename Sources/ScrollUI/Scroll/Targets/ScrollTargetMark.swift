/// Marks one view as a target where scrolling may rest.
struct TargetMarkModifier: NodeModifier {
    let isEnabled: Bool
    func needsLayout(after old: TargetMarkModifier) -> Bool { isEnabled != old.isEnabled }
}

nonisolated extension View {
    /// Makes this one view a target where scrolling may rest, for content that is no plain stack. A
    /// `scrollTargetLayout` in the scroll view goes first.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        Modified(content: self, modifier: TargetMarkModifier(isEnabled: isEnabled))
    }
}

extension Node {
    /// The views below that are targets by themselves, in order; those in scroll views further in belong to them.
    final var markedTargets: [Node] {
        if self is ScrollNode { return [] }
        if let mark = self as? ModifierNode<TargetMarkModifier> { return mark.modifier.isEnabled ? [mark] : [] }
        return items.flatMap(\.markedTargets)
    }
}
