import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A measured curve with its placement under the curves of a gesture: scaled, then shifted.
struct PlacedCurve: Equatable, Sendable {
    /// The name of its file.
    let name: String
    private let file: CurveFile
    /// The drawn and fitted rows, in the file's seconds and unit.
    private let rows: [CurveFile.Row]
    /// The shift of the file's times, in seconds.
    private(set) var time: Double
    /// The shift of the scaled offsets, in points.
    private(set) var offset = 0.0
    /// Points per unit of the file's offsets, above zero.
    private(set) var scale = 1.0

    /// The largest shift of the clock.
    private static let mostTime = 1e6
    private static let mostOffset = 1e9
    private static let scales = 1e-4...1e4

    /// Places the first row after the lift at time zero. Throws ``ExitStatus/malformed`` for a curve that is too short
    /// to draw.
    init(_ file: CurveFile, name: String) throws(PlaygroundError) {
        // Rejects a curve that is too short or does not move, with the error of the `fit` command.
        _ = try MeasuredCurve(file, name: name)
        (self.file, self.name) = (file, name)
        rows = Self.thinned(file.rows)
        time = -Self.firstTime(file)
    }

    private static func thinned(_ rows: [CurveFile.Row]) -> [CurveFile.Row] {
        let most = MeasuredCurve.mostRows
        guard rows.count > most else { return rows }
        let step = Double(rows.count - 1) / Double(most - 1)
        return (0..<most).map { rows[Int((Double($0) * step).rounded())] }
    }

    /// Returns the time of the first row after the lift, in the file's seconds.
    private static func firstTime(_ file: CurveFile) -> Double {
        let lift = file.lift ?? -.infinity
        return file.rows.first { $0.time > lift }?.time ?? 0
    }

    /// Whether the placement is the initial one.
    var isAtHome: Bool { self == home }

    /// The curve with the initial placement.
    var home: PlacedCurve {
        var home = self
        (home.time, home.offset, home.scale) = (-Self.firstTime(file), 0, 1)
        return home
    }

    // MARK: Placement

    /// Moves the curve by seconds and points.
    mutating func move(by seconds: Double, _ points: Double) {
        guard seconds.isFinite, points.isFinite else { return }
        time = min(max(time + seconds, -Self.mostTime), Self.mostTime)
        offset = min(max(offset + points, -Self.mostOffset), Self.mostOffset)
    }

    /// Scales the heights by `factor`. The offset `anchor`, in points, stays.
    mutating func scale(by factor: Double, about anchor: Double) {
        guard factor.isFinite, factor > 0, anchor.isFinite else { return }
        let next = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
        offset = anchor - (anchor - offset) * next / scale
        scale = next
    }

    // MARK: Content

    /// The time of the last row, in seconds.
    var end: Double { (rows.last?.time ?? 0) + time }

    /// Times in seconds and offsets in points, from time zero on.
    var points: [(time: Double, offset: Double)] {
        rows.lazy.map { ($0.time + time, $0.offset * scale + offset) }.filter { $0.0 >= 0 }
    }

    /// Returns the points with velocities, along an axis.
    func samples(along axis: ScrollAxis) -> [CurveSample] {
        let points = points
        return points.indices.map { index in
            var sample = CurveSample(time: points[index].time, offset: .zero, velocity: .zero)
            sample.offset[axis] = points[index].offset
            sample.velocity[axis] = Self.slope(points, index)
            return sample
        }
    }

    /// The number of rows on either side that a velocity is computed from.
    private static let neighbours = 2

    /// Returns the slope of the least-squares line through a row and its neighbours.
    private static func slope(_ points: [(time: Double, offset: Double)], _ index: Int) -> Double {
        let near = points[max(0, index - neighbours)...min(points.count - 1, index + neighbours)]
        let count = Double(near.count)
        let middle = (near.reduce(0) { $0 + $1.time } / count, near.reduce(0) { $0 + $1.offset } / count)
        let (product, square) = near.reduce(into: (0.0, 0.0)) { sums, point in
            sums.0 += (point.time - middle.0) * (point.offset - middle.1)
            sums.1 += (point.time - middle.0) * (point.time - middle.0)
        }
        return square > 0 ? product / square : 0
    }

    /// The curve in seconds and points as placed; nil if too few rows are left.
    var measured: MeasuredCurve? {
        let points = points
        guard points.count >= MeasuredCurve.fewestRows else { return nil }
        let free = file.velocities.filter { !$0.isHeld && $0.time + time >= 0 }
        let velocities = MeasuredVelocities(times: free.map { $0.time + time }, values: free.map { $0.value * scale })
        return MeasuredCurve(
            times: points.map(\.time), offsets: points.map(\.offset), bounds: bounds, viewport: viewport,
            velocities: free.isEmpty ? nil : velocities.thinned(to: MeasuredCurve.mostRows))
    }

    /// The curve for a search that may also move it to the lift between two rows, as long as the user has not moved it
    /// in time.
    var searched: MeasuredCurve? {
        var curve = measured
        if let lift = file.lift, time == home.time { curve?.liftInterval = -time - lift }
        return curve
    }

    /// The length of the viewport, in points; a typical screen's if the file has none.
    var viewport: Double {
        let length = (file.viewport ?? 0) * scale
        return length > 0 ? length : 800
    }

    /// The range of offsets at rest, in points; nil if the file has no edges.
    var bounds: ClosedRange<Double>? {
        file.content.map { content in offset...offset + max(0, content - (file.viewport ?? 0)) * scale }
    }
}
