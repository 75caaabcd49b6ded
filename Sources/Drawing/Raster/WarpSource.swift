/// Rows of a picture in perspective: each pixel is interpolated from the four that surround its position in the
/// picture. Positions outside of the picture are clear.
struct WarpSource: RowSource {
    let isOpaque = false
    private let image: ImageResource
    /// The projection from the frame's pixels to the picture's.
    private let inverse: Projection
    private let projection: Projection
    private let bounds: PixelRect
    private let line: UnsafeMutablePointer<UInt32>

    /// Nil if the picture is seen edge on. `line` has space for a row.
    init?(_ image: ImageResource, projection: Projection, bounds: PixelRect, line: UnsafeMutablePointer<UInt32>) {
        guard let inverse = projection.inverse, image.width > 0, image.height > 0 else { return nil }
        self.image = image
        self.inverse = inverse
        self.projection = projection
        self.bounds = bounds
        self.line = line
    }

    func colors(row y: Int) -> UnsafePointer<UInt32> {
        image.pixels.withUnsafeBytes { bytes in
            for index in 0..<bounds.width {
                let point = Point(x: Double(bounds.minX &+ index) + 0.5, y: Double(y) + 0.5)
                line[index] = sample(point, bytes)
            }
        }
        return UnsafePointer(line)
    }

    private func sample(_ point: Point, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        let back = inverse.right * point.x + inverse.down * point.y + inverse.origin
        guard back.z != 0 else { return 0 }
        let (x, y) = (back.x / back.z, back.y / back.z)
        // A point behind the eye is also projected, upside down, and must be omitted.
        guard projection.right.z * x + projection.down.z * y + projection.origin.z > 1e-6 else { return 0 }
        let (u, v) = (x - 0.5, y - 0.5)
        guard u > -1, v > -1, u < Double(image.width), v < Double(image.height) else { return 0 }
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (shareX, shareY) = (UInt32((u - Double(column)) * 256), UInt32((v - Double(row)) * 256))
        let upper = mix(texel(column, row, bytes), texel(column + 1, row, bytes), shareX)
        let lower = mix(texel(column, row + 1, bytes), texel(column + 1, row + 1, bytes), shareX)
        return mix(upper, lower, shareY)
    }

    @inline(__always)
    private func texel(_ x: Int, _ y: Int, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        guard x >= 0, y >= 0, x < image.width, y < image.height else { return 0 }
        let texel = UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: (y &* image.width &+ x) &* 4, as: UInt32.self))
        return texel & 0xFF00_FF00 | (texel & 0xFF) &<< 16 | (texel &>> 16) & 0xFF
    }
}
