/// An ordered dither by half a level up and down: a colour between two levels is drawn as pixels of both, so that a
/// gradient has no bands and the correct mean. A colour that equals a level is unchanged.
///
/// The pattern is the 8 x 8 matrix of B. E. Bayer, "An optimum method for two-level rendition of continuous-tone
/// pictures" (1973). It is anchored to the gradient's shape and moves with it.
struct Dither: Equatable, Sendable {
    /// The pixel of the pattern's corner.
    var x = 0
    var y = 0

    /// Returns the thresholds of row `y` in 256ths of a level, from the pattern's own column on.
    @inline(__always)
    func row(_ y: Int) -> Row { Row(thresholds: Self.rows[(y &- self.y) & 7], start: x) }

    /// The thresholds of a row.
    struct Row {
        fileprivate let thresholds: SIMD8<UInt32>
        fileprivate let start: Int

        /// Twice 16 bits, one for each of two channels.
        @inline(__always)
        func threshold(_ x: Int) -> UInt32 { thresholds[(x &- start) & 7] }
    }

    /// `(2 b + 1) / 128` of a level for the entries `b` of the matrix, whose bits are those of the coordinates
    /// interleaved. Centred, so that the mean is half a level.
    private static let rows: [SIMD8<UInt32>] = (0..<8).map { y in
        var row = SIMD8<UInt32>()
        for x in 0..<8 { row[x] = UInt32(4 * number(x, y) + 2) &* 0x1_0001 }
        return row
    }

    private static func number(_ x: Int, _ y: Int) -> Int {
        let different = x ^ y
        return (0..<3).reduce(0) { number, bit in
            number | ((different >> bit) & 1) << (5 - 2 * bit) | ((y >> bit) & 1) << (4 - 2 * bit)
        }
    }
}

/// A premultiplied colour in 256ths of levels.
struct FineColor: Equatable {
    /// Whole levels in the layout of a pixel: alpha, red, green, blue from the highest byte down.
    private let levels: UInt32
    /// The fractions in 256ths of a level, in the same layout.
    private let rest: UInt32

    /// `channels` are in levels.
    @inline(__always)
    init(_ channels: GradientColors.Channels) {
        let (alpha, red) = (Self.fixed(channels.w), Self.fixed(channels.x))
        let (green, blue) = (Self.fixed(channels.y), Self.fixed(channels.z))
        levels = (alpha >> 8) << 24 | (red >> 8) << 16 | (green >> 8) << 8 | blue >> 8
        rest = (alpha & 255) << 24 | (red & 255) << 16 | (green & 255) << 8 | (blue & 255)
    }

    @inline(__always)
    private static func fixed(_ channel: Float) -> UInt32 { UInt32(max(0, min(255, channel)) * 256 + 0.5) }

    /// Returns the pixel for a threshold. Two channels at a time; each carries separately.
    @inline(__always)
    func pixel(_ threshold: UInt32) -> UInt32 {
        let low = (rest & 0x00FF_00FF) &+ threshold
        let high = ((rest >> 8) & 0x00FF_00FF) &+ threshold
        return levels &+ ((low >> 8) & 0x0001_0001) &+ (high & 0x0100_0100)
    }
}
