/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// As buttons do by nature: once.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// After half a second ten times a second.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons that are held down act again and again.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether buttons in this view that are held down act again and again.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
