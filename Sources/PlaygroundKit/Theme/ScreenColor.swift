import Foundation
import ScrollUI

/// An opaque sRGB colour with eight bits per channel.
struct ScreenColor: Equatable, Sendable {
    /// `0xRRGGBB`.
    let hex: UInt32

    init(hex: UInt32) {
        self.hex = hex
    }

    /// Converts linear components. Nil if one of them is outside 0...1 by more than the precision of eight bits.
    init?(linear: SIMD3<Double>) {
        guard linear.min() >= -1e-4, linear.max() <= 1 + 1e-4 else { return nil }
        func byte(_ value: Double) -> UInt32 {
            let value = min(max(value, 0), 1)
            let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
            return UInt32((encoded * 255).rounded())
        }
        hex = byte(linear.x) << 16 | byte(linear.y) << 8 | byte(linear.z)
    }

    /// The same colour in light and dark.
    var color: Color { Color(light: hex, dark: hex) }

    /// The hexadecimal notation, such as `#C23B4A`.
    var name: String {
        let digits = String(hex, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Returns the colour at a share of the distance to `other`, mixed like gradients on the encoded channels.
    func mixed(with other: ScreenColor, share: Double) -> ScreenColor {
        var mixed: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let (from, to) = (Double(hex >> shift & 0xFF), Double(other.hex >> shift & 0xFF))
            mixed |= UInt32((from + (to - from) * share).rounded()) << shift
        }
        return ScreenColor(hex: mixed)
    }

    /// The relative luminance by WCAG 2.2, 0...1.
    var luminance: Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(hex >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    /// Returns the contrast ratio by WCAG 2.2: 1 for equal colours, 21 for black and white.
    func contrast(to other: ScreenColor) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }
}
