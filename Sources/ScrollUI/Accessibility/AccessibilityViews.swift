import Foundation

/// Views that are never shown and speak for another one. They are made when somebody asks what that one says, and cost nothing
/// before.
package struct AccessibilityViews {
    /// What the views are to the one that they belong to.
    enum Role {
        /// It says what they say, and does what they do.
        case representation
        /// They are the elements in it.
        case children
        /// Its actions are what the buttons among them do.
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
    /// What a view says by itself: its texts, and what a press does, besides what its modifiers say.
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
    /// Takes what `other` says, where it says something.
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

    /// Has the view say and do what the views in `representation` would, which are not shown. State of their own is made anew
    /// whenever somebody asks.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        speaking(.representation, representation())
    }

    /// Gives the view elements that are not shown, such as the bars of a chart that is drawn.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        speaking(.children, children())
    }

    /// Gives the view an action for each button in `content`, by its title. The buttons are not shown.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        speaking(.actions, content())
    }
}
