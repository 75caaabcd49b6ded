/// Replaces one colour by another where the replaced colour is already blended with the backdrop.
///
/// With the opacity `o`, a ground `G` over the backdrop `B` gives `o G + (1 - o) B`. Where a colour `C` covers `t` of
/// the ground the result must be `o (t C + (1 - t) G) + (1 - o) B`. The difference is `o t (C - G)`, which does not
/// depend on `B`.
struct InlayPaint: RowPaint {
    /// The largest increase and decrease of each channel. One of the two is zero.
    private let gain: UInt32
    private let loss: UInt32
    /// 0...255.
    private let alpha: UInt32

    init(_ color: PixelColor, in ground: PixelColor, opacity: Double) {
        gain = color.excess(over: ground)
        loss = ground.excess(over: color)
        alpha = byte(opacity * Double(color.alpha) / 255)
    }

    mutating func begin(row y: Int) {}

    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        let share = weight(product(coverage, alpha))
        let (more, less) = (scaled(gain, share), scaled(loss, share))
        for index in 0..<count { pixels[index] = subtracted(less, from: added(pixels[index], more)) }
    }

    /// Masks are mostly empty, so four bytes are tested at a time.
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        var index = 0
        while index &+ 4 <= count {
            let covered = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
            if covered != 0 {
                let shares = weights(covered, alpha: alpha)
                store(changed(load(pixels + index), shares), at: pixels + index)
            }
            index &+= 4
        }
        while index < count {
            let share = weight(product(UInt32(coverage[index]), alpha))
            pixels[index] = subtracted(scaled(loss, share), from: added(pixels[index], scaled(gain, share)))
            index &+= 1
        }
    }

    /// Text is usually lighter than its ground in all channels, or darker in all of them.
    @inline(__always)
    private func changed(_ four: SIMD4<UInt32>, _ shares: SIMD8<UInt16>) -> SIMD4<UInt32> {
        var four = four
        if gain > 0 { four = added(four, scaled(SIMD4(repeating: gain), shares)) }
        if loss > 0 { four = subtracted(scaled(SIMD4(repeating: loss), shares), from: four) }
        return four
    }
}

extension PixelColor {
    /// Returns the amount by which the channels exceed those of another colour, as a pixel without alpha.
    fileprivate func excess(over other: PixelColor) -> UInt32 {
        func excess(_ channel: UInt8, _ other: UInt8) -> UInt32 { UInt32(max(channel, other) - other) }
        return excess(red, other.red) << 16 | excess(green, other.green) << 8 | excess(blue, other.blue)
    }
}
