import CSDL2
import Drawing

/// The memory that frames are drawn into, and the transfer to the window.
@MainActor
protocol WindowMemory: AnyObject {
    /// Returns the buffer to draw into. Valid until it is shown, or opened again.
    func open() throws(SubmitError) -> OpenMemory
    /// Shows the pixels drawn since it was opened; `changed` are the parts that differ from the previous frame, in
    /// pixels.
    func show(_ changed: [SDL_Rect]) throws(SubmitError)
    /// Discards the display's copies of earlier frames.
    func lose()
}

/// A window's memory during drawing.
struct OpenMemory {
    let buffer: PixelBuffer
    /// True if it does not contain the previous frame.
    let isBlank: Bool
}

/// Memory owned by the program, in the format of drawing.
final class PixelMemory {
    let buffer: PixelBuffer

    /// Both in pixels.
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

    /// Returns the start of `rect`, which must be inside.
    func start(of rect: SDL_Rect) -> UnsafeMutablePointer<UInt32> {
        buffer.base + (Int(rect.y) * buffer.stride + Int(rect.x))
    }

    /// The number of bytes from one row to the next.
    var pitch: Int32 { Int32(buffer.stride * 4) }
}
