/// The colour that the surroundings set with `tint`, or the accent colour.
public struct TintShapeStyle: ShapeStyle {
    /// Stands for the tint of the surroundings.
    public init() {}

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        if let style = environment.tintStyle {
            // A style that is made of the tint means the one that there would be without it.
            var outer = environment
            (outer.tint, outer.tintStyle) = (nil, nil)
            return style._resolve(in: outer)
        }
        return (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour that the surroundings set with `tint`, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// Nil where none was set: controls then have colours of their own.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Set where the tint is more than a colour.
    fileprivate(set) var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The colour of what controls in this view stress: switches that are on, the filled part of sliders, prominent and
    /// borderless buttons. Nil for the accent colour.
    public func tint(_ tint: Color?) -> some View {
        EnvironmentView(content: self) {
            $0.tint = tint
            $0.tintStyle = nil
        }
    }

    /// What controls in this view are stressed with: they take a gradient's first colour, the style `.tint` is all of it.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        EnvironmentView(content: self) { values in
            // Read here and now on this thread: the values do not leave the call.
            nonisolated(unsafe) let environment = values
            let color = MainActor.assumeIsolated { tint._resolve(in: environment).color }
            values.tint = Color(red: color.x, green: color.y, blue: color.z, opacity: color.w)
            values.tintStyle = AnyShapeStyle(tint)
        }
    }

    /// In a tint of its own, where there is one.
    @MainActor package func tinted(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { $0 = tint ?? $0 }
    }

    /// The older spelling of `tint(_:)`.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension Color {
    /// Darker under a finger, lighter under a pointer: as far apart as the steps of the accent colour's own plates.
    package func plate(isPressed: Bool, isHovered: Bool) -> Color {
        if isPressed { return mix(with: .black, by: 0.18) }
        return isHovered ? mix(with: .white, by: 0.1) : self
    }
}
