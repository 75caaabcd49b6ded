/// The area in which content moves, without the fixed bars and panels around it, which would bias the measured motion.
struct MovingArea: Equatable, Sendable {
    /// The range of pixels along the axis.
    let range: Range<Int>
    /// The indices of the lines that contain motion.
    let lines: [Int]
}

/// The changes between frames, pixel by pixel: the least and the largest brightness of each.
struct MotionMap {
    private let (length, count): (Int, Int)
    private var (least, most): ([Float], [Float])

    /// Starts with one frame of a film.
    init(_ frame: FrameLines) {
        (length, count) = (frame.length, frame.count)
        (least, most) = (frame.values, frame.values)
    }

    /// Adds another frame of the same size.
    mutating func add(_ frame: FrameLines) {
        for (index, value) in frame.values.enumerated() {
            if value < least[index] { least[index] = value } else if value > most[index] { most[index] = value }
        }
    }

    /// The area without the static ends of the lines, and without static lines. The whole frame if too little remains.
    var area: MovingArea {
        let moving = self.moving
        let rows = (0..<length).map { index in (0..<count).count { moving[$0 * length + index] } }
        let range = Self.busyRange(rows)
        guard range.count >= Self.shortest else { return MovingArea(range: 0..<length, lines: Array(0..<count)) }
        let lines = (0..<count).map { line in range.count { moving[line * length + $0] } }
        return MovingArea(range: range, lines: Self.busy(lines))
    }

    /// The least number of pixels along the axis for tracking.
    static let shortest = 16

    /// Whether each pixel changes at least a fifth as much as those that change most, which noise alone does not.
    private var moving: [Bool] {
        let ranges = zip(most, least).map { $0 - $1 }
        let threshold = max(3, 0.2 * Self.quantile(0.95, of: ranges))
        return ranges.map { $0 >= threshold }
    }

    /// Returns the range from the first to the last row with at least a fifth of the motion of the busiest ones, which
    /// excludes a clock in a bar.
    private static func busyRange(_ counts: [Int]) -> Range<Int> {
        let busy = busy(counts)
        guard let first = busy.first, let last = busy.last else { return 0..<0 }
        return first..<last + 1
    }

    private static func busy(_ counts: [Int]) -> [Int] {
        let threshold = max(1, 0.2 * quantile(0.9, of: counts.map(Float.init)))
        return counts.indices.filter { Float(counts[$0]) >= threshold }
    }

    /// `values` must not be empty.
    private static func quantile(_ share: Double, of values: [Float]) -> Float {
        values.sorted()[Int(share * Double(values.count - 1))]
    }
}
