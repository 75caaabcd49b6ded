import Drawing
import Foundation

/// A colour: a view that fills the proposed size, and a style for shapes and text.
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// sRGB components, 0...1, with straight alpha.
        case rgba(Double, Double, Double, Double)
        /// Different colours for light and dark mode, as `0xRRGGBB`.
        case adaptive(light: UInt32, dark: UInt32)
        /// A named colour of an asset catalogue.
        case asset(ColorAsset)
    }

    let source: Source
    /// The opacity that multiplies the source's alpha.
    let alpha: Double

    init(_ source: Source, alpha: Double = 1) {
        self.source = source
        self.alpha = alpha
    }

    /// The interpretation of colour components: `sRGB` uses its transfer curve, `sRGBLinear` is proportional to light, and
    /// `displayP3` uses wider primaries with the curve of sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The primaries and the white point of sRGB, with its transfer curve or linear.
        case sRGB, sRGBLinear
        /// The primaries of Display P3. Colours outside sRGB are clamped to it.
        case displayP3
    }

    /// Creates a colour from components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = colorSpace.encoded(SIMD3(red, green, blue))
        self.init(.rgba(components.x, components.y, components.z, opacity))
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// Creates a colour from `0xRRGGBB` values for light and dark mode. An extension of ScrollUI.
    public init(light: UInt32, dark: UInt32) {
        self.init(.adaptive(light: light, dark: dark))
    }

    /// Returns this colour with its opacity multiplied by `opacity`, which is clamped to 0...1.
    public func opacity(_ opacity: Double) -> Color {
        Color(source, alpha: alpha * min(max(opacity, 0), 1))
    }

    /// Returns the sRGB components from 0 to 1 for `scheme`. A named colour is looked up in `catalog` or, if that is nil, in the
    /// catalogue of its bundle.
    package func components(in scheme: ColorScheme, _ catalog: ColorCatalog? = nil) -> SIMD4<Double> {
        switch source {
        case .rgba(let r, let g, let b, let a): return SIMD4(r, g, b, a * alpha)
        case .adaptive(let light, let dark):
            let hex = scheme == .dark ? dark : light
            let channel = { (shift: UInt32) in Double((hex >> shift) & 0xFF) / 255 }
            return SIMD4(channel(16), channel(8), channel(0), alpha)
        case .asset(let asset):
            let set = (catalog ?? .of(bundle: asset.bundle)).color(named: asset.name)
            return set?.components(in: scheme, alpha: alpha) ?? ColorAsset.missing.components(in: scheme)
        }
    }
}

extension Color.RGBColorSpace {
    /// Returns the components in sRGB with its transfer curve.
    func encoded(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: return components
        case .sRGBLinear: return components.mapped(Self.encode)
        case .displayP3:
            let linear = components.mapped(Self.decode)
            // Converts P3 primaries to sRGB primaries, both with white point D65 (CSS Color Module Level 4).
            let red = 1.2249401762805598 * linear.x - 0.2249401762805596 * linear.y
            let green = -0.0420569547096881 * linear.x + 1.042056954709688 * linear.y
            let blue =
                -0.0196375545903344 * linear.x - 0.0786360455506319 * linear.y + 1.0982736001409665 * linear.z
            return SIMD3(red, green, blue).mapped { Self.encode(min(max($0, 0), 1)) }
        }
    }

    /// Applies the sRGB transfer curve (IEC 61966-2-1).
    static func encode(_ value: Double) -> Double {
        value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

extension SIMD3<Double> {
    fileprivate func mapped(_ body: (Double) -> Double) -> SIMD3<Double> { SIMD3(body(x), body(y), body(z)) }
}

// These are internal: other modules use the ones of `ShapeStyle`, so that `Color.red` is unambiguous.
extension Color {
    static let clear = Color(white: 0, opacity: 0)
    static let black = Color(white: 0)
    static let white = Color(white: 1)
    static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
    static let red = Color(light: 0xFF383C, dark: 0xFF4245)
    static let orange = Color(light: 0xFF8D28, dark: 0xFF9230)
    static let yellow = Color(light: 0xFFCC00, dark: 0xFFD600)
    static let green = Color(light: 0x34C759, dark: 0x30D158)
    static let mint = Color(light: 0x00C8B3, dark: 0x00DAC3)
    static let teal = Color(light: 0x00C3D0, dark: 0x00D2E0)
    static let cyan = Color(light: 0x00C0E8, dark: 0x3CD3FE)
    static let blue = Color(light: 0x0088FF, dark: 0x0091FF)
    static let indigo = Color(light: 0x6155F5, dark: 0x6D7CFF)
    static let purple = Color(light: 0xCB30E0, dark: 0xDB34F2)
    static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
    static let brown = Color(light: 0xAC7F5E, dark: 0xB78A66)
}

extension Color {
    /// The colour of text and symbols: nearly black in light mode, nearly white in dark mode.
    public static let primary = Color(light: 0x16191F, dark: 0xE8EBF0)
    /// The colour of less important content: a grey between ``primary`` and the background.
    public static let secondary = Color(light: 0x545D6B, dark: 0x9AA3B2)
    /// The colour of selected, filled or focused content: a blue, lighter in dark mode.
    public static let accentColor = Color(light: 0x2F6BFF, dark: 0x5B8CFF)
}

extension PixelColor {
    /// Creates a pixel from components from 0 to 1. Other values are clamped; NaN becomes 0.
    package init(_ components: SIMD4<Double>) {
        func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
        self.init(
            red: byte(components.x), green: byte(components.y), blue: byte(components.z), alpha: byte(components.w))
    }

    /// The components from 0 to 1.
    var components: SIMD4<Double> {
        SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255
    }
}
