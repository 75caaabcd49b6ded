/// Arithmetic on whole pixels: two channels at a time in one 32-bit word, rounded to nearest.
///
/// Weights run from 0 to 256, so that both ends are exact; mixing equal colours does not change them.

/// Converts 0...255 to 0...256.
@inline(__always)
func weight(_ coverage: UInt32) -> UInt32 {
    coverage &+ (coverage &>> 7)
}

/// Mixes `over` with a weight of 0...256 and `under` with the rest.
@inline(__always)
func mix(_ under: UInt32, _ over: UInt32, _ weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let low = (over & 0xFF00FF) &* weight &+ (under & 0xFF00FF) &* rest &+ 0x800080
    let high = ((over &>> 8) & 0xFF00FF) &* weight &+ ((under &>> 8) & 0xFF00FF) &* rest &+ 0x800080
    return ((low &>> 8) & 0xFF00FF) | (high & 0xFF00_FF00)
}

/// Multiplies every channel with a weight of 0...256.
@inline(__always)
func scaled(_ pixel: UInt32, _ weight: UInt32) -> UInt32 {
    let low = (pixel & 0xFF00FF) &* weight &+ 0x800080
    let high = ((pixel &>> 8) & 0xFF00FF) &* weight &+ 0x800080
    return ((low &>> 8) & 0xFF00FF) | (high & 0xFF00_FF00)
}

/// Blends a premultiplied pixel over another. No channel can overflow, since none exceeds its own alpha.
@inline(__always)
func over(_ under: UInt32, _ pixel: UInt32) -> UInt32 {
    pixel &+ scaled(under, 256 &- weight(pixel &>> 24))
}

/// Returns the sum of each channel, at most 255.
@inline(__always)
func added(_ pixel: UInt32, _ more: UInt32) -> UInt32 {
    sum(pixel & 0xFF00FF, more & 0xFF00FF) | sum((pixel &>> 8) & 0xFF00FF, (more &>> 8) & 0xFF00FF) &<< 8
}

/// Adds two channels. If a sum overflows, the ninth bit fills the eight below it.
@inline(__always)
private func sum(_ channels: UInt32, _ more: UInt32) -> UInt32 {
    let sum = channels &+ more
    let excess = (sum &>> 8) & 0x10001
    return (sum | (excess &<< 8 &- excess)) & 0xFF00FF
}

/// Returns each channel of `pixel` minus that of `less`, at least zero, by adding complements.
@inline(__always)
func subtracted(_ less: UInt32, from pixel: UInt32) -> UInt32 {
    ~added(~pixel, less)
}

/// Returns `a * b / 255`, rounded, for 0...255.
@inline(__always)
func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
}

/// Converts 0...1 to 0...255; NaN counts as zero.
func byte(_ fraction: Double) -> UInt32 {
    fraction > 0 ? UInt32((min(1, fraction) * 255).rounded()) : 0
}

extension PixelColor {
    /// The colour as an opaque pixel, ignoring its alpha.
    var opaquePixel: UInt32 {
        0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// The colour as a premultiplied pixel.
    var premultipliedPixel: UInt32 {
        let a = UInt32(alpha)
        return a << 24 | product(UInt32(red), a) << 16 | product(UInt32(green), a) << 8 | product(UInt32(blue), a)
    }
}
