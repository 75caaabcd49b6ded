import CSDL2
import Drawing

extension UnsafeMutablePointer<SDL_Surface> {
    /// True for 32-bit pixels in the order that Drawing writes them.
    var canBeDrawnDirectly: Bool {
        let format = pointee.format.pointee
        return format.BitsPerPixel == 32 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
            && pointee.pitch % 4 == 0
    }

    /// The surface's memory, valid while it is locked and not resized.
    var buffer: PixelBuffer {
        let pixels = pointee.pixels.assumingMemoryBound(to: UInt32.self)
        return PixelBuffer(
            base: pixels, width: Int(pointee.w), height: Int(pointee.h), stride: Int(pointee.pitch) / 4)
    }
}

/// Memory of our own for windows whose pixels have another format; SDL converts it.
final class SurfaceDetour {
    let buffer: PixelBuffer
    private let pixels: UnsafeMutablePointer<UInt32>

    init(width: Int, height: Int) {
        let count = Swift.max(1, width * height)
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
        buffer = PixelBuffer(base: pixels, width: width, height: height, stride: width)
    }

    deinit {
        pixels.deallocate()
    }

    func fits(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
        buffer.width == Int(surface.pointee.w) && buffer.height == Int(surface.pointee.h)
    }

    func copy(to surface: UnsafeMutablePointer<SDL_Surface>) {
        SDL_ConvertPixels(
            Int32(buffer.width), Int32(buffer.height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels,
            Int32(buffer.stride * 4), surface.pointee.format.pointee.format, surface.pointee.pixels,
            surface.pointee.pitch)
    }
}
