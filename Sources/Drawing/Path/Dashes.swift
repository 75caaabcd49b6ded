import Glibc

/// Cuts chains into dashes.
struct Dashes {
    /// The largest number of dashes; a line with more is drawn without gaps, which would not be visible.
    private static let most = 20_000.0

    /// The lengths of dashes and gaps in turn, an even number of them.
    private let pattern: [Double]
    private let sum: Double
    private let phase: Double

    /// Fails for a line without gaps and for an invalid pattern.
    init?(_ style: LineStyle) {
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        sum = pattern.reduce(0, +)
        guard sum > 0, style.dashPhase.isFinite else { return nil }
        let rest = fmod(style.dashPhase, sum)
        phase = rest < 0 ? rest + sum : rest
    }

    /// O(points + dashes).
    func cut(_ lines: [Polyline]) -> [Polyline] {
        var result: [Polyline] = []
        for line in lines {
            let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
            guard length(points) / sum * Double(pattern.count) < Self.most else {
                result.append(line)
                continue
            }
            cut(points, into: &result)
        }
        return result
    }

    private func cut(_ points: [Point], into result: inout [Polyline]) {
        var (index, left) = start
        var dash = index % 2 == 0 ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = distance(start, end)
            var done = 0.0
            while length - done > left {
                done += left
                let point = Point(
                    x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
                if index % 2 == 0 { result.append(Polyline(points: dash + [point])) }
                index = (index + 1) % pattern.count
                left = pattern[index]
                dash = [point]
            }
            left -= length - done
            if index % 2 == 0 { dash.append(end) }
        }
        if index % 2 == 0, dash.count > 1 { result.append(Polyline(points: dash)) }
    }

    /// The index of the pattern's element in which a line begins, and the remaining length of that element.
    private var start: (index: Int, left: Double) {
        var rest = phase
        for index in pattern.indices {
            if rest < pattern[index] { return (index, pattern[index] - rest) }
            rest -= pattern[index]
        }
        return (0, pattern[0])
    }

    private func length(_ points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    private func distance(_ start: Point, _ end: Point) -> Double { hypot(end.x - start.x, end.y - start.y) }
}
