/// Arithmetic on whole pixels: two channels at a time in one 32-bit word, rounded to nearest.
///
/// Weights run from 0 to 256, so that both ends are exact; equal colours stay what they are.

/// 0...255 to 0...256.
@inline(__always)
func weight(_ coverage: UInt32) -> UInt32 {
    coverage &+ (coverage &>> 7)
}

/// `over` with a weight of 0...256, `under` with the rest.
@inline(__always)
func mix(_ under: UInt32, _ over: UInt32, _ weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let low = (over & 0xFF00FF) &* weight &+ (under & 0xFF00FF) &* rest &+ 0x800080
    let high = ((over &>> 8) & 0xFF00FF) &* weight &+ ((under &>> 8) & 0xFF00FF) &* rest &+ 0x800080
    return ((low &>> 8) & 0xFF00FF) | (high & 0xFF00_FF00)
}

/// Every channel times 0...256.
@inline(__always)
func scaled(_ pixel: UInt32, _ weight: UInt32) -> UInt32 {
    let low = (pixel & 0xFF00FF) &* weight &+ 0x800080
    let high = ((pixel &>> 8) & 0xFF00FF) &* weight &+ 0x800080
    return ((low &>> 8) & 0xFF00FF) | (high & 0xFF00_FF00)
}

/// A premultiplied pixel laid over another. No channel can overflow, since none is above its own alpha.
@inline(__always)
func over(_ under: UInt32, _ pixel: UInt32) -> UInt32 {
    pixel &+ scaled(under, 256 &- weight(pixel &>> 24))
}

/// The sum of each channel, no more than 255.
@inline(__always)
func added(_ pixel: UInt32, _ more: UInt32) -> UInt32 {
    sum(pixel & 0xFF00FF, more & 0xFF00FF) | sum((pixel &>> 8) & 0xFF00FF, (more &>> 8) & 0xFF00FF) &<< 8
}

/// Of two channels. Where a sum is too large, the ninth bit fills the eight below it.
@inline(__always)
private func sum(_ channels: UInt32, _ more: UInt32) -> UInt32 {
    let sum = channels &+ more
    let excess = (sum &>> 8) & 0x10001
    return (sum | (excess &<< 8 &- excess)) & 0xFF00FF
}

/// Each channel of `pixel` less that of `less`, no less than zero: the same sum, seen from the other end.
@inline(__always)
func subtracted(_ less: UInt32, from pixel: UInt32) -> UInt32 {
    ~added(~pixel, less)
}

/// `a * b / 255`, rounded, for 0...255.
@inline(__always)
func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
}

/// 0...1 to 0...255; not a number counts as zero.
func byte(_ fraction: Double) -> UInt32 {
    fraction > 0 ? UInt32((min(1, fraction) * 255).rounded()) : 0
}

extension PixelColor {
    /// As a pixel without its alpha: fully opaque.
    var opaquePixel: UInt32 {
        0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// As a pixel with the alpha multiplied in.
    var premultipliedPixel: UInt32 {
        let a = UInt32(alpha)
        return a << 24 | product(UInt32(red), a) << 16 | product(UInt32(green), a) << 8 | product(UInt32(blue), a)
    }
}
