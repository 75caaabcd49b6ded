/// Light or dark surroundings.
public enum ColorScheme: String, CaseIterable, Sendable {
    /// Dark on light, and light on dark.
    case light, dark
}

package struct ColorSchemeKey: EnvironmentKey {
    package static let defaultValue = ColorScheme.dark
}

package struct ReduceMotionKey: EnvironmentKey {
    package static let defaultValue = false
}

package struct DisplayScaleKey: EnvironmentKey {
    package static let defaultValue = 1.0
}

package struct IsEnabledKey: EnvironmentKey {
    package static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether surroundings are light or dark; dark by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// True when the person asked for no motion of the interface's own.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: Double {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// False where `disabled(true)` is in force.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Light or dark surroundings for this view; nil leaves them. Unlike in SwiftUI, the window around does not follow.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        EnvironmentView(content: self) { if let scheme { $0.colorScheme = scheme } }
    }

    /// Light or dark surroundings for this view. The older name of ``preferredColorScheme(_:)``, which goes no further out either.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Controls in this view cannot be used; a `disabled` further out cannot be lifted here.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
