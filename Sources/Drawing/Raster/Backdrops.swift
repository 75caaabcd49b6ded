/// The pixels under a clip or a group from before it was drawn.
///
/// A layer `L` with alpha, laid down with the weight `m`, gives `m (L + (1 - alpha) B) + (1 - m) B` over the backdrop
/// `B`. The bracket is the result of drawing directly over `B`. A group thus needs no layer: it is drawn in place, and
/// a copy of the backdrop is then mixed back in. A clip needs that copy only along its edge.
final class Backdrops {
    private struct Piece {
        var rect: PixelRect
        /// The index of its first pixel in `pixels`.
        var start: Int
    }

    /// The open scopes, innermost last: the command that began each, and the number of pieces before it.
    private var scopes: [(begin: Int, pieces: Int)] = []
    private var pieces: [Piece] = []
    private let pixels = Scratch<UInt32>(filledWith: 0)
    private var used = 0

    func open(_ begin: Int) {
        scopes.append((begin, pieces.count))
    }

    /// Saves a part of the backdrop of the innermost scope. O(area).
    func save(_ rect: PixelRect, of buffer: PixelBuffer) {
        guard !rect.isEmpty else { return }
        pixels.reserve(used + rect.area)
        for y in rect.minY..<rect.maxY {
            (pixels.base + used + (y - rect.minY) * rect.width)
                .update(from: buffer.pixel(rect.minX, y), count: rect.width)
        }
        pieces.append(Piece(rect: rect, start: used))
        used += rect.area
    }

    /// Ends the innermost scope. `body` receives the command that began it and each saved piece.
    func close(_ body: (Int, BackdropPaint, PixelRect) -> Void) {
        guard let scope = scopes.popLast() else { return }
        while pieces.count > scope.pieces, let piece = pieces.popLast() {
            body(scope.begin, BackdropPaint(before: pixels.base + piece.start, rect: piece.rect), piece.rect)
            used = piece.start
        }
    }
}

/// Mixes a saved backdrop back in where coverage is partial.
struct BackdropPaint: RowPaint {
    fileprivate let before: UnsafeMutablePointer<UInt32>
    fileprivate let rect: PixelRect
    private var row = 0

    fileprivate init(before: UnsafeMutablePointer<UInt32>, rect: PixelRect) {
        self.before = before
        self.rect = rect
    }

    mutating func begin(row y: Int) {
        row = y
    }

    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        guard coverage < 255 else { return }
        mixSpan(pixels, over: old(x), count, weight(coverage))
    }

    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let old = old(x)
        for index in 0..<count where coverage[index] < 255 {
            pixels[index] = mix(old[index], pixels[index], weight(UInt32(coverage[index])))
        }
    }

    @inline(__always)
    private func old(_ x: Int) -> UnsafePointer<UInt32> {
        UnsafePointer(before + ((row &- rect.minY) &* rect.width &+ x &- rect.minX))
    }
}
