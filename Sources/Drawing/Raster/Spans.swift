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

/// `wmemset`, whose characters are 32 bits wide here: 100 GB/s where a loop of this module's own stores gets to 60. The
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
    let over = SIMD4(repeating: pixel)
    let share = weights(weight)
    var index = 0
    while index &+ 4 <= count {
        store(mix(load(pixels + index), over, share), at: pixels + index)
        index &+= 4
    }
    while index < count {
        pixels[index] = mix(pixels[index], pixel, weight)
        index &+= 1
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

/// The result may go where one of the others is.
@inline(__always)
private func mixSpans(
    _ result: UnsafeMutablePointer<UInt32>, _ under: UnsafePointer<UInt32>, _ over: UnsafePointer<UInt32>,
    _ count: Int, _ weight: UInt32
) {
    let share = weights(weight)
    var index = 0
    while index &+ 4 <= count {
        store(mix(load(under + index), load(over + index), share), at: result + index)
        index &+= 4
    }
    while index < count {
        result[index] = mix(under[index], over[index], weight)
        index &+= 1
    }
}
