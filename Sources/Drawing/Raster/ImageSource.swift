/// Rows of a picture at any position, size and angle. Each pixel is interpolated from the four that surround its
/// position in the picture; a pixel that coincides exactly is copied.
struct ImageSource: RowSource {
    let isOpaque: Bool
    private let texels: UnsafeRawPointer
    private let width: Int
    private let height: Int
    /// The transform from the frame's pixels to the picture's.
    private let inverse: Affine
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>
    /// The position of the frame's row and column zero in the picture; nil if the picture is scaled or between pixels.
    private let whole: (x: Int, y: Int)?
    private let isPixelated: Bool

    /// Nil if the placement is singular. `texels` are the picture's bytes; `line` has space for a row.
    init?(
        _ image: ImageResource, texels: UnsafeRawPointer, placement: Affine, bounds: PixelRect,
        line: UnsafeMutablePointer<UInt32>
    ) {
        guard let inverse = placement.inverse else { return nil }
        isOpaque = image.isOpaque
        isPixelated = image.isPixelated
        self.texels = texels
        width = image.width
        height = image.height
        self.inverse = inverse
        self.bounds = bounds
        self.line = line
        whole = inverse.wholeTranslation
    }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        if let whole {
            copy(row: clamp(y &+ whole.y, height), from: bounds.minX &+ whole.x)
        } else {
            resample(row: y)
        }
        return UnsafePointer(line)
    }

    private func copy(row: Int, from first: Int) {
        for index in 0..<bounds.width {
            line[index] = pixel(texel(clamp(first &+ index, width), row))
        }
    }

    /// Computes each position from its own column, not from its neighbour, so that it does not depend on the bounds.
    private func resample(row y: Int) {
        let start = inverse.apply(Point(x: 0.5, y: Double(y) + 0.5))
        for index in 0..<bounds.width {
            let column = Double(bounds.minX &+ index)
            line[index] = pixel(sample(start.x - 0.5 + inverse.a * column, start.y - 0.5 + inverse.b * column))
        }
    }

    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        let x = max(-1, min(Double(width), u))
        let y = max(-1, min(Double(height), v))
        if isPixelated {
            return texel(clamp(Int((x + 0.5).rounded(.down)), width), clamp(Int((y + 0.5).rounded(.down)), height))
        }
        let column = Int(x.rounded(.down))
        let row = Int(y.rounded(.down))
        let shareX = UInt32((x - Double(column)) * 256)
        let shareY = UInt32((y - Double(row)) * 256)
        let left = clamp(column, width)
        let right = clamp(column &+ 1, width)
        let top = clamp(row, height)
        let bottom = clamp(row &+ 1, height)
        let upper = mix(texel(left, top), texel(right, top), shareX)
        let lower = mix(texel(left, bottom), texel(right, bottom), shareX)
        return mix(upper, lower, shareY)
    }

    @inline(__always)
    private func clamp(_ value: Int, _ count: Int) -> Int {
        max(0, min(count &- 1, value))
    }

    @inline(__always)
    private func texel(_ x: Int, _ y: Int) -> UInt32 {
        texels.loadUnaligned(fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
    }

    /// Converts bytes in the order red, green, blue, alpha to a pixel.
    @inline(__always)
    private func pixel(_ texel: UInt32) -> UInt32 {
        let bytes = UInt32(littleEndian: texel)
        return bytes & 0xFF00_FF00 | (bytes & 0xFF) &<< 16 | (bytes &>> 16) & 0xFF
    }
}
