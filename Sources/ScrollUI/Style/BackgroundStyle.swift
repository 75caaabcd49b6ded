/// What content lies on: what the surroundings set with ``View/backgroundStyle(_:)``, else white in light surroundings and black in
/// dark ones, as the system background of iOS is.
public struct BackgroundStyle: ShapeStyle {
    /// Stands for the background of the surroundings.
    public init() {}

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.backgroundStyle else {
            return Color(light: 0xFFFFFF, dark: 0x000000)._resolve(in: environment)
        }
        // A style that is made of the background means the one that there would be without it.
        var outer = environment
        outer.backgroundStyle = nil
        return style._resolve(in: outer)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What content lies on: white in light surroundings, black in dark ones.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `.background` is as a style; nil is white or black.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What `.background` is as a style in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
