/// The appearance of the interface: light or dark.
public enum ColorScheme: String, CaseIterable, Sendable {
    /// Dark content on a light background, and light content on a dark background.
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
    /// Whether the appearance is light or dark; dark by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user asked to reduce the interface's motion.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: Double {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Whether controls can be used; false inside `disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the colour scheme of this view; nil changes nothing. Unlike in SwiftUI, the enclosing window is not affected.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        EnvironmentView(content: self) { if let scheme { $0.colorScheme = scheme } }
    }

    /// Sets the colour scheme of this view. The older name of ``preferredColorScheme(_:)``; it does not affect the window either.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Disables the controls in this view if `disabled` is true. False does not undo an enclosing `disabled(true)`.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
