/// A colour in sRGB, eight bits a channel, alpha not multiplied in.
public struct PixelColor: Equatable, Hashable, Sendable {
    /// 0...255.
    public var red: UInt8
    /// 0...255.
    public var green: UInt8
    /// 0...255.
    public var blue: UInt8
    /// 0 is clear, 255 opaque.
    public var alpha: UInt8

    /// Channels of 0...255, alpha not multiplied in.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBB`, opaque.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Nothing to be seen.
    public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque white.
    public static let white = PixelColor(hex: 0xFFFFFF)
    /// Opaque black.
    public static let black = PixelColor(hex: 0)
}
