import Foundation

/// How the button of a menu looks.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts of the menu that is styled.
    typealias Configuration = MenuStyleConfiguration
    /// The look of a menu, mostly `Menu(configuration)` with something around it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu's parts, as its style sees them.
public struct MenuStyleConfiguration {
    /// What the menu is for.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The actions.
    public typealias Content = _StylePart<_StylePartRole.Content>
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// What suits the surroundings: a button in the button style in force.
public struct DefaultMenuStyle: MenuStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A button with an arrow.
    public func makeBody(configuration: Configuration) -> some View { StandardMenu(configuration: configuration) }
}

/// A button in the button style in force.
public struct ButtonMenuStyle: MenuStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A button with an arrow.
    public func makeBody(configuration: Configuration) -> some View { StandardMenu(configuration: configuration) }
}

/// The label alone, in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A button without a plate.
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.borderless)
    }
}

/// A button on a plate.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// A button with a plate.
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style in force.
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The label alone.
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button on a plate.
    @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu lists its actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As on desktops: from top to bottom.
    public static let automatic = MenuOrder(name: "automatic")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
    /// The first ones nearest to where the menu was opened. Menus open downwards where there is space, so that this is from top to
    /// bottom as well; a menu that has to open upwards keeps its order.
    public static let priority = MenuOrder(name: "priority")
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    var menuStyle: any MenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// Whether the buttons of menus have an arrow.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// In which order menus list their actions.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How the buttons of menus in this view look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.menuStyle = style }
    }

    /// Whether the buttons of menus in this view have an arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// In which order menus in this view list their actions.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
