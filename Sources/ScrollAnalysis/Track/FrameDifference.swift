/// How unlike two frames are where one lies further than the other.
enum FrameDifference {
    /// The share of what both show that differs in what they have in common: 0 for the same content, 1 for content that has
    /// nothing to do with each other. Nil where they have little in common, or show nothing but plain areas there.
    ///
    /// Both smoothed; `shift` is in pixels, and `later` shows at a pixel what `earlier` has so many pixels further on.
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

    /// Pixels that two frames of so many have to share: in a few of them much looks alike.
    static func leastOverlap(of length: Int) -> Int { max(MotionMap.shortest, length / 5) }

    /// Mean square of the brightness about the mean of its line below which an area is plain.
    private static let plain = 0.05

    private struct Sums {
        /// Of squares of differences, and of squares of both about the means of their lines.
        var (difference, energy) = (0.0, 0.0)

        /// One line; `part` is how far between two pixels the earlier one is looked at.
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
