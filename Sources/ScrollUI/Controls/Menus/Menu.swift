import Foundation

/// A button that opens a list of actions.
///
/// Space, Return or a click opens it, the arrows or Tab select an action, and Escape or a click outside closes it.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var style

    fileprivate init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// Creates a menu with any view as its label. Suitable content is buttons, pickers and dividers.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content(), nil)
    }

    /// Creates a button that runs `primaryAction` when it is clicked, with an arrow that opens the list. The down key and a long press open
    /// it too.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content(), primaryAction)
    }

    /// A button in the current style; the list floats below it.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).environment(\.menuStyle, DefaultMenuStyle())
    }

    @MainActor private func styled(_ style: some MenuStyle) -> any View {
        style.makeBody(
            configuration: MenuStyleConfiguration(
                label: MenuStyleConfiguration.Label(label), content: MenuStyleConfiguration.Content(content),
                primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), nil)
    }

    /// Creates a button with a text as its label, and an arrow that opens the list.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(title), content(), primaryAction)
    }

    /// Creates a button with a text as its label, and an arrow that opens the list.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction)
    }
}

extension Menu where Label == ScrollUI.Label<Text, Image> {
    /// Creates a menu with a symbol and a text as its label.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(ScrollUI.Label(titleKey, systemImage: systemImage), content(), nil)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration of a ``MenuStyle``, for further styling. It has the standard appearance.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, configuration.primaryAction)
    }
}

/// A button with an arrow, and the panel that floats below it while it is open.
nonisolated struct MenuButton<Label: View, Panel: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder let label: () -> Label
    @ViewBuilder let panel: () -> Panel
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(isOpen: Binding<Bool>, @ViewBuilder label: @escaping () -> Label, @ViewBuilder panel: @escaping () -> Panel) {
        _isOpen = isOpen
        self.label = label
        self.panel = panel
    }

    @MainActor var body: some View {
        PopoverView(
            isPresented: $isOpen,
            content: Button {
                isOpen.toggle()
            } label: {
                HStack(spacing: 6) {
                    label()
                    if indicator != .hidden { Chevron() }
                }
            }, panel: panel)
    }
}

/// The list of a menu.
package nonisolated struct MenuPanel<Content: View>: View {
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    /// Closes the enclosing menu.
    @Environment(\.dismissMenu) private var dismissOuter

    package init(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        _isPresented = isPresented
        self.content = content
    }

    @MainActor package var body: some View {
        FloatingPanel(isPresented: $isPresented) {
            Modified(
                content: VStack(alignment: .leading, spacing: 0) { MenuSections(content: content()) },
                modifier: FittingWidth()
            )
            .padding(4)
        }
        .buttonStyle(MenuItemStyle())
        .toggleStyle(MenuToggleStyle())
        .environment(\.menuStyle, SubmenuStyle())
        .environment(\.dividerMargin, 4)
        .environment(\.sectionTitles, MenuSectionTitles())
        // A menu in a row is not part of the list's rows.
        .environment(\.rowContainer, nil)
        .environment(
            \.dismissMenu,
            DismissMenu { [dismissOuter] in
                isPresented = false
                dismissOuter?()
            }
        )
        .keyboardShortcut(nil)
    }
}

/// Makes a view as wide as its ideal width and proposes that width to all of its content, so that the rows of a list get the same width.
package struct FittingWidth: NodeModifier {
    @MainActor private func offer(_ content: Node) -> ProposedViewSize {
        ProposedViewSize(width: content.measure(.unspecified).width, height: nil)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize { content.measure(offer(content)) }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: offer(content))
    }

    package func needsLayout(after old: FittingWidth) -> Bool { false }
}

/// Closes the menu around a button.
package struct DismissMenu {
    let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @MainActor func callAsFunction() { action() }
}

struct DismissMenuKey: EnvironmentKey {
    static var defaultValue: DismissMenu? { nil }
}

extension EnvironmentValues {
    package var dismissMenu: DismissMenu? {
        get { self[DismissMenuKey.self] }
        set { self[DismissMenuKey.self] = newValue }
    }
}

/// A small chevron that points down.
package nonisolated struct Chevron: View {
    package init() {
    }

    @MainActor package var body: some View {
        HStack(spacing: -2.2) {
            Capsule().frame(width: 6, height: 1.5).rotationEffect(.degrees(45))
            Capsule().frame(width: 6, height: 1.5).rotationEffect(.degrees(-45))
        }
        .foregroundStyle(Color.secondary)
        .allowsHitTesting(false)
        // If mirrored, the strokes would point up.
        .environment(\.layoutDirection, .leftToRight)
    }
}
