@_spi(Nodes) public import ScrollUI

/// Goes to another view on the stack around it.
///
/// In a list the whole row leads there.
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
    /// Of the list of a split view's column: what its links choose.
    var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}

/// In a list the label stands at the start of the row and an arrow at its end; elsewhere it is a button without a plate,
/// unless a style was set.
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

    /// What is chosen is seen in the next column, beside the row.
    private var leadsBeside: Bool { choice != nil && column?.isCompact == false }
}

extension NavigationLink: RowLink {}

/// A row that leads somewhere.
struct RowLinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

extension NavigationLink where Destination == Never {
    /// Puts `value` on the stack, which a `navigationDestination(for:)` there turns into a view; nil is a disabled link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Puts `value` on the stack.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

    /// Puts `value` on the stack.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
    /// Goes to a view that is made when it is gone to.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive: nil), label: label())
    }

    /// Goes to `destination`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: nil), label: label())
    }

    /// Goes to a view while `isActive`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: isActive), label: label())
    }

    /// Goes to `destination` while `isActive`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: isActive), label: label())
    }

    /// Goes to a view while `selection` is `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: selection.isValue(tag)), label: label())
    }

    /// Goes to `destination` while `selection` is `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view({ destination }, isActive: selection.isValue(tag)), label: label())
    }

    /// Links of a detail pane are links like others here.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Goes to a view that is made when it is gone to.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Goes to a view that is made when it is gone to.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Goes to `destination`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Goes to `destination`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Goes to `destination` while `isActive`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Goes to a view while `isActive`.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Goes to `destination` while `selection` is `tag`.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
}

extension Binding {
    /// True while the value is `tag`; false sets it to nil.
    @MainActor fileprivate func isValue<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: {
            if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}
