/// The prominence of a heading.
public enum Prominence: Hashable, Sendable {
    /// Normal or increased prominence.
    case standard, increased
}

/// Whether a control is activated when a dragged item is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int
    /// The control's default: it is not activated.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// The control is activated.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// The control is not activated.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

package struct SpringLoadingKey: EnvironmentKey {
    package static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// The prominence of section headers in lists.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether controls are activated by dragged items that are held over them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }

    /// Whether the program can have several windows: always false, since an app has one window.
    public var supportsMultipleWindows: Bool { false }
}

nonisolated extension View {
    /// Sets the prominence of section headers in this view, in lists and forms.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    /// Sets whether buttons in this view are activated by dragged items that are held over them for a moment.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
