import Glibc

/// Runs of pixels in one row. The C library's own fills and compares are used for long ones: they pick the widest
/// instructions of the machine at run time, which this module, built for any x86-64, must not assume.

@inline(__always)
func fillSpan(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    if count >= 32 {
        fillLongSpan(pixels, count, pixel)
    } else {
        for index in 0..<count { pixels[index] = pixel }
    }
}

@inline(never)
private func fillLongSpan(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    if let wideFill {
        _ = wideFill(pixels, pixel, count)
    } else {
        pixels.update(repeating: pixel, count: count)
    }
}

private typealias WideFill = @convention(c) (UnsafeMutablePointer<UInt32>, UInt32, Int) -> UnsafeMutablePointer<UInt32>?

/// `wmemset`, whose characters are 32 bits wide here: 100 GB/s where a loop of this module's own stores reaches 60. The
/// C library has it, but Swift's module of it does not show it, and so it is asked for by name.
private let wideFill: WideFill? = dlsym(nil, "wmemset").map { unsafeBitCast($0, to: WideFill.self) }

/// `pixel` with a weight of 0...256 over everything in the span.
@inline(__always)
func mixSpan(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32, _ weight: UInt32) {
    if count >= 32 {
        mixLongSpan(pixels, count, pixel, weight)
    } else {
        for index in 0..<count { pixels[index] = mix(pixels[index], pixel, weight) }
    }
}

/// What lies below is very often one colour, which a compare of the span with itself, moved by a pixel, finds out at
/// several times the speed of mixing.
@inline(never)
private func mixLongSpan(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32, _ weight: UInt32) {
    if memcmp(pixels, pixels + 1, (count - 1) * 4) == 0 {
        return fillLongSpan(pixels, count, mix(pixels[0], pixel, weight))
    }
    let bytes = UnsafeMutableRawPointer(pixels)
    let addend = SIMD8<UInt16>(channelsOf: pixel) &* UInt16(weight) &+ 128
    let rest = UInt16(256 &- weight)
    var index = 0
    while index &+ 2 <= count {
        let place = bytes + index &* 4
        let under = SIMD8<UInt16>(truncatingIfNeeded: place.loadUnaligned(as: SIMD8<UInt8>.self))
        let mixed = SIMD8<UInt8>(truncatingIfNeeded: (under &* rest &+ addend) &>> 8)
        place.storeBytes(of: mixed, as: SIMD8<UInt8>.self)
        index &+= 2
    }
    if index < count { pixels[index] = mix(pixels[index], pixel, weight) }
}

extension SIMD8<UInt16> {
    /// The four channels of a pixel, twice.
    init(channelsOf pixel: UInt32) {
        let blue = UInt16(pixel & 0xFF)
        let green = UInt16((pixel >> 8) & 0xFF)
        let red = UInt16((pixel >> 16) & 0xFF)
        let alpha = UInt16(pixel >> 24)
        self.init(blue, green, red, alpha, blue, green, red, alpha)
    }
}

/// Lays `colors` over the span, with a weight of 0...256.
func mixSpan(_ pixels: UnsafeMutablePointer<UInt32>, with colors: UnsafePointer<UInt32>, _ count: Int, _ weight: UInt32)
{
    mixSpans(pixels, UnsafePointer(pixels), colors, count, weight)
}

/// Lays `after` over `before` with a weight of 0...256; `after` is where the result goes.
func mixSpan(_ after: UnsafeMutablePointer<UInt32>, over before: UnsafePointer<UInt32>, _ count: Int, _ weight: UInt32)
{
    mixSpans(after, before, UnsafePointer(after), count, weight)
}

/// Two pixels at a time, sixteen bits a channel. The result may go where one of the others is.
@inline(__always)
private func mixSpans(
    _ result: UnsafeMutablePointer<UInt32>, _ under: UnsafePointer<UInt32>, _ over: UnsafePointer<UInt32>,
    _ count: Int, _ weight: UInt32
) {
    let share = UInt16(weight)
    let rest = UInt16(256 &- weight)
    var index = 0
    while index &+ 2 <= count {
        let low = SIMD8<UInt16>(
            truncatingIfNeeded: UnsafeRawPointer(under + index).loadUnaligned(as: SIMD8<UInt8>.self))
        let high = SIMD8<UInt16>(
            truncatingIfNeeded: UnsafeRawPointer(over + index).loadUnaligned(as: SIMD8<UInt8>.self))
        let mixed = SIMD8<UInt8>(truncatingIfNeeded: (high &* share &+ low &* rest &+ 128) &>> 8)
        UnsafeMutableRawPointer(result + index).storeBytes(of: mixed, as: SIMD8<UInt8>.self)
        index &+= 2
    }
    if index < count { result[index] = mix(under[index], over[index], weight) }
}
