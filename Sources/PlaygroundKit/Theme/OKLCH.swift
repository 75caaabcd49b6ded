import Foundation

/// A colour in a perceptually uniform space: lightness, chroma and hue.
///
/// Conversion after Björn Ottosson, "A perceptual color space for image processing" (2020), to sRGB (IEC 61966-2-1).
struct OKLCH: Equatable, Sendable {
    /// 0 is black, 1 white.
    var lightness: Double
    /// 0 is grey; about 0.3 is the maximum of sRGB.
    var chroma: Double
    /// In degrees.
    var hue: Double

    /// The sRGB colour. Chroma beyond the sRGB gamut is reduced to the maximum in it.
    var screenColor: ScreenColor {
        if let color = ScreenColor(linear: linear) { return color }
        var inside = OKLCH(lightness: lightness, chroma: 0, hue: hue)
        var outside = chroma
        // After twenty halvings the error of the chroma is below a millionth, far below a step of 1/255.
        for _ in 0..<20 {
            let middle = OKLCH(lightness: lightness, chroma: (inside.chroma + outside) / 2, hue: hue)
            if ScreenColor(linear: middle.linear) == nil { outside = middle.chroma } else { inside = middle }
        }
        return ScreenColor(linear: inside.linear) ?? ScreenColor(hex: 0)
    }

    /// Linear red, green and blue; outside 0...1 for colours outside sRGB.
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
