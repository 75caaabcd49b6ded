import CSDL2

/// The alpha of a surface, cropped to the smallest rectangle that contains its ink.
struct AlphaCrop {
    /// The rectangle's left edge in the surface, in pixels.
    let x: Int
    /// The rectangle's top edge in the surface, in pixels.
    let y: Int
    let width: Int
    let height: Int
    let coverage: [UInt8]

    /// Nil if nothing is visible. `surface` has 32 bits per pixel with alpha in the top byte, as made by SDL_ttf.
    init?(_ surface: SDL_Surface) {
        guard let pixels = surface.pixels, surface.w > 0, surface.h > 0 else { return nil }
        let stride = Int(surface.pitch) / 4
        let words = UnsafeBufferPointer(
            start: pixels.assumingMemoryBound(to: UInt32.self), count: stride * Int(surface.h))
        guard
            let bounds = Self.inkBounds(of: words, stride: stride, width: Int(surface.w), height: Int(surface.h))
        else { return nil }
        (x, y, width, height) = (bounds.x, bounds.y, bounds.width, bounds.height)
        coverage = [UInt8](unsafeUninitializedCapacity: bounds.width * bounds.height) { buffer, count in
            for row in 0..<bounds.height {
                let source = (bounds.y + row) * stride + bounds.x
                for column in 0..<bounds.width {
                    buffer[row * bounds.width + column] = UInt8(words[source + column] >> 24)
                }
            }
            count = bounds.width * bounds.height
        }
    }

    private struct Bounds {
        var x, y, width, height: Int
    }

    private static func inkBounds(
        of words: UnsafeBufferPointer<UInt32>, stride: Int, width: Int, height: Int
    ) -> Bounds? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for row in 0..<height {
            let line = words[row * stride..<row * stride + width]
            guard let first = line.firstIndex(where: { $0 >> 24 != 0 }) else { continue }
            let last = line.lastIndex { $0 >> 24 != 0 } ?? first
            left = min(left, first - line.startIndex)
            right = max(right, last - line.startIndex)
            top = min(top, row)
            bottom = row
        }
        return right < 0 ? nil : Bounds(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
