public import Drawing

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
    /// The style as it is in given surroundings.
    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A style whose surroundings are known.
public enum ResolvedStyle: Equatable, Sendable {
    /// sRGB components from 0 to 1.
    case color(SIMD4<Double>)
    case linearGradient(Drawing.Gradient, start: UnitPoint, end: UnitPoint)

    /// A single colour that stands for the style where no more can be drawn, as in text.
    var color: SIMD4<Double> {
        switch self {
        case .color(let color): return color
        case .linearGradient(let gradient, _, _):
            let color = gradient.stops[0].color
            let bytes = SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            return bytes / 255
        }
    }
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(components(in: environment.colorScheme))
    }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
}

/// The style that the surroundings set with `foregroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foreground._resolve(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

struct ForegroundKey: EnvironmentKey {
    static var defaultValue: any ShapeStyle { Color.primary }
}

extension EnvironmentValues {
    var foreground: any ShapeStyle {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.foreground = style }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.foreground = color } }
    }
}
