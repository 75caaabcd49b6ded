/// The style set with `tint`, or the accent colour.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the tint style of the environment.
    public init() {}

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        if let tint = environment.tintStyle {
            var outer = environment
            (outer.tint, outer.tintStyle) = (nil, tint.outer)
            return tint.style._resolve(in: outer)
        }
        return (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style set with `tint`, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: EnclosedStyle? { nil }
}

extension EnvironmentValues {
    /// The tint colour; nil if none was set, in which case controls have default colours.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint style, set if the tint is not a plain colour.
    fileprivate(set) var tintStyle: EnclosedStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the colour of emphasized parts of controls in this view: switches that are on, the filled part of sliders, prominent and
    /// borderless buttons. Nil means the accent colour.
    public func tint(_ tint: Color?) -> some View {
        EnvironmentView(content: self) {
            $0.tint = tint
            $0.tintStyle = nil
        }
    }

    /// Sets the tint style of this view. Controls use a gradient's first colour; the style `.tint` is the whole style.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        EnvironmentView(content: self) { values in
            // Resolved synchronously on this thread: the values do not leave the call.
            nonisolated(unsafe) let environment = values
            let color = MainActor.assumeIsolated { tint._resolve(in: environment).color }
            let outer = values.tintStyle ?? values.tint.map { EnclosedStyle(AnyShapeStyle($0), in: nil) }
            values.tint = Color(red: color.x, green: color.y, blue: color.z, opacity: color.w)
            values.tintStyle = EnclosedStyle(AnyShapeStyle(tint), in: outer)
        }
    }

    /// Sets a tint; nil changes nothing.
    @MainActor package func tinted(_ tint: Color?) -> some View {
        EnvironmentView(content: self) {
            guard let tint else { return }
            $0.tint = tint
            $0.tintStyle = nil
        }
    }

    /// Sets the tint. The older name of `tint(_:)`.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

extension Color {
    /// Returns this colour darkened if pressed or lightened if hovered, by the same steps as the plates of the accent colour.
    package func plate(isPressed: Bool, isHovered: Bool) -> Color {
        if isPressed { return mix(with: .black, by: 0.18) }
        return isHovered ? mix(with: .white, by: 0.1) : self
    }
}
