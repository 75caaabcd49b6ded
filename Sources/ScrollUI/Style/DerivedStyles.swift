import Drawing

/// A style whose opacity is multiplied by a factor.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    @MainActor func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        base._resolve(in: environment).multiplied(by: opacity)
    }
}

extension FadedStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns this style with its opacity multiplied by `opacity`, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let style: any ShapeStyle

    /// Erases the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    /// Returns this style resolved in `environment`.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._resolve(in: environment) }

    /// Returns whether both wrap the same style. Styles that cannot be compared count as different.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        ValueComparison.areEqual(left.style, right.style)
    }
}

/// A translucent layer between background and foreground content. The background is not blurred, because blurring would require
/// rendering it again in every frame with motion.
public struct Material: ShapeStyle, Hashable {
    private let opacity: Double

    /// A mostly transparent material, with an opacity of 0.35.
    public static let ultraThin = Material(opacity: 0.35)
    /// A rather transparent material, with an opacity of 0.5.
    public static let thin = Material(opacity: 0.5)
    /// A material with an opacity of 0.68.
    public static let regular = Material(opacity: 0.68)
    /// A rather opaque material, with an opacity of 0.82.
    public static let thick = Material(opacity: 0.82)
    /// A mostly opaque material, with an opacity of 0.92.
    public static let ultraThick = Material(opacity: 0.92)
    /// The material of bars, with an opacity of 0.85.
    public static let bar = Material(opacity: 0.85)

    /// Returns this style resolved in `environment`.
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
    /// A vertical gradient from a slightly lighter colour at the top to this colour.
    public var gradient: AnyShapeStyle {
        AnyShapeStyle(LinearGradient(colors: [mix(with: .white, by: 0.2), self], startPoint: .top, endPoint: .bottom))
    }

    /// Returns this colour mixed in sRGB with the given `fraction` (clamped to 0...1) of another colour. SwiftUI mixes in a perceptual
    /// space by default.
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
