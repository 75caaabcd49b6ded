/// Compares velocities with the offsets of the same motion.
struct VelocityComparison {
    private let velocities: MeasuredVelocities
    private let curve: MeasuredCurve

    init(_ velocities: MeasuredVelocities, _ curve: MeasuredCurve) {
        (self.velocities, self.curve) = (velocities, curve)
    }

    // MARK: Differences

    /// Whether the velocities equal differences from the previous row, to the next one, or between both, up to the
    /// noise that the offsets cause in such differences.
    var areDifferences: Bool {
        var (deviations, changes): ([[Double]], [Double]) = ([[], [], []], [])
        var next = 0
        for index in curve.times.indices.dropFirst().dropLast() {
            while next < velocities.times.count, velocities.times[next] < curve.times[index] { next += 1 }
            guard next < velocities.times.count, velocities.times[next] == curve.times[index] else { continue }
            let slopes = [slope(index - 1, index), slope(index, index + 1), slope(index - 1, index + 1)]
            guard slopes[2] != 0 else { continue }
            for (kind, slope) in slopes.enumerated() { deviations[kind].append(abs(velocities.values[next] - slope)) }
            changes.append(abs(slopes[1] - slopes[0]))
        }
        guard changes.count >= MeasuredVelocities.fewest else { return false }
        let usual = Self.median(changes)
        // Without noise, the slope over two rows equals the velocity, regardless of its source.
        let kinds = curve.noise > FeelFit.resolution ? deviations[...] : deviations[..<2]
        return kinds.contains { Self.median($0) <= 0.02 * usual }
    }

    private func slope(_ first: Int, _ second: Int) -> Double {
        (curve.offsets[second] - curve.offsets[first]) / (curve.times[second] - curve.times[first])
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    // MARK: Distances

    /// A line of the offsets over the distances integrated from the velocities.
    struct Line {
        /// 1 if both have the same unit.
        let slope: Double
        /// The standard error of the slope. It treats the residual of each row as that of all rows, since integrating
        /// velocities accumulates their noise.
        let error: Double
        /// The share of the offsets' variance that the line explains.
        let explained: Double
    }

    /// Nil if the content moves by no more than its noise, or if the velocities are all zero.
    var line: Line? {
        let distances = self.distances
        let rows = curve.times.indices.filter { distances.covers(curve.times[$0]) }
        guard rows.count >= MeasuredVelocities.fewest else { return nil }
        let x = rows.map { distances.distance(at: curve.times[$0]) }
        let y = rows.map { curve.offsets[$0] }
        let count = Double(rows.count)
        let (middleX, middleY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
        let squaresX = x.reduce(0) { $0 + ($1 - middleX) * ($1 - middleX) }
        let squaresY = y.reduce(0) { $0 + ($1 - middleY) * ($1 - middleY) }
        let product = zip(x, y).reduce(0) { $0 + ($1.0 - middleX) * ($1.1 - middleY) }
        guard (squaresY / count).squareRoot() > max(1, 5 * curve.noise) else { return nil }
        guard squaresX > 0 else { return Line(slope: 0, error: 0, explained: 0) }
        let left = max(0, squaresY - product * product / squaresX)
        return Line(
            slope: product / squaresX, error: (left / squaresX).squareRoot(), explained: 1 - left / squaresY)
    }

    private var distances: Distances {
        var sums = [0.0]
        for index in velocities.times.indices.dropFirst() {
            let span = velocities.times[index] - velocities.times[index - 1]
            sums.append(sums[index - 1] + span * (velocities.values[index] + velocities.values[index - 1]) / 2)
        }
        return Distances(times: velocities.times, sums: sums)
    }

    /// Distances integrated by the trapezoidal rule.
    private struct Distances {
        let times: [Double]
        let sums: [Double]

        func covers(_ time: Double) -> Bool { time >= (times.first ?? 0) && time <= (times.last ?? 0) }

        func distance(at time: Double) -> Double {
            var (low, high) = (0, times.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if times[middle] <= time { low = middle } else { high = middle }
            }
            let share = high > low ? (time - times[low]) / (times[high] - times[low]) : 0
            return sums[low] + share * (sums[high] - sums[low])
        }
    }
}
