extension ViewHost {
    /// Returns the accessibility properties of the view with the given id, from the modifiers around it and directly in it; nil if there is
    /// no such view.
    ///
    /// Complexity: O(n) in the nodes.
    public func accessibility(ofID id: some Hashable) -> AccessibilityProperties? {
        graph.root?.find(AnyHashable(id))?.accessibility.properties
    }

    /// Performs the accessibility action of the view with the given id: `default`, `increment`, or another action name. Returns false if
    /// the view has no such action.
    @discardableResult
    public func performAccessibilityAction(_ name: String = "default", ofID id: some Hashable) -> Bool {
        guard let action = graph.root?.find(AnyHashable(id))?.accessibility.actions[name] else { return false }
        action()
        return true
    }
}

/// The accessibility properties and actions of a view.
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

    /// The modifiers from the innermost to the outermost, so that the outermost takes precedence. They are around the view, or in it as
    /// long as it contains only one view.
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
    /// The single view that this node modifies or passes through.
    fileprivate var onlyView: Node? {
        if let floating = self as? FloatingNode { return floating.wrappedView }
        return (isTransparent || isModifier) && children.count == 1 ? children[0] : nil
    }

    /// Whether this node is between a view and its floating content.
    fileprivate var isSlotOfOneView: Bool {
        guard let floating = parent as? FloatingNode else { return false }
        return floating.slot === self && floating.wrappedView != nil
    }
}
