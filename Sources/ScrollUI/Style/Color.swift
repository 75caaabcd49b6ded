import Drawing
import Foundation

/// A colour: a view that fills what it is offered, and a style for shapes and text.
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// sRGB, 0...1, alpha not multiplied in.
        case rgba(Double, Double, Double, Double)
        /// Another colour in light and in dark surroundings.
        case adaptive(light: UInt32, dark: UInt32)
        /// By its name in an asset catalogue.
        case asset(ColorAsset)
    }

    let source: Source
    /// Multiplied into the source's own.
    let alpha: Double

    init(_ source: Source, alpha: Double = 1) {
        self.source = source
        self.alpha = alpha
    }

    /// How components are meant: `sRGB` with its transfer curve, `sRGBLinear` in proportion to light, `displayP3` with wider
    /// primaries and the same curve.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The primaries and the white of sRGB.
        case sRGB, sRGBLinear
        /// What sRGB cannot show is shown as its nearest.
        case displayP3
    }

    /// Components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = colorSpace.encoded(SIMD3(red, green, blue))
        self.init(.rgba(components.x, components.y, components.z, opacity))
    }

    /// A grey, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// `0xRRGGBB` in light and in dark surroundings. An extension of ScrollUI's own.
    public init(light: UInt32, dark: UInt32) {
        self.init(.adaptive(light: light, dark: dark))
    }

    /// The same colour, fainter: `opacity` from 0 to 1 multiplies its own.
    public func opacity(_ opacity: Double) -> Color {
        Color(source, alpha: alpha * min(max(opacity, 0), 1))
    }

    /// Components from 0 to 1 in sRGB for the given surroundings; a named colour is looked for in `catalog`, or where it
    /// says.
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
    /// In sRGB with its transfer curve.
    func encoded(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: return components
        case .sRGBLinear: return components.mapped(Self.encode)
        case .displayP3:
            let linear = components.mapped(Self.decode)
            // From the primaries of P3 to those of sRGB, both with the white D65 (CSS Color Module Level 4).
            let red = 1.2249401762805598 * linear.x - 0.2249401762805596 * linear.y
            let green = -0.0420569547096881 * linear.x + 1.042056954709688 * linear.y
            let blue =
                -0.0196375545903344 * linear.x - 0.0786360455506319 * linear.y + 1.0982736001409665 * linear.z
            return SIMD3(red, green, blue).mapped { Self.encode(min(max($0, 0), 1)) }
        }
    }

    /// The sRGB transfer curve (IEC 61966-2-1).
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

// Those of the module; others have them from `ShapeStyle` alone, so that `Color.red` has one meaning to be looked at.
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
    /// For text and signs: nearly black in light surroundings, nearly white in dark ones.
    public static let primary = Color(light: 0x16191F, dark: 0xE8EBF0)
    /// For what matters less: a grey between ``primary`` and the background.
    public static let secondary = Color(light: 0x545D6B, dark: 0x9AA3B2)
    /// For what is chosen, filled or has the keyboard: a blue, lighter in dark surroundings.
    public static let accentColor = Color(light: 0x2F6BFF, dark: 0x5B8CFF)
}

extension PixelColor {
    /// Components from 0 to 1; anything else, NaN too, is clamped.
    package init(_ components: SIMD4<Double>) {
        func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
        self.init(
            red: byte(components.x), green: byte(components.y), blue: byte(components.z), alpha: byte(components.w))
    }

    /// From 0 to 1.
    var components: SIMD4<Double> {
        SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255
    }
}
