/// Pixels in memory with an external owner: 32 bits each, `0xAARRGGBB` in native byte order, rows from the top.
///
/// This is `SDL_PIXELFORMAT_ARGB8888`, or `RGB888` if the alpha byte is ignored. The creator guarantees that the memory
/// stays valid while it is drawn into.
public struct PixelBuffer {
    /// The top left pixel.
    public let base: UnsafeMutablePointer<UInt32>
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of pixels from one row to the next, at least `width`.
    public let stride: Int

    /// The rectangle of all pixels.
    public let bounds: PixelRect
    /// The offset from `base` to the actual or virtual pixel 0, 0.
    private let offset: Int

    /// Creates a buffer without copying. Negative extents count as zero.
    public init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = max(0, width)
        self.height = max(0, height)
        self.stride = stride
        bounds = PixelRect(minX: 0, minY: 0, maxX: self.width, maxY: self.height)
        offset = 0
    }

    /// Creates a buffer for a part of a larger picture. It begins at `base` and has no gaps between rows.
    init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
        self.base = base
        self.bounds = bounds
        width = bounds.width
        height = bounds.height
        stride = bounds.width
        offset = -(bounds.minY * bounds.width + bounds.minX)
    }

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        base + (y &* stride &+ x &+ offset)
    }
}
