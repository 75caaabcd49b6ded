import Foundation
@_spi(Nodes) public import ScrollUI

/// Related controls that are drawn as a unit.
nonisolated public struct ControlGroup<Content: View>: View {
    private let label: AnyView
    private let content: Content
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) {
        label = AnyView(EmptyView())
        self.content = content()
    }

    /// Creates a group with any view as its label, which is shown by styles that collapse the group.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = AnyView(label())
        self.content = content()
    }

    /// The group in the current style.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).environment(\.controlGroupStyle, AutomaticControlGroupStyle())
    }

    @MainActor private func styled(_ style: some ControlGroupStyle) -> any View {
        style.makeBody(
            configuration: ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(content),
                label: ControlGroupStyleConfiguration.Label(label)))
    }
}

extension ControlGroup {
    /// Creates a group with a text as its label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the configuration of a ``ControlGroupStyle``, to be styled further. It has the default appearance.
    @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The appearance of a control group.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Creates the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group for its style.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// The label of the group.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The controls.
    public let content: Content
    /// The label of the group.
    public let label: Label
}

/// A style with the controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the controls, 2 points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) { configuration.content }
            .lineLimit(1)
            .buttonStyle(GroupedButtonStyle())
            .padding(2)
            .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 7))
    }
}

/// A style for bars: the controls side by side, without a plate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the controls, 10 points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) { configuration.content }.buttonStyle(.borderless)
    }
}

/// A style that shows the controls in a menu below the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The style of a button that fills its part of a plate.
private struct GroupedButtonStyle: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        let isLit = configuration.isHovered && configuration.isEnabled
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? ControlPalette.destructive : Color.primary)
            .padding(configuration.controlSize.padding)
            .background(
                configuration.isPressed ? ControlPalette.fillPressed : isLit ? ControlPalette.fillHovered : Color.clear,
                in: RoundedRectangle(cornerRadius: 5)
            )
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// A style with the controls side by side on one plate.
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style for bars.
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style that shows the controls in a menu.
    @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the control groups in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.controlGroupStyle = style }
    }
}
