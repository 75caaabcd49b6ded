/// How a scroll dismisses a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let kind: Int
    /// As the view finds best.
    public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
    /// As soon as a scroll begins.
    public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
    /// With the finger that pulls it down.
    public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(kind: 3)
}

private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// How scrolls in this view dismiss a keyboard on the screen.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How scrolls below dismiss a keyboard on the screen. The desktop has none: the value is there to be read.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
