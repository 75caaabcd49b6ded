/// Says something of a view to those who do not see it.
package struct AccessibilityModifier: NodeModifier {
    let change: (inout AccessibilityProperties) -> Void
    /// What is done by name.
    var actions: [String: () -> Void] = [:]
    /// Views that are not shown and speak for the view.
    var views: AccessibilityViews?
    /// Whether the program has set attention on the view.
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

/// The direction in which a value is to change.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up or down by a step.
    case increment, decrement
}

/// What a person asks of a view without touching it.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String

    /// What a press does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving what is open.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Beginning or ending what plays.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Removing.
    public static let delete = AccessibilityActionKind(name: "delete")

    private init(name: String) {
        self.name = name
    }

    /// What `name` says.
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

    /// Says what the view is.
    public func accessibilityLabel(_ label: Text) -> some View { saying { $0.label = label.plainString } }
    /// Says what the view is.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
    /// Says what the view is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Says what the view is set to.
    public func accessibilityValue(_ value: Text) -> some View { saying { $0.value = value.plainString } }
    /// Says what the view is set to.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }
    /// Says what the view is set to.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Says what the view does.
    public func accessibilityHint(_ hint: Text) -> some View { saying { $0.hint = hint.plainString } }
    /// Says what the view does.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { accessibilityHint(Text(hint)) }
    /// Says what the view does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Says what a test finds the view by.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        saying { $0.identifier = identifier }
    }

    /// Has the view passed over.
    public func accessibilityHidden(_ hidden: Bool) -> some View { saying { $0.isHidden = hidden } }

    /// Says what kind of thing the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        saying { $0.traits.formUnion(traits) }
    }

    /// Takes back what kind of thing the view is.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        saying { $0.traits.remove(traits) }
    }

    /// Says how the view stands for those in it.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        saying { $0.children = children }
    }

    /// Says where the view comes among its siblings: higher values first.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        saying { $0.sortPriority = priority }
    }

    /// Says what is done at a person's wish.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        saying(actions: [kind.name: handler]) { $0.actions.append(kind.name) }
    }

    /// Says what is done at a person's wish, by a name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Says what is done at a person's wish, by a name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Says how the view's value goes up and down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        saying(actions: ["increment": { handler(.increment) }, "decrement": { handler(.decrement) }]) {
            $0.actions += ["increment", "decrement"]
        }
    }
}

extension Text {
    /// What the text says where the process is, without how it is set, and with what its pictures are called. What follows from the time
    /// is left out.
    package var plainString: String {
        parts.map { part in
            if case .formatted(let text) = part.live { return text.string(in: .current) }
            return part.image?.label ?? part.string
        }
        .joined()
    }
}
