import Glibc

/// Runs of pixels in one row. Long ones use the C library's fills and compares: these choose the widest instructions of
/// the machine at run time, which this module, built for any x86-64, must not assume.

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

/// `wmemset`, whose characters are 32 bits wide here: 100 GB/s, compared with 60 for a loop of stores in this module.
/// Swift's module of the C library does not declare it, so it is looked up by name.
private let wideFill: WideFill? = dlsym(nil, "wmemset").map { unsafeBitCast($0, to: WideFill.self) }

/// Mixes `pixel` with a weight of 0...256 over the span.
@inline(__always)
func mixSpan(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32, _ weight: UInt32) {
    if count >= 32 {
        mixLongSpan(pixels, count, pixel, weight)
    } else {
        for index in 0..<count { pixels[index] = mix(pixels[index], pixel, weight) }
    }
}

/// The backdrop is very often one colour. Comparing the span with itself, shifted by a pixel, detects this at several
/// times the speed of mixing.
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

/// Mixes `colors` over the span with a weight of 0...256.
func mixSpan(_ pixels: UnsafeMutablePointer<UInt32>, with colors: UnsafePointer<UInt32>, _ count: Int, _ weight: UInt32)
{
    mixSpans(pixels, UnsafePointer(pixels), colors, count, weight)
}

/// Mixes `after` over `before` with a weight of 0...256; the result replaces `after`.
func mixSpan(_ after: UnsafeMutablePointer<UInt32>, over before: UnsafePointer<UInt32>, _ count: Int, _ weight: UInt32)
{
    mixSpans(after, before, UnsafePointer(after), count, weight)
}

/// The result may overlap one of the inputs.
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
