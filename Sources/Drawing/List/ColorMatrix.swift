import Glibc

/// A linear change of colours: each new channel is a weighted sum of the old ones and a constant. Channels run from 0
/// to 1; alpha is not premultiplied and does not change.
///
/// The change commutes with blending, so it is applied to the colours themselves and needs no intermediate picture. The
/// result differs only by clamping at 0 and 1, and only where translucent colours overlap.
public struct ColorMatrix: Equatable, Sendable {
    /// The weights of red, green and blue, and the constant, of the new red.
    public var red: SIMD4<Double>
    /// The weights of red, green and blue, and the constant, of the new green.
    public var green: SIMD4<Double>
    /// The weights of red, green and blue, and the constant, of the new blue.
    public var blue: SIMD4<Double>

    /// Creates a matrix from the weights of red, green and blue, and a constant, of each new channel.
    public init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The matrix that leaves colours unchanged.
    public static let identity = ColorMatrix(scale: 1, offset: 0)

    private init(scale: Double, offset: Double) {
        self.init(
            red: SIMD4(scale, 0, 0, offset), green: SIMD4(0, scale, 0, offset), blue: SIMD4(0, 0, scale, offset))
    }

    /// Returns a matrix that adds `amount` to every channel; 0 changes nothing.
    public static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(scale: 1, offset: amount) }

    /// Returns a matrix that scales every channel about 0.5; 1 changes nothing.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix(scale: amount, offset: 0.5 - amount / 2)
    }

    /// The matrix that replaces every channel with its complement.
    public static let inverted = ColorMatrix(scale: -1, offset: 1)

    /// Returns a matrix that multiplies each channel with that of a colour.
    public static func multiply(_ red: Double, _ green: Double, _ blue: Double) -> ColorMatrix {
        ColorMatrix(red: SIMD4(red, 0, 0, 0), green: SIMD4(0, green, 0, 0), blue: SIMD4(0, 0, blue, 0))
    }

    /// Returns a matrix that replaces every colour with the given one; channels are 0...1.
    public static func constant(_ red: Double, _ green: Double, _ blue: Double) -> ColorMatrix {
        ColorMatrix(red: SIMD4(0, 0, 0, red), green: SIMD4(0, 0, 0, green), blue: SIMD4(0, 0, 0, blue))
    }

    /// The weights of red, green and blue in luminance, as in the filters of the W3C (ITU-R BT.709).
    static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)

    /// Returns a matrix that changes the saturation: 0 is grey, 1 changes nothing, more is stronger.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let grey = luminance * (1 - amount)
        return ColorMatrix(
            red: grey + SIMD4(amount, 0, 0, 0), green: grey + SIMD4(0, amount, 0, 0),
            blue: grey + SIMD4(0, 0, amount, 0))
    }

    /// Returns a matrix that rotates hues around grey by an angle in radians, as the W3C's `hueRotate`.
    public static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            red: SIMD4(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
            green: SIMD4(
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
            blue: SIMD4(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0))
    }

    /// Returns the change that applies `self` first and `next` to its result.
    public func then(_ next: ColorMatrix) -> ColorMatrix {
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            red * row.x + green * row.y + blue * row.z + SIMD4(0, 0, 0, row.w)
        }
        return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }

    /// Returns the changed colour, clamped to 0...255. NaN counts as zero.
    public func apply(_ color: PixelColor) -> PixelColor {
        let old = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255)
        func channel(_ row: SIMD4<Double>) -> UInt8 {
            let sum = (row * old).sum()
            return sum > 0 ? UInt8(min(255, sum) + 0.5) : 0
        }
        return PixelColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: color.alpha)
    }

    var dumped: String {
        [red, green, blue].map { row in (0..<4).map { row[$0].dumped }.joined(separator: " ") }
            .joined(separator: ", ")
    }
}

extension Gradient {
    func mapped(by matrix: ColorMatrix) -> Gradient {
        Gradient(stops: stops.map { Stop(color: matrix.apply($0.color), location: $0.location) })
    }
}

extension ImageResource {
    /// O(pixels).
    func mapped(by matrix: ColorMatrix) -> ImageResource {
        var pixels = pixels
        for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] > 0 {
            let alpha = Double(pixels[index + 3])
            let old = SIMD4(Double(pixels[index]), Double(pixels[index + 1]), Double(pixels[index + 2]), alpha)
            func channel(_ row: SIMD4<Double>) -> UInt8 { UInt8(max(0, min(alpha, (row * old).sum())) + 0.5) }
            (pixels[index], pixels[index + 1], pixels[index + 2]) = (
                channel(matrix.red), channel(matrix.green), channel(matrix.blue)
            )
        }
        return ImageResource(width: width, height: height, pixels: pixels)
    }
}
