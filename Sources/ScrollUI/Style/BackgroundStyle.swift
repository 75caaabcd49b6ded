/// What content lies on: white in light surroundings and black in dark ones, as the system background of iOS is.
public struct BackgroundStyle: ShapeStyle {
    /// Stands for the background of the surroundings.
    public init() {}

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(light: 0xFFFFFF, dark: 0x000000)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What content lies on: white in light surroundings, black in dark ones.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
