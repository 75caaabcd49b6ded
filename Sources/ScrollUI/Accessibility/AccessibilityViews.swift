import Foundation

/// Views that are never displayed and provide accessibility properties of another view. They are created only when those properties are
/// requested.
package struct AccessibilityViews {
    /// The relation of the views to their owner.
    enum Role {
        /// The owner takes over their properties and actions.
        case representation
        /// They are the elements in the owner.
        case children
        /// The owner takes over the actions of the buttons among them.
        case actions
    }

    let role: Role
    let views: any View

    @MainActor
    func apply(to element: inout AccessibilityElement) {
        let host = ViewHost(size: CGSize(width: 1000, height: 1000)) { AnyView(erasing: views) }
        host.frame(at: .zero)
        let spoken = host.rootNode.items.map(\.spoken)
        switch role {
        case .representation:
            guard let first = spoken.first else { return }
            element = first
        case .children:
            element.properties.elements = spoken.map(\.properties)
        case .actions:
            for button in spoken {
                guard let action = button.actions["default"], let name = button.properties.label else { continue }
                element.properties.actions.append(name)
                element.actions[name] = action
            }
        }
    }
}

extension Node {
    /// The element of a view: its texts and press action, and the properties from its modifiers.
    fileprivate var spoken: AccessibilityElement {
        var element = AccessibilityElement()
        let texts = texts
        if !texts.isEmpty { element.properties.label = texts.joined(separator: ", ") }
        if let press = pressed {
            element.properties.traits.insert(.isButton)
            element.properties.actions.append("default")
            element.actions["default"] = press
        }
        let said = accessibility
        element.properties.add(said.properties)
        element.actions.merge(said.actions) { $1 }
        return element
    }

    private var texts: [String] {
        if let text = self as? TextNode { return [text.string] }
        return children.flatMap(\.texts)
    }

    private var pressed: (() -> Void)? {
        if let tap = responder?.handlers.tap { return { tap(1, .zero) } }
        return children.lazy.compactMap(\.pressed).first
    }
}

extension AccessibilityProperties {
    /// Adds the properties that are set in `other`.
    fileprivate mutating func add(_ other: AccessibilityProperties) {
        let (label, traits, actions) = (self.label, self.traits, self.actions)
        self = other
        self.label = other.label ?? label
        self.traits.formUnion(traits)
        self.actions = actions + other.actions.filter { !actions.contains($0) }
    }
}

nonisolated extension View {
    private func speaking<V: View>(_ role: AccessibilityViews.Role, _ views: V) -> some View {
        Modified(
            content: self,
            modifier: AccessibilityModifier(
                change: { _ in }, views: AccessibilityViews(role: role, views: views)))
    }

    /// Replaces the view's accessibility by that of the views in `representation`, which are not displayed. Their state is created again
    /// for each request.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        speaking(.representation, representation())
    }

    /// Adds accessibility elements that are not displayed, such as the bars of a drawn chart.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        speaking(.children, children())
    }

    /// Adds an action for each button in `content`, named by its title. The buttons are not displayed.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        speaking(.actions, content())
    }
}
