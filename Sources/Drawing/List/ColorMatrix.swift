import Glibc

/// A change of colours: each new channel is a sum of shares of the old ones and a constant. Channels run from 0 to 1,
/// alpha is not multiplied in, and stays.
///
/// Such a change and laying colours over each other may change places, so that it is made where colours are known and
/// no picture has to be drawn first; only what is cut off at 0 and 1 differs, and only where translucent colours meet.
public struct ColorMatrix: Equatable, Sendable {
    /// Shares of red, green, blue, and the constant, in the new red.
    public var red: SIMD4<Double>
    /// The same for green.
    public var green: SIMD4<Double>
    /// The same for blue.
    public var blue: SIMD4<Double>

    /// Shares of red, green, blue, and a constant, for each new channel.
    public init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Leaves colours as they are.
    public static let identity = ColorMatrix(scale: 1, offset: 0)

    private init(scale: Double, offset: Double) {
        self.init(
            red: SIMD4(scale, 0, 0, offset), green: SIMD4(0, scale, 0, offset), blue: SIMD4(0, 0, scale, offset))
    }

    /// Adds `amount` to every channel; 0 changes nothing.
    public static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(scale: 1, offset: amount) }

    /// Stretches every channel away from the middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix(scale: amount, offset: 0.5 - amount / 2)
    }

    /// Every channel becomes what it lacks.
    public static let inverted = ColorMatrix(scale: -1, offset: 1)

    /// Each channel times that of a colour.
    public static func multiply(_ red: Double, _ green: Double, _ blue: Double) -> ColorMatrix {
        ColorMatrix(red: SIMD4(red, 0, 0, 0), green: SIMD4(0, green, 0, 0), blue: SIMD4(0, 0, blue, 0))
    }

    /// Every colour becomes this one, channels of 0...1.
    public static func constant(_ red: Double, _ green: Double, _ blue: Double) -> ColorMatrix {
        ColorMatrix(red: SIMD4(0, 0, 0, red), green: SIMD4(0, 0, 0, green), blue: SIMD4(0, 0, 0, blue))
    }

    /// Shares of red, green and blue in luminance, as the filters of the W3C have them (ITU-R BT.709).
    static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)

    /// 0 is grey, 1 changes nothing, more is stronger.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let grey = luminance * (1 - amount)
        return ColorMatrix(
            red: grey + SIMD4(amount, 0, 0, 0), green: grey + SIMD4(0, amount, 0, 0),
            blue: grey + SIMD4(0, 0, amount, 0))
    }

    /// Turns hues around grey, radians; the matrix of the W3C's `hueRotate`.
    public static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            red: SIMD4(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
            green: SIMD4(
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
            blue: SIMD4(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0))
    }

    /// The change that applies `self` first and `next` to its result.
    public func then(_ next: ColorMatrix) -> ColorMatrix {
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            red * row.x + green * row.y + blue * row.z + SIMD4(0, 0, 0, row.w)
        }
        return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }

    /// Kept within 0...255; not a number counts as zero.
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
