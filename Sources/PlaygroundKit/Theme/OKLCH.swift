import Foundation

/// A colour by how it is seen: lightness, strength and hue, each even to the eye.
///
/// Conversion after Björn Ottosson, "A perceptual color space for image processing" (2020), to sRGB (IEC 61966-2-1).
struct OKLCH: Equatable, Sendable {
    /// 0 black, 1 white.
    var lightness: Double
    /// 0 grey; about 0.3 is the strongest that a screen can show.
    var chroma: Double
    /// Degrees.
    var hue: Double

    /// The sRGB colour; with the strongest chroma that a screen can show where this one is too strong.
    var screenColor: ScreenColor {
        if let color = ScreenColor(linear: linear) { return color }
        var inside = OKLCH(lightness: lightness, chroma: 0, hue: hue)
        var outside = chroma
        // Twenty halvings leave less than a millionth of chroma, far below one step of 255.
        for _ in 0..<20 {
            let middle = OKLCH(lightness: lightness, chroma: (inside.chroma + outside) / 2, hue: hue)
            if ScreenColor(linear: middle.linear) == nil { outside = middle.chroma } else { inside = middle }
        }
        return ScreenColor(linear: inside.linear) ?? ScreenColor(hex: 0)
    }

    /// Linear red, green and blue; outside 0...1 for what a screen cannot show.
    private var linear: SIMD3<Double> {
        let angle = hue * .pi / 180
        let (a, b) = (chroma * cos(angle), chroma * sin(angle))
        let roots = SIMD3(
            lightness + 0.3963377774 * a + 0.2158037573 * b, lightness - 0.1055613458 * a - 0.0638541728 * b,
            lightness - 0.0894841775 * a - 1.2914855480 * b)
        let cone = roots * roots * roots
        return SIMD3(
            (cone * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum(),
            (cone * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum(),
            (cone * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum())
    }
}
