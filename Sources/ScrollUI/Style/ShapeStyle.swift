public import Drawing
public import Foundation

/// A style that shapes and text are painted with.
public protocol ShapeStyle: Sendable {
    /// Returns this style resolved in `environment`.
    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A style resolved in an environment.
public enum ResolvedStyle: Equatable, Sendable {
    /// sRGB components from 0 to 1.
    case color(SIMD4<Double>)
    /// A linear, radial, elliptical or angular gradient.
    case gradient(Drawing.Gradient, GradientGeometry)
    /// A style with shadows; the style itself is not `shadowed`.
    indirect case shadowed(ResolvedStyle, [ResolvedShadow])
    /// A picture that is stretched or tiled over the painted area.
    case picture(ResolvedPicture)

    /// A single colour that represents the style where only a colour can be drawn, as in text.
    var color: SIMD4<Double> {
        switch self {
        case .color(let color): return color
        case .shadowed(let base, _): return base.color
        case .gradient(let gradient, _): return gradient.stops[0].color.components
        case .picture(let picture): return picture.color
        }
    }

    func multiplied(by opacity: Double) -> ResolvedStyle {
        switch self {
        case .color(let color): return .color(SIMD4(color.x, color.y, color.z, color.w * opacity))
        case .shadowed(let base, let shadows):
            return .shadowed(base.multiplied(by: opacity), shadows.map { $0.faded(opacity) })
        case .gradient(let gradient, let geometry):
            let stops = gradient.stops.map { stop in
                var stop = stop
                stop.color.alpha = UInt8(Double(stop.color.alpha) * min(1, max(0, opacity)) + 0.5)
                return stop
            }
            return .gradient(Drawing.Gradient(stops: stops), geometry)
        case .picture(var picture):
            picture.opacity *= min(1, max(0, opacity))
            return .picture(picture)
        }
    }
}

/// The geometry of a gradient. Points are in unit coordinates of the painted area, lengths in points.
public enum GradientGeometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// An ellipse; the radii are fractions of the painted area's width and height.
    case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    case angular(center: UnitPoint, start: Double, sweep: Double)

    /// Returns the paint for a gradient of a display list.
    func paint(_ gradient: Int32, in rect: CGRect) -> Paint {
        func absolute(_ point: UnitPoint) -> Point {
            Point(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
        }
        func radial(_ center: UnitPoint, _ radii: Size, _ start: CGFloat, _ end: CGFloat) -> Paint {
            .radialGradient(
                gradient: gradient, center: absolute(center), radii: radii, start: end == 0 ? 0 : start / end)
        }
        switch self {
        case .linear(let start, let end):
            return .linearGradient(gradient: gradient, start: absolute(start), end: absolute(end))
        case .radial(let center, let start, let end):
            return radial(center, Size(width: end, height: end), start, end)
        case .elliptical(let center, let start, let end):
            return radial(center, Size(width: rect.width * end, height: rect.height * end), start, end)
        case .angular(let center, let start, let sweep):
            return .angularGradient(gradient: gradient, center: absolute(center), start: start, sweep: sweep)
        }
    }
}

extension Color: ShapeStyle {
    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(components(in: environment))
    }
}

extension ShapeStyle where Self == Color {
    /// A transparent colour. A view of this colour still takes space.
    public static var clear: Color { .clear }
    /// Black in light and dark mode.
    public static var black: Color { .black }
    /// White in light and dark mode.
    public static var white: Color { .white }
    /// A middle grey in light and dark mode.
    public static var gray: Color { .gray }
    /// Red, lighter in dark mode.
    public static var red: Color { .red }
    /// Orange, lighter in dark mode.
    public static var orange: Color { .orange }
    /// Yellow, lighter in dark mode.
    public static var yellow: Color { .yellow }
    /// Green, more vivid in dark mode.
    public static var green: Color { .green }
    /// A slightly bluish green, lighter in dark mode.
    public static var mint: Color { .mint }
    /// Between green and blue, lighter in dark mode.
    public static var teal: Color { .teal }
    /// Between teal and blue, lighter in dark mode.
    public static var cyan: Color { .cyan }
    /// Blue, lighter in dark mode.
    public static var blue: Color { .blue }
    /// Between blue and purple, lighter in dark mode.
    public static var indigo: Color { .indigo }
    /// Between blue and red, lighter in dark mode.
    public static var purple: Color { .purple }
    /// A purplish red, lighter in dark mode.
    public static var pink: Color { .pink }
    /// A greyish orange, lighter in dark mode.
    public static var brown: Color { .brown }
}

/// The style set with `foregroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the foreground style of the environment.
    public init() {}

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.resolvedForeground
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment; `Color.primary` by default.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
