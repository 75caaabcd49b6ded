import CSDL2
import Drawing

/// Memory that frames are drawn into, and how it gets into the window.
@MainActor
protocol WindowMemory: AnyObject {
    /// What to draw into. Valid until it is shown, or opened once more.
    func open() throws(SubmitError) -> OpenMemory
    /// Shows what was drawn since it was opened; `changed` are the parts that differ from the frame before, in pixels.
    func show(_ changed: [SDL_Rect]) throws(SubmitError)
    /// What the display kept of earlier frames is gone.
    func lose()
}

/// A window's memory while it is drawn into.
struct OpenMemory {
    let buffer: PixelBuffer
    /// The frame before is not in it.
    let isBlank: Bool
}

/// Memory of our own with pixels as they are drawn.
final class PixelMemory {
    let buffer: PixelBuffer

    /// Pixels.
    init(width: Int, height: Int) {
        let count = Swift.max(1, width * height)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
        buffer = PixelBuffer(base: pixels, width: width, height: height, stride: width)
    }

    deinit {
        buffer.base.deallocate()
    }

    func fits(width: Int, height: Int) -> Bool {
        buffer.width == width && buffer.height == height
    }

    /// Where `rect` begins, which must lie inside.
    func start(of rect: SDL_Rect) -> UnsafeMutablePointer<UInt32> {
        buffer.base + (Int(rect.y) * buffer.stride + Int(rect.x))
    }

    /// Bytes from one row to the next.
    var pitch: Int32 { Int32(buffer.stride * 4) }
}
