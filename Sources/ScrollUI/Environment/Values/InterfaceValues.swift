/// How much a heading stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual, or more than usual.
    case standard, increased
}

/// In which order a menu shows its entries.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int
    /// As they are written.
    public static let automatic = MenuOrder(number: 0)
    /// The first one nearest to what opened the menu. Menus here open downwards, where that is the order as written.
    public static let priority = MenuOrder(number: 1)
    /// As they are written.
    public static let fixed = MenuOrder(number: 2)
}

/// Whether a control is set off when something is dragged over it and held there.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int
    /// As the control has it: it is not.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// It is.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// It is not.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

struct SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

private struct AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How much the headers of sections in lists stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// In which order menus show their entries, which all orders have in common here.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether controls are set off by what is dragged over them and held there.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }

    /// That nothing corrects what is typed. Nothing does in any case.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// That the program can have several windows: never here, where an app has one.
    public var supportsMultipleWindows: Bool { false }
}

nonisolated extension View {
    /// How much the headers of sections in this view stand out, in lists and forms.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    /// In which order menus in this view show their entries. The value alone is kept: all orders are the same here.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Whether buttons in this view are set off by what is dragged over them and held there for a moment.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
