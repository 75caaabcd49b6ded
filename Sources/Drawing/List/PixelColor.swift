/// A colour in sRGB with eight bits per channel; alpha is not premultiplied.
public struct PixelColor: Equatable, Hashable, Sendable {
    /// 0...255.
    public var red: UInt8
    /// 0...255.
    public var green: UInt8
    /// 0...255.
    public var blue: UInt8
    /// From 0 (clear) to 255 (opaque).
    public var alpha: UInt8

    /// Creates a colour from channels of 0...255; alpha is not premultiplied.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque colour from `0xRRGGBB`.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Fully transparent.
    public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque white.
    public static let white = PixelColor(hex: 0xFFFFFF)
    /// Opaque black.
    public static let black = PixelColor(hex: 0)
}
