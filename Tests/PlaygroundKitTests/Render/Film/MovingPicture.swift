import CWebP
import Foundation

/// A parsed animated WebP, by the container's specification and not by our encoder.
struct MovingPicture {
    /// A frame: its rectangle in the picture, its duration, and its still image.
    struct Frame {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// Milliseconds.
        var duration: Int
        var still: [UInt8]
    }

    private(set) var size = (width: 0, height: 0)
    /// The number of repetitions; 0 for endless. Nil without an animation.
    private(set) var loops: Int?
    private(set) var frames: [Frame] = []

    /// Nil for data that is not WebP, or ends too early.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8),
            Self.number(bytes, 4, 4) == bytes.count - 8
        else { return nil }
        var at = 12
        while at + 8 <= bytes.count {
            let name = String(decoding: bytes[at..<at + 4], as: UTF8.self)
            let (start, length) = (at + 8, Self.number(bytes, at + 4, 4))
            guard start + length <= bytes.count else { return nil }
            if name == "VP8X" { size = (Self.number(bytes, start + 4, 3) + 1, Self.number(bytes, start + 7, 3) + 1) }
            if name == "ANIM" { loops = Self.number(bytes, start + 4, 2) }
            if name == "ANMF" {
                frames.append(
                    Frame(
                        x: 2 * Self.number(bytes, start, 3), y: 2 * Self.number(bytes, start + 3, 3),
                        width: Self.number(bytes, start + 6, 3) + 1, height: Self.number(bytes, start + 9, 3) + 1,
                        duration: Self.number(bytes, start + 12, 3), still: Array(bytes[start + 16..<start + length])))
            }
            at = start + length + length % 2
        }
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }

    /// Red, green, blue and alpha of each visible pixel in each frame; pixels outside of a frame keep their previous
    /// values. Frames without alpha only, which replace the pixels below them.
    var shown: [[UInt8]] {
        var canvas = [UInt8](repeating: 0, count: 4 * size.width * size.height)
        return frames.map { frame in
            var file = Array("RIFF".utf8)
            let length = UInt32(frame.still.count + 4)
            file += (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + Array("WEBP".utf8) + frame.still
            var (width, height): (Int32, Int32) = (0, 0)
            guard let pixels = WebPDecodeRGBA(file, file.count, &width, &height) else { return [] }
            defer { WebPFree(pixels) }
            for row in 0..<frame.height {
                for column in 0..<frame.width where pixels[4 * (row * frame.width + column) + 3] == 255 {
                    let (from, to) = (
                        4 * (row * frame.width + column), 4 * ((frame.y + row) * size.width + frame.x + column)
                    )
                    for channel in 0..<4 { canvas[to + channel] = pixels[from + channel] }
                }
            }
            return canvas
        }
    }
}
