/// The mode in which a scroll dismisses an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let kind: Int
    /// The view decides.
    public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
    /// When a scroll begins.
    public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
    /// With the finger that pulls the keyboard down.
    public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(kind: 3)
}

private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The mode in which scrolls in this view dismiss an on-screen keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the mode in which scrolls in this view dismiss an on-screen keyboard. The desktop has no such keyboard:
    /// the value can only be read.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
