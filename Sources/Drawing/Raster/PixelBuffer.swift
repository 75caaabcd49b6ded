/// Pixels in memory that somebody else owns: 32 bits each, `0xAARRGGBB` in the machine's byte order, rows from the top.
///
/// That is `SDL_PIXELFORMAT_ARGB8888`, or `RGB888` where the alpha byte is not looked at. Whoever makes one promises
/// that the memory stays valid for as long as it is drawn into.
public struct PixelBuffer {
    /// The top left pixel.
    public let base: UnsafeMutablePointer<UInt32>
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// Pixels from one row to the next, not less than `width`.
    public let stride: Int

    /// All of it.
    public let bounds: PixelRect
    /// From `base` to where the pixel 0, 0 is or would be.
    private let offset: Int

    /// Nothing is copied. Extents below zero count as zero.
    public init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = max(0, width)
        self.height = max(0, height)
        self.stride = stride
        bounds = PixelRect(minX: 0, minY: 0, maxX: self.width, maxY: self.height)
        offset = 0
    }

    /// A part of a larger picture that begins at `base` and has no gaps between rows.
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
