/// The colour that the surroundings set with `tint`, or the accent colour.
public struct TintShapeStyle: ShapeStyle {
    /// Stands for the tint of the surroundings.
    public init() {}

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour that the surroundings set with `tint`, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// Nil where none was set: controls then have colours of their own.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The colour of what controls in this view stress: switches that are on, the filled part of sliders, prominent and
    /// borderless buttons. Nil for the accent colour.
    public func tint(_ tint: Color?) -> some View {
        EnvironmentView(content: self) { $0.tint = tint }
    }

    /// The older spelling of ``tint(_:)``.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension Color {
    /// Darker under a finger, lighter under a pointer: as far apart as the steps of the accent colour's own plates.
    func plate(isPressed: Bool, isHovered: Bool) -> Color {
        if isPressed { return mix(with: .black, by: 0.18) }
        return isHovered ? mix(with: .white, by: 0.1) : self
    }
}
