/// How much a heading stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual, or more than usual.
    case standard, increased
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

package struct SpringLoadingKey: EnvironmentKey {
    package static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// How much the headers of sections in lists stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether controls are set off by what is dragged over them and held there.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }

    /// That the program can have several windows: never here, where an app has one.
    public var supportsMultipleWindows: Bool { false }
}

nonisolated extension View {
    /// How much the headers of sections in this view stand out, in lists and forms.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    /// Whether buttons in this view are set off by what is dragged over them and held there for a moment.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
