import Drawing

/// A style with another opacity.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        base._resolve(in: environment).multiplied(by: opacity)
    }
}

extension ShapeStyle {
    /// The style, fainter: `opacity` from 0 to 1 multiplies its own.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// `style` without its type.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._resolve(in: environment) }
}

/// A layer between what lies behind and what lies in front. What lies behind shows through in plain: it is not blurred,
/// since a picture of it would have to be made in every frame in which anything moves.
public struct Material: ShapeStyle {
    private let opacity: Double

    /// Mostly clear.
    public static let ultraThin = Material(opacity: 0.35)
    /// More clear than not.
    public static let thin = Material(opacity: 0.5)
    /// Half and half.
    public static let regular = Material(opacity: 0.68)
    /// Less clear than not.
    public static let thick = Material(opacity: 0.82)
    /// Mostly opaque.
    public static let ultraThick = Material(opacity: 0.92)
    /// As bars have it.
    public static let bar = Material(opacity: 0.85)

    /// This style as it is in the given surroundings.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(light: 0xF4F5F7, dark: 0x23262C).opacity(opacity)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    /// ``Material/ultraThin`` as a style.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin`` as a style.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular`` as a style.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick`` as a style.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick`` as a style.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// ``Material/bar`` as a style.
    public static var bar: Material { .bar }
}

extension Color {
    /// From this colour, a little lighter, at the top down to itself.
    public var gradient: AnyShapeStyle {
        AnyShapeStyle(LinearGradient(colors: [mix(with: .white, by: 0.2), self], startPoint: .top, endPoint: .bottom))
    }

    /// This colour with `fraction` (0...1) of another one, mixed in sRGB. Unlike SwiftUI's default, which mixes in a
    /// perceptual space.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let share = min(1, max(0, fraction))
        func mixed(_ scheme: ColorScheme) -> SIMD4<Double> {
            let (from, to) = (components(in: scheme), other.components(in: scheme))
            return from + (to - from) * share
        }
        return Color(mixed(.light), mixed(.dark))
    }

    private init(_ light: SIMD4<Double>, _ dark: SIMD4<Double>) {
        guard light != dark else {
            self.init(.rgba(light.x, light.y, light.z, light.w))
            return
        }
        func hex(_ color: SIMD4<Double>) -> UInt32 {
            let pixel = PixelColor(color)
            return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
        }
        self.init(.adaptive(light: hex(light), dark: hex(dark)), alpha: light.w)
    }
}
