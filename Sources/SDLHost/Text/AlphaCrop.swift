import CSDL2

/// The smallest rectangle that contains the ink of a surface. Valid as long as the surface.
struct AlphaCrop {
    /// The rectangle's left edge in the surface, in pixels.
    let x: Int
    /// The rectangle's top edge in the surface, in pixels.
    let y: Int
    let width: Int
    let height: Int
    private let words: UnsafeBufferPointer<UInt32>
    private let stride: Int

    /// Nil if nothing is visible. `surface` has 32 bits per pixel with alpha in the top byte, as made by SDL_ttf.
    init?(_ surface: SDL_Surface) {
        guard let pixels = surface.pixels, surface.w > 0, surface.h > 0 else { return nil }
        stride = Int(surface.pitch) / 4
        words = UnsafeBufferPointer(
            start: pixels.assumingMemoryBound(to: UInt32.self), count: stride * Int(surface.h))
        guard
            let bounds = Self.inkBounds(of: words, stride: stride, width: Int(surface.w), height: Int(surface.h))
        else { return nil }
        (x, y, width, height) = (bounds.x, bounds.y, bounds.width, bounds.height)
    }

    /// The alpha in the rectangle, rows from the top.
    var coverage: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(width * height)
        append(to: &result)
        return result
    }

    /// Appends `coverage` to `target`.
    func append(to target: inout [UInt8]) {
        for row in 0..<height {
            let start = (y + row) * stride + x
            target.append(contentsOf: words[start..<start + width].lazy.map { UInt8($0 >> 24) })
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
            left = min(left, first - row * stride)
            right = max(right, last - row * stride)
            top = min(top, row)
            bottom = row
        }
        return right < 0 ? nil : Bounds(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
