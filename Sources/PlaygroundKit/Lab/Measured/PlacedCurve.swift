import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A curve that was measured elsewhere, as it was laid under the curves of a gesture: scaled, then shifted.
struct PlacedCurve: Equatable, Sendable {
    /// What its file is called.
    let name: String
    private let file: CurveFile
    /// Those that are drawn and fitted, in the file's seconds and unit.
    private let rows: [CurveFile.Row]
    /// Added to the file's times, in seconds.
    private(set) var time: Double
    /// Added to the offsets once they are scaled, in points.
    private(set) var offset = 0.0
    /// Points a unit of the file's offsets, above zero.
    private(set) var scale = 1.0

    /// A clock that is off by more is another one.
    private static let mostTime = 1e6
    private static let mostOffset = 1e9
    private static let scales = 1e-4...1e4

    /// Laid down so that the lift is at zero. Throws ``ExitStatus/malformed`` where there is too little to draw.
    init(_ file: CurveFile, name: String) throws(PlaygroundError) {
        // What is too short or moves nothing is refused in the same words as by the command.
        _ = try MeasuredCurve(file, name: name)
        (self.file, self.name) = (file, name)
        rows = Self.thinned(file.rows)
        time = -Self.lift(file)
    }

    private static func thinned(_ rows: [CurveFile.Row]) -> [CurveFile.Row] {
        let most = MeasuredCurve.mostRows
        guard rows.count > most else { return rows }
        let step = Double(rows.count - 1) / Double(most - 1)
        return (0..<most).map { rows[Int((Double($0) * step).rounded())] }
    }

    /// In the file's seconds.
    private static func lift(_ file: CurveFile) -> Double {
        file.lift ?? file.rows.first?.time ?? 0
    }

    /// As it was when it was opened.
    var isAtHome: Bool { self == home }

    /// The curve where it was when it was opened.
    var home: PlacedCurve {
        var home = self
        (home.time, home.offset, home.scale) = (-Self.lift(file), 0, 1)
        return home
    }

    // MARK: Where it lies

    /// Moves it by seconds and points.
    mutating func move(by seconds: Double, _ points: Double) {
        guard seconds.isFinite, points.isFinite else { return }
        time = min(max(time + seconds, -Self.mostTime), Self.mostTime)
        offset = min(max(offset + points, -Self.mostOffset), Self.mostOffset)
    }

    /// Makes it so many times as high; what is at `anchor`, in points, stays.
    mutating func scale(by factor: Double, about anchor: Double) {
        guard factor.isFinite, factor > 0, anchor.isFinite else { return }
        let next = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
        offset = anchor - (anchor - offset) * next / scale
        scale = next
    }

    // MARK: What lies there

    /// Seconds at which it ends.
    var end: Double { (rows.last?.time ?? 0) + time }

    /// Seconds and points, from the moment zero on.
    var points: [(time: Double, offset: Double)] {
        rows.lazy.map { ($0.time + time, $0.offset * scale + offset) }.filter { $0.0 >= 0 }
    }

    /// The same with velocities, along an axis.
    func samples(along axis: ScrollAxis) -> [CurveSample] {
        let points = points
        return points.indices.map { index in
            var sample = CurveSample(time: points[index].time, offset: .zero, velocity: .zero)
            sample.offset[axis] = points[index].offset
            sample.velocity[axis] = Self.slope(points, index)
            return sample
        }
    }

    /// Rows to either side that a velocity is taken from.
    private static let neighbours = 2

    /// Of the line with the least squares through a row and those beside it.
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

    /// As a search takes it, in seconds and points where it lies; nil where too few rows are left.
    var measured: MeasuredCurve? {
        let points = points
        guard points.count >= MeasuredCurve.fewestRows else { return nil }
        let free = file.velocities.filter { !$0.isHeld && $0.time + time >= 0 }
        let velocities = MeasuredVelocities(times: free.map { $0.time + time }, values: free.map { $0.value * scale })
        return MeasuredCurve(
            times: points.map(\.time), offsets: points.map(\.offset), bounds: bounds, viewport: viewport,
            velocities: free.isEmpty ? nil : velocities.thinned(to: MeasuredCurve.mostRows))
    }

    /// Of the window onto the content, in points; a screen's where the file does not tell.
    var viewport: Double {
        let length = (file.viewport ?? 0) * scale
        return length > 0 ? length : 800
    }

    /// The offsets at rest, in points; nil where the file does not tell of edges.
    var bounds: ClosedRange<Double>? {
        file.content.map { content in offset...offset + max(0, content - (file.viewport ?? 0)) * scale }
    }
}
