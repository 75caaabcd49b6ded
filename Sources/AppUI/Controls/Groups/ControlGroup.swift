import Foundation
@_spi(Nodes) public import ScrollUI

/// Controls that belong together, drawn as one.
nonisolated public struct ControlGroup<Content: View>: View {
    private let label: AnyView
    private let content: Content
    @Environment(\.controlGroupStyle) private var style

    /// A group without a label of its own.
    public init(@ViewBuilder content: () -> Content) {
        label = AnyView(EmptyView())
        self.content = content()
    }

    /// A group with any view as its label, which styles that fold the group show.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = AnyView(label())
        self.content = content()
    }

    /// The group in the style in force.
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
    /// A group with a text as its label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a ``ControlGroupStyle`` was given, to be styled further: it has the standard look.
    @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How a group of controls looks.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts of the group that is styled.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The look of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, as its style sees them.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// What the group is for.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The controls.
    public let content: Content
    /// What the group is for.
    public let label: Label
}

/// The controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// Two points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) { configuration.content }
            .lineLimit(1)
            .buttonStyle(GroupedButtonStyle())
            .padding(2)
            .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 7))
    }
}

/// The controls of a bar: side by side, without a plate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// Ten points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) { configuration.content }.buttonStyle(.borderless)
    }
}

/// The controls in a list that opens below the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A button that fills its part of a plate.
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
    /// Side by side on one plate.
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// As in a bar.
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// In a list that opens.
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
    /// How groups of controls in this view look.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.controlGroupStyle = style }
    }
}
