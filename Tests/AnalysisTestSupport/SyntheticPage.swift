import Drawing
import Foundation
import ScrollAnalysis

/// Content that can be drawn at any offset: dark boxes on a light ground, each pixel antialiased by coverage.
package struct SyntheticPage {
    private struct Box {
        var columns: Range<Int>
        var start: Double
        var end: Double
        var brightness: Float
    }

    private var boxes: [Box] = []
    /// Pixels of a frame across and along the axis.
    package var width = 48
    package var length = 160
    /// Pixels at the start of every frame that do not scroll.
    package var header = 0
    /// Largest noise of a pixel, of 255.
    package var noise: Float = 0
    /// Steps of the lowest frequency of a block of 8 x 8 pixels; 0 for none.
    package var quantum: Float = 0

    /// Rows of different words.
    package static func text(_ pixels: Double, seed: UInt64 = 1) -> SyntheticPage {
        var (page, random, start) = (SyntheticPage(), SplitMix(seed: seed), 4.3)
        while start < pixels {
            let height = Double.random(in: 5...11, using: &random)
            var column = 2
            while column < 44 {
                let end = min(48, column + Int.random(in: 2...8, using: &random))
                let rise = Double.random(in: 0...3, using: &random)
                let brightness = Float.random(in: 0...150, using: &random)
                page.boxes.append(
                    Box(columns: column..<end, start: start + rise, end: start + height, brightness: brightness))
                column = end + 2
            }
            start += height + Double.random(in: 3...14, using: &random)
        }
        return page
    }

    /// Equal cards at a distance of so many pixels.
    package static func cards(_ pixels: Double, every distance: Double) -> SyntheticPage {
        var page = SyntheticPage()
        for start in stride(from: 3.4, to: pixels, by: distance) {
            page.boxes.append(Box(columns: 4..<44, start: start, end: start + 0.8 * distance, brightness: 120))
            page.boxes.append(Box(columns: 8..<30, start: start + 5, end: start + 9.5, brightness: 20))
        }
        return page
    }

    /// The frame at an offset of `offset` pixels. `seed` is that of the noise.
    package func frame(at offset: Double, seed: UInt64 = 1) -> FrameLines {
        var values = [Float](repeating: 235, count: width * length)
        for box in boxes where box.end > offset && box.start < offset + Double(length) {
            draw(box, from: box.start - offset, to: box.end - offset, &values)
        }
        for line in 0..<width {
            for index in 0..<header { values[line * length + index] = (line / 5 + index / 7) % 3 == 0 ? 30 : 190 }
        }
        var random = SplitMix(seed: seed)
        if noise > 0 { for index in values.indices { values[index] += .random(in: -noise...noise, using: &random) } }
        if quantum > 0 { values = BlockQuantizer(length: length, count: width, quantum: quantum).quantized(values) }
        return FrameLines(length: length, count: width, values: values.map { max(0, min(255, $0.rounded())) })
    }

    private func draw(_ box: Box, from start: Double, to end: Double, _ values: inout [Float]) {
        for index in max(0, Int(start.rounded(.down)))..<max(0, min(length, Int(end.rounded(.up)))) {
            let cover = Float(min(end, Double(index + 1)) - max(start, Double(index)))
            for line in box.columns {
                values[line * length + index] += cover * (box.brightness - values[line * length + index])
            }
        }
    }

    /// The same frame as an image that scrolls along `axis`.
    package func picture(at offset: Double, along axis: TrackedAxis = .y) -> ImageResource {
        let frame = self.frame(at: offset)
        let (columns, rows) = axis == .y ? (width, length) : (length, width)
        var pixels = [UInt8](repeating: 255, count: 4 * columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let value = frame.values[axis == .y ? column * length + row : row * length + column]
                for channel in 0..<3 { pixels[4 * (row * columns + column) + channel] = UInt8(value) }
            }
        }
        return ImageResource(width: columns, height: rows, pixels: pixels)
    }
}

/// The loss of JPEG: the cosine transform of each block of 8 x 8 pixels, in steps that grow with the frequency.
package struct BlockQuantizer {
    package let length: Int
    package let count: Int
    package let quantum: Float

    package init(length: Int, count: Int, quantum: Float) {
        (self.length, self.count, self.quantum) = (length, count, quantum)
    }

    private static let cosines: [Float] = (0..<64).map { index in
        let (frequency, position) = (index / 8, index % 8)
        let wave = cos(Double.pi * Double((2 * position + 1) * frequency) / 16)
        return Float(wave * (frequency == 0 ? 0.125.squareRoot() : 0.5))
    }

    package func quantized(_ values: [Float]) -> [Float] {
        var result = values
        for line in stride(from: 0, through: count - 8, by: 8) {
            for index in stride(from: 0, through: length - 8, by: 8) {
                let block = (0..<64).map { values[(line + $0 / 8) * length + index + $0 % 8] }
                for (place, value) in quantized(block: block).enumerated() {
                    result[(line + place / 8) * length + index + place % 8] = value
                }
            }
        }
        return result
    }

    private func quantized(block: [Float]) -> [Float] {
        let spectrum = turned(turned(block) { $0 * 8 + $1 }) { $0 * 8 + $1 }
        let steps = spectrum.enumerated().map { index, value -> Float in
            let step = quantum * Float(1 + index / 8 + index % 8)
            return (value / step).rounded() * step
        }
        return turned(turned(steps) { $1 * 8 + $0 }) { $1 * 8 + $0 }
    }

    /// The product with the cosines, transposed, for one direction; the other is applied afterwards.
    private func turned(_ block: [Float], _ cosine: (Int, Int) -> Int) -> [Float] {
        (0..<64).map { place in
            let (frequency, row) = (place / 8, place % 8)
            return (0..<8).reduce(Float(0)) { $0 + Self.cosines[cosine(frequency, $1)] * block[row * 8 + $1] }
        }
    }
}
