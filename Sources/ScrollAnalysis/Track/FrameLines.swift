import Drawing

/// The brightness of a frame along the scrolling axis: parallel lines, each the mean of a strip of the picture.
///
/// Content that moves along the axis moves by the same distance in every line. The mean of a strip has less noise than
/// a row of pixels.
package struct FrameLines: Equatable, Sendable {
    /// The number of pixels of a line.
    package let length: Int
    /// The number of lines.
    package let count: Int
    /// Brightness from 0 to 255, line after line.
    package let values: [Float]

    /// The largest number of lines; more would not add information about a common motion.
    static let mostLines = 64

    /// Needs `length` times `count` values.
    package init(length: Int, count: Int, values: [Float]) {
        precondition(values.count == length * count)
        (self.length, self.count, self.values) = (length, count, values)
    }

    /// Samples the part of a picture in `region`, which must lie within it. Complexity: O(pixels of the region).
    init(_ picture: ImageResource, in region: PixelRegion, along axis: TrackedAxis) {
        let across = axis == .y ? region.width : region.height
        let length = axis == .y ? region.height : region.width
        let count = min(across, Self.mostLines)
        var sums = [Float](repeating: 0, count: length * count)
        picture.pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<region.height {
                let start = 4 * ((region.y + row) * picture.width + region.x)
                for column in 0..<region.width {
                    let (along, side) = axis == .y ? (row, column) : (column, row)
                    sums[side * count / across * length + along] += Self.brightness(pixels, start + 4 * column)
                }
            }
        }
        for line in 0..<count {
            // The number of columns whose division above gives `line`.
            let width = ((line + 1) * across + count - 1) / count - (line * across + count - 1) / count
            for index in line * length..<(line + 1) * length { sums[index] /= Float(width) }
        }
        self.init(length: length, count: count, values: sums)
    }

    /// Returns the luma by Rec. ITU-R BT.601 of the pixel whose first byte is at `index`.
    private static func brightness(_ pixels: UnsafeBufferPointer<UInt8>, _ index: Int) -> Float {
        let red: Float = 0.299 * Float(pixels[index])
        let green: Float = 0.587 * Float(pixels[index + 1])
        return red + green + 0.114 * Float(pixels[index + 2])
    }

    /// Returns the part in which content moves.
    func cropped(to area: MovingArea) -> FrameLines {
        let parts = area.lines.flatMap { line in
            values[line * length + area.range.lowerBound..<line * length + area.range.upperBound]
        }
        return FrameLines(length: area.range.count, count: area.lines.count, values: parts)
    }

    /// The lines smoothed with a binomial filter of five pixels, so that they can be compared between pixels.
    var smoothed: FrameLines {
        var smooth = values
        values.withUnsafeBufferPointer { values in
            for line in 0..<count {
                let start = line * length
                for index in 0..<length {
                    let (before, after) = (max(0, index - 1), min(length - 1, index + 1))
                    let (first, last) = (max(0, index - 2), min(length - 1, index + 2))
                    let near: Float = values[start + before] + values[start + after]
                    let far: Float = values[start + first] + values[start + last]
                    smooth[start + index] = (6 * values[start + index] + 4 * near + far) / 16
                }
            }
        }
        return FrameLines(length: length, count: count, values: smooth)
    }
}
