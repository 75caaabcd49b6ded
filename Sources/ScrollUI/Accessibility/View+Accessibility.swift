/// Sets accessibility properties of a view.
package struct AccessibilityModifier: NodeModifier {
    let change: (inout AccessibilityProperties) -> Void
    /// The actions by name.
    var actions: [String: () -> Void] = [:]
    /// The hidden views that provide properties of the view.
    var views: AccessibilityViews?
    /// Whether the app has set the accessibility focus on the view.
    var isFocused: (@MainActor () -> Bool)?

    package init(
        change: @escaping (inout AccessibilityProperties) -> Void, actions: [String: () -> Void] = [:],
        views: AccessibilityViews? = nil, isFocused: (@MainActor () -> Bool)? = nil
    ) {
        self.change = change
        self.actions = actions
        self.views = views
        self.isFocused = isFocused
    }

    package func needsLayout(after old: AccessibilityModifier) -> Bool { false }
}

/// The direction of a value adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// An increase or decrease by one step.
    case increment, decrement
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String

    /// The action of a press.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Dismisses the current content.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Starts or stops playback.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(name: "delete")

    private init(name: String) {
        self.name = name
    }

    /// Creates a kind of action with the given name.
    public init(named name: Text) {
        self.init(name: name.plainString)
    }
}

nonisolated extension View {
    package func saying(
        actions: [String: () -> Void] = [:], _ change: @escaping (inout AccessibilityProperties) -> Void
    ) -> some View {
        Modified(content: self, modifier: AccessibilityModifier(change: change, actions: actions))
    }

    /// Sets the name of the view.
    public func accessibilityLabel(_ label: Text) -> some View { saying { $0.label = label.plainString } }
    /// Sets the name of the view.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
    /// Sets the name of the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the value of the view.
    public func accessibilityValue(_ value: Text) -> some View { saying { $0.value = value.plainString } }
    /// Sets the value of the view.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }
    /// Sets the value of the view.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets the description of the view's action.
    public func accessibilityHint(_ hint: Text) -> some View { saying { $0.hint = hint.plainString } }
    /// Sets the description of the view's action.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { accessibilityHint(Text(hint)) }
    /// Sets the description of the view's action.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Sets the identifier by which a test finds the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        saying { $0.identifier = identifier }
    }

    /// Hides the view from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { saying { $0.isHidden = hidden } }

    /// Adds traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        saying { $0.traits.formUnion(traits) }
    }

    /// Removes traits from the view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        saying { $0.traits.remove(traits) }
    }

    /// Sets the treatment of the view's descendants.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        saying { $0.children = children }
    }

    /// Sets the view's order among its siblings: higher values come first.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        saying { $0.sortPriority = priority }
    }

    /// Adds an accessibility action.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        saying(actions: [kind.name: handler]) { $0.actions.append(kind.name) }
    }

    /// Adds a named accessibility action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds a named accessibility action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds actions that increase and decrease the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        saying(actions: ["increment": { handler(.increment) }, "decrement": { handler(.decrement) }]) {
            $0.actions += ["increment", "decrement"]
        }
    }
}

extension Text {
    /// The unformatted text in the current locale, with the labels of its images. Parts that depend on time are omitted.
    package var plainString: String {
        parts.map { part in
            if case .formatted(let text) = part.live { return text.string(in: .current) }
            return part.image?.label ?? part.string
        }
        .joined()
    }
}
