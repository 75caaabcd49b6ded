import Foundation

/// The appearance of a menu's button.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The parts of the styled menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the appearance of a menu, usually `Menu(configuration)` with modifiers.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
    /// The menu's label.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The menu's actions.
    public typealias Content = _StylePart<_StylePartRole.Content>
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The default style: a button in the current button style.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a button with an arrow.
    public func makeBody(configuration: Configuration) -> some View { StandardMenu(configuration: configuration) }
}

/// Shows a button in the current button style.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a button with an arrow.
    public func makeBody(configuration: Configuration) -> some View { StandardMenu(configuration: configuration) }
}

/// Shows only the label, in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a button without a plate.
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.borderless)
    }
}

/// Shows a button with a plate.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a button with a plate.
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// Shows a button in the current button style.
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Shows only the label.
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// Shows a button with a plate.
    @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The order of the actions of a menu.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The order of desktops, from top to bottom.
    public static let automatic = MenuOrder(name: "automatic")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
    /// The first actions closest to the location where the menu was opened. Since menus open downwards if there is enough space, the order
    /// is from top to bottom too. A menu that opens upwards does not reverse it.
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

    /// The order of the actions of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of the buttons of menus in this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.menuStyle = style }
    }

    /// Sets whether the buttons of menus in this view have an arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of the actions of menus in this view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
