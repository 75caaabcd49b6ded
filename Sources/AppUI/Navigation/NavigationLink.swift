@_spi(Nodes) public import ScrollUI

/// A control that goes to another view on the enclosing navigation stack.
///
/// In a list, the whole row is the link.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Goal {
        case value(AnyHashable?)
        case view(() -> Destination, isActive: Binding<Bool>?)
    }

    private let goal: Goal
    private let label: Label
    @State private var isShown = false
    @Environment(\.navigation) private var navigation
    @Environment(\.listChoice) private var choice

    private init(_ goal: Goal, label: Label) {
        self.goal = goal
        self.label = label
    }

    /// The label, as a button.
    public var body: some View {
        switch goal {
        case .value(let value):
            if let value, let choice, choice.accepts(value) {
                LinkButton(isEnabled: true, label: label) {
                    choice.choose(value, false)
                    navigation?.pages?.showNextColumn()
                }
                .tag(value)
            } else {
                LinkButton(isEnabled: value != nil && navigation != nil, label: label) {
                    if let value { navigation?.pages?.push(value) }
                }
            }
        case .view(let destination, let isActive):
            let isActive = isActive ?? $isShown
            PresentedPage(
                content: LinkButton(isEnabled: navigation != nil, label: label) {
                    isActive.wrappedValue = true
                    navigation?.pages?.showNextColumn()
                },
                isPresented: isActive, page: destination)
        }
    }
}

private struct ListChoiceKey: EnvironmentKey {
    static var defaultValue: ListChoice? { nil }
}

extension EnvironmentValues {
    /// The selection of the list in a split view's column, which the links of that list change.
    var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}

/// The button of a link. In a list, the label is at the start of the row and an arrow at its end. Elsewhere it has no
/// plate, unless a style is set.
private struct LinkButton<Label: View>: View {
    let isEnabled: Bool
    let label: Label
    let action: @MainActor () -> Void
    @Environment(\.listLook) private var list
    @Environment(\.buttonStyle) private var style
    @Environment(\.rowBadge) private var badge
    @Environment(\.splitColumn) private var column
    @Environment(\.listChoice) private var choice

    var body: some View {
        Group {
            if list != nil {
                Button(action: action) {
                    Modified(
                        content: HStack(spacing: 8) {
                            label
                            Spacer(minLength: 0)
                            badge.foregroundStyle(Color.secondary).fixedSize()
                            if !leadsBeside { ForwardChevron() }
                        }, modifier: RowLinkArea())
                }
                .buttonStyle(RowLinkStyle())
            } else if case .looks(let style) = style, style is DefaultButtonStyle {
                Button(action: action) { label }.buttonStyle(.borderless)
            } else {
                Button(action: action) { label }
            }
        }
        .disabled(!isEnabled)
    }

    /// Whether the destination is shown in the next column, beside the row.
    private var leadsBeside: Bool { choice != nil && column?.isCompact == false }
}

extension NavigationLink: RowLink {}

/// The style of a row that is a link.
struct RowLinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes `value` on the stack, where a `navigationDestination(for:)` turns it into a view. A
    /// nil value disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes `value` on the stack.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

    /// Creates a link that pushes `value` on the stack.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
    /// Creates a link to a view, which is created when the link is followed.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive: nil), label: label())
    }

    /// Creates a link to `destination`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: nil), label: label())
    }

    /// Creates a link that shows a view while `isActive` is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: isActive), label: label())
    }

    /// Creates a link that shows `destination` while `isActive` is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: isActive), label: label())
    }

    /// Creates a link that shows a view while `selection` is `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: selection.isValue(tag)), label: label())
    }

    /// Creates a link that shows `destination` while `selection` is `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view({ destination }, isActive: selection.isValue(tag)), label: label())
    }

    /// Has no effect: links of a detail column are treated as all others.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, which is created when the link is followed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, which is created when the link is followed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link to `destination`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to `destination`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link that shows `destination` while `isActive` is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link that shows a view while `isActive` is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link that shows `destination` while `selection` is `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
}

extension Binding {
    /// Whether the value is `tag`. Setting it to false sets the value to nil.
    @MainActor fileprivate func isValue<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: {
            if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}
