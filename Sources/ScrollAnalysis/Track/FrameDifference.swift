/// The difference of two frames at a given shift.
enum FrameDifference {
    /// Returns the share of the common part's contrast that differs: 0 for the same content, 1 for unrelated content.
    /// Nil if the frames have little in common, or only plain areas there.
    ///
    /// Both frames are smoothed. `shift` is in pixels: a pixel in `later` shows the content that `earlier` has `shift`
    /// pixels further on.
    static func share(from earlier: FrameLines, to later: FrameLines, at shift: Double) -> Double? {
        let length = earlier.length
        let whole = Int(shift.rounded(.down))
        let part = Float(shift - Double(whole))
        let range = max(0, -whole)..<min(length, length - whole - (part > 0 ? 1 : 0))
        guard range.count >= leastOverlap(of: length) - 1 else { return nil }
        var sums = Sums()
        earlier.values.withUnsafeBufferPointer { earlier in
            later.values.withUnsafeBufferPointer { later in
                for line in 0..<later.count / length {
                    let start = line * length
                    sums.add(range, of: later, from: start, earlier, from: start + whole, part)
                }
            }
        }
        let energy = sums.energy / Double(later.count * range.count)
        return energy < plain ? nil : sums.difference / sums.energy
    }

    /// Returns the least overlap of two frames with the given number of pixels. Smaller parts match too easily.
    static func leastOverlap(of length: Int) -> Int { max(MotionMap.shortest, length / 5) }

    /// The mean square of the brightness about the mean of its line below which an area counts as plain.
    private static let plain = 0.05

    private struct Sums {
        /// The sums of the squared differences, and of the squares of both about the means of their lines.
        var (difference, energy) = (0.0, 0.0)

        /// Adds one line; `part` is the fraction of a pixel by which the earlier line is shifted.
        mutating func add(
            _ range: Range<Int>, of later: UnsafeBufferPointer<Float>, from start: Int,
            _ earlier: UnsafeBufferPointer<Float>, from earlierStart: Int, _ part: Float
        ) {
            var (one, other, squares, difference): (Float, Float, Float, Float) = (0, 0, 0, 0)
            for index in range {
                let value = later[start + index]
                var before = earlier[earlierStart + index]
                if part > 0 { before += part * (earlier[earlierStart + index + 1] - before) }
                one += before
                other += value
                squares += before * before + value * value
                difference += (value - before) * (value - before)
            }
            let count = Double(range.count)
            let means = (Double(one) * Double(one) + Double(other) * Double(other)) / count
            self.difference += Double(difference)
            energy += max(0, Double(squares) - means)
        }
    }
}
