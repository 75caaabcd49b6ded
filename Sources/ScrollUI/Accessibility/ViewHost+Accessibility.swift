extension ViewHost {
    /// What the view with that id says of itself, by the modifiers around it and directly in it; nil where there is no such
    /// view.
    ///
    /// Complexity: O(n) in the nodes.
    public func accessibility(ofID id: some Hashable) -> AccessibilityProperties? {
        graph.root?.find(AnyHashable(id))?.accessibility.properties
    }

    /// Does what the view with that id does at a person's wish: `default`, `increment`, or by the name of the action. False
    /// where it does nothing by that name.
    @discardableResult
    public func performAccessibilityAction(_ name: String = "default", ofID id: some Hashable) -> Bool {
        guard let action = graph.root?.find(AnyHashable(id))?.accessibility.actions[name] else { return false }
        action()
        return true
    }
}

/// What a view says of itself, and what it does at a person's wish.
@MainActor
struct AccessibilityElement {
    var properties = AccessibilityProperties()
    var actions: [String: () -> Void] = [:]

    mutating func take(_ modifier: AccessibilityModifier) {
        modifier.views?.apply(to: &self)
        modifier.change(&properties)
        actions.merge(modifier.actions) { $1 }
        if let isFocused = modifier.isFocused { properties.isFocused = isFocused() }
    }
}

extension Node {
    var accessibility: AccessibilityElement {
        accessibilityModifiers.reduce(into: AccessibilityElement()) { $0.take($1) }
    }

    /// From the innermost to the outermost, so that the outermost has the last word. What belongs to a view is around it, or in it
    /// as long as it is one view.
    private var accessibilityModifiers: [AccessibilityModifier] {
        var inner: [AccessibilityModifier] = []
        var node = self
        while true {
            if let modifier = (node as? ModifierNode<AccessibilityModifier>)?.modifier { inner.append(modifier) }
            guard let next = node.onlyView else { break }
            node = next
        }
        var result = Array(inner.reversed())
        var outer = parent
        while let current = outer, current.onlyView != nil || current.isSlotOfOneView {
            if let modifier = (current as? ModifierNode<AccessibilityModifier>)?.modifier { result.append(modifier) }
            outer = current.parent
        }
        return result
    }
}

extension Node {
    /// The one view that this node adds something to, or passes on.
    fileprivate var onlyView: Node? {
        if let floating = self as? FloatingNode { return floating.wrappedView }
        return (isTransparent || isModifier) && children.count == 1 ? children[0] : nil
    }

    /// Between a view and what floats beside it.
    fileprivate var isSlotOfOneView: Bool {
        guard let floating = parent as? FloatingNode else { return false }
        return floating.slot === self && floating.wrappedView != nil
    }
}
