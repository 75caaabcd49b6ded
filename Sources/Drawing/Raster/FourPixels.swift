/// Processes four pixels at a time: two channels of each in one step, sixteen bits per channel. The results equal those
/// of the functions for one pixel.
///
/// Only operators that compile to a single instruction are used. Most initialisers that widen a vector do not: they are
/// calls, lane by lane, which cost more than the mixing. That of four bytes does.

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
    let sum = lanes(coverage) &* UInt16(truncatingIfNeeded: alpha) &+ 128
    let share = (sum &+ (sum &>> 8)) &>> 8
    return share &+ (share &>> 7)
}

/// Returns each byte twice, in the lanes of its pixel. The compiler makes two instructions of it, which interleave.
@inline(__always)
private func lanes(_ bytes: UInt32) -> SIMD8<UInt16> {
    let single = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
    return halves(single | single &<< 16)
}

/// Mixes `over` with the weights and `under` with 256 minus the weights.
@inline(__always)
func mix(_ under: SIMD4<UInt32>, _ over: SIMD4<UInt32>, _ weights: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let low = mix(evenChannels(under), evenChannels(over), weights)
    let high = mix(oddChannels(under), oddChannels(over), weights)
    return words((low &>> 8) | (high & 0xFF00))
}

/// Both the lower pixel times 256 and the difference times the weight may overflow; their sum does not.
@inline(__always)
private func mix(_ under: SIMD8<UInt16>, _ over: SIMD8<UInt16>, _ weights: SIMD8<UInt16>) -> SIMD8<UInt16> {
    (under &<< 8) &+ (over &- under) &* weights &+ 128
}

/// Multiplies every channel with the weights.
@inline(__always)
func scaled(_ four: SIMD4<UInt32>, _ weights: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let low = evenChannels(four) &* weights &+ 128
    let high = oddChannels(four) &* weights &+ 128
    return words((low &>> 8) | (high & 0xFF00))
}

/// Returns the sum of each channel, at most 255.
@inline(__always)
func added(_ four: SIMD4<UInt32>, _ more: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let low = sum(evenChannels(four), evenChannels(more))
    let high = sum(oddChannels(four), oddChannels(more))
    return words((low & 0xFF) | (high &<< 8))
}

/// Returns each channel of `four` minus that of `less`, at least zero.
@inline(__always)
func subtracted(_ less: SIMD4<UInt32>, from four: SIMD4<UInt32>) -> SIMD4<UInt32> {
    ~added(~four, less)
}

/// Adds two channels of each pixel. If a sum overflows, the ninth bit fills the eight below it.
@inline(__always)
private func sum(_ channels: SIMD8<UInt16>, _ more: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let sum = channels &+ more
    let excess = sum &>> 8
    return sum | ((excess &<< 8) &- excess)
}

/// The blue and the red channel of each pixel.
@inline(__always)
private func evenChannels(_ four: SIMD4<UInt32>) -> SIMD8<UInt16> { halves(four) & 0xFF }

/// The green channel and the alpha of each pixel.
@inline(__always)
private func oddChannels(_ four: SIMD4<UInt32>) -> SIMD8<UInt16> { halves(four) &>> 8 }

@inline(__always)
private func halves(_ words: SIMD4<UInt32>) -> SIMD8<UInt16> { unsafeBitCast(words, to: SIMD8<UInt16>.self) }

@inline(__always)
private func words(_ halves: SIMD8<UInt16>) -> SIMD4<UInt32> { unsafeBitCast(halves, to: SIMD4<UInt32>.self) }
