/// The style of the background behind content: the style set with ``View/backgroundStyle(_:)``, or by default white in light mode
/// and black in dark mode, as the system background of iOS.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the background style of the environment.
    public init() {}

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let background = environment[BackgroundStyleKey.self] else {
            return Color(light: 0xFFFFFF, dark: 0x000000)._resolve(in: environment)
        }
        var outer = environment
        outer[BackgroundStyleKey.self] = background.outer
        return background.style._resolve(in: outer)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the background behind content: white in light mode and black in dark mode by default.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: EnclosedStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `.background` stands for; nil means white or black.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self]?.style }
        set {
            let outer = self[BackgroundStyleKey.self]
            self[BackgroundStyleKey.self] = newValue.map { EnclosedStyle($0, in: outer) }
        }
    }
}

nonisolated extension View {
    /// Sets the style that `.background` stands for in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
