/// One colour in the place of another, through which what lies below both has been let already.
///
/// With the opacity `o`, a ground `G` over the backdrop `B` has left `o G + (1 - o) B`. Where a colour `C` covers `t` of the
/// ground there is to be `o (t C + (1 - t) G) + (1 - o) B`, which is `o t (C - G)` more: nothing has to be known of `B`.
struct InlayPaint: RowPaint {
    /// What each channel gains at most, and what it loses. One of them is zero.
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
        for index in 0..<count { pixels[index] = changed(pixels[index], share) }
    }

    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        for index in 0..<count where coverage[index] > 0 {
            pixels[index] = changed(pixels[index], weight(product(UInt32(coverage[index]), alpha)))
        }
    }

    @inline(__always)
    private func changed(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
        subtracted(scaled(loss, share), from: added(pixel, scaled(gain, share)))
    }
}

extension PixelColor {
    /// What the channels have more than those of another colour, as a pixel without alpha.
    fileprivate func excess(over other: PixelColor) -> UInt32 {
        func excess(_ channel: UInt8, _ other: UInt8) -> UInt32 { UInt32(max(channel, other) - other) }
        return excess(red, other.red) << 16 | excess(green, other.green) << 8 | excess(blue, other.blue)
    }
}
