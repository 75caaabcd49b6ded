public import Drawing
public import Foundation

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
    /// The style as it is in given surroundings.
    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A style whose surroundings are known.
public enum ResolvedStyle: Equatable, Sendable {
    /// sRGB components from 0 to 1.
    case color(SIMD4<Double>)
    /// Colours along a line, outwards or around.
    case gradient(Drawing.Gradient, GradientGeometry)
    /// Another one, which has none itself, with shadows.
    indirect case shadowed(ResolvedStyle, [ResolvedShadow])
    /// A picture over the painted area.
    case picture(ResolvedPicture)

    /// A single colour that stands for the style where no more can be drawn, as in text.
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

/// Where a gradient's colours are. Locations are shares of the painted area, lengths points.
public enum GradientGeometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// Fractions of an ellipse that touches the sides of the painted area.
    case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// Radians, clockwise from the right.
    case angular(center: UnitPoint, start: Double, sweep: Double)

    /// For a gradient of a display list.
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
    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(components(in: environment))
    }
}

extension ShapeStyle where Self == Color {
    /// Nothing to see; it still takes space.
    public static var clear: Color { .clear }
    /// Black in all surroundings.
    public static var black: Color { .black }
    /// White in all surroundings.
    public static var white: Color { .white }
    /// A middle grey in all surroundings.
    public static var gray: Color { .gray }
    /// Red, lighter in dark surroundings.
    public static var red: Color { .red }
    /// Orange, lighter in dark surroundings.
    public static var orange: Color { .orange }
    /// Yellow, lighter in dark surroundings.
    public static var yellow: Color { .yellow }
    /// Green, more vivid in dark surroundings.
    public static var green: Color { .green }
    /// A green with a touch of blue, lighter in dark surroundings.
    public static var mint: Color { .mint }
    /// Between green and blue, lighter in dark surroundings.
    public static var teal: Color { .teal }
    /// Between teal and blue, lighter in dark surroundings.
    public static var cyan: Color { .cyan }
    /// Blue, lighter in dark surroundings.
    public static var blue: Color { .blue }
    /// Between blue and purple, lighter in dark surroundings.
    public static var indigo: Color { .indigo }
    /// Between blue and red, lighter in dark surroundings.
    public static var purple: Color { .purple }
    /// A red towards purple, lighter in dark surroundings.
    public static var pink: Color { .pink }
    /// A greyish orange, lighter in dark surroundings.
    public static var brown: Color { .brown }
}

/// The style that the surroundings set with `foregroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    /// Stands for the style of the surroundings.
    public init() {}

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foreground._resolve(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the surroundings; `Color.primary` where none was set.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
