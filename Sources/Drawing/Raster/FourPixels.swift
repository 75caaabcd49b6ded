/// Processes four pixels at a time: two channels of each in one step, sixteen bits per channel. The results equal those
/// of the functions for one pixel.
///
/// Only operators that compile to a single instruction are used. The initialisers that widen a vector do not: they are
/// calls, lane by lane, which cost more than the mixing.

@inline(__always)
func load(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
}

@inline(__always)
func store(_ four: SIMD4<UInt32>, at pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: four, as: SIMD4<UInt32>.self)
}

/// Returns one weight of 0...256 for both channels of all four pixels.
@inline(__always)
func weights(_ weight: UInt32) -> SIMD8<UInt16> {
    SIMD8(repeating: UInt16(truncatingIfNeeded: weight))
}

/// Returns four bytes of coverage times `alpha` (0...255) as weights, equal to those of ``product(_:_:)`` and
/// ``weight(_:)``.
@inline(__always)
func weights(_ coverage: UInt32, alpha: UInt32) -> SIMD8<UInt16> {
    let bytes = SIMD4<UInt32>(
        coverage & 0xFF, (coverage &>> 8) & 0xFF, (coverage &>> 16) & 0xFF, coverage &>> 24)
    let twice = halves(bytes | (bytes &<< 16))
    let sum = twice &* UInt16(truncatingIfNeeded: alpha) &+ 128
    let share = (sum &+ (sum &>> 8)) &>> 8
    return share &+ (share &>> 7)
}

/// Mixes `over` with the weights and `under` with 256 minus the weights.
@inline(__always)
func mix(_ under: SIMD4<UInt32>, _ over: SIMD4<UInt32>, _ weights: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let channels = SIMD4<UInt32>(repeating: 0xFF00FF)
    let low = mix(halves(under & channels), halves(over & channels), weights)
    let high = mix(halves((under &>> 8) & channels), halves((over &>> 8) & channels), weights)
    return ((words(low) &>> 8) & channels) | (words(high) & (channels &<< 8))
}

/// Both the lower pixel times 256 and the difference times the weight may overflow; their sum does not.
@inline(__always)
private func mix(_ under: SIMD8<UInt16>, _ over: SIMD8<UInt16>, _ weights: SIMD8<UInt16>) -> SIMD8<UInt16> {
    (under &<< 8) &+ (over &- under) &* weights &+ 128
}

/// Multiplies every channel with the weights.
@inline(__always)
func scaled(_ four: SIMD4<UInt32>, _ weights: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let channels = SIMD4<UInt32>(repeating: 0xFF00FF)
    let low = halves(four & channels) &* weights &+ 128
    let high = halves((four &>> 8) & channels) &* weights &+ 128
    return ((words(low) &>> 8) & channels) | (words(high) & (channels &<< 8))
}

/// Returns the sum of each channel, at most 255.
@inline(__always)
func added(_ four: SIMD4<UInt32>, _ more: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let channels = SIMD4<UInt32>(repeating: 0xFF00FF)
    let low = sum(four & channels, more & channels)
    let high = sum((four &>> 8) & channels, (more &>> 8) & channels)
    return (low & channels) | ((high & channels) &<< 8)
}

/// Returns each channel of `four` minus that of `less`, at least zero.
@inline(__always)
func subtracted(_ less: SIMD4<UInt32>, from four: SIMD4<UInt32>) -> SIMD4<UInt32> {
    ~added(~four, less)
}

/// Adds two channels of each pixel. If a sum overflows, the ninth bit fills the eight below it.
@inline(__always)
private func sum(_ channels: SIMD4<UInt32>, _ more: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let sum = channels &+ more
    let excess = (sum &>> 8) & SIMD4(repeating: 0x10001)
    return sum | ((excess &<< 8) &- excess)
}

@inline(__always)
private func halves(_ words: SIMD4<UInt32>) -> SIMD8<UInt16> { unsafeBitCast(words, to: SIMD8<UInt16>.self) }

@inline(__always)
private func words(_ halves: SIMD8<UInt16>) -> SIMD4<UInt32> { unsafeBitCast(halves, to: SIMD4<UInt32>.self) }
