import Foundation
import ScrollPhysics

/// What is left between a measured curve and that of a tuning, moment by moment.
struct CurveResidual: Equatable, Sendable {
    /// Seconds, and curve less tuning in points.
    let points: [CGPoint]

    /// More of them are not seen.
    private static let mostPoints = 300

    /// Of the curve that was laid under `data` and the curve at `index` there. O(rows), 300 at most.
    init(_ data: CurveData, of index: Int) {
        guard let measured = data.measured, data.curves.indices.contains(index) else {
            points = []
            return
        }
        let (samples, axis) = (measured.samples, measured.axis)
        let step = max(1, (samples.count + Self.mostPoints - 1) / Self.mostPoints)
        points = stride(from: 0, to: samples.count, by: step).compactMap { row in
            data.curves[index].value(at: samples[row].time).map {
                CGPoint(x: samples[row].time, y: samples[row].offset[axis] - $0.offset[axis])
            }
        }
    }

    /// Root of the mean square, points.
    var rms: Double {
        points.isEmpty ? 0 : (points.reduce(0) { $0 + $1.y * $1.y } / Double(points.count)).squareRoot()
    }

    /// Where most is left.
    var worst: CGPoint { points.max { abs($0.y) < abs($1.y) } ?? .zero }

    /// For people.
    var sentence: String {
        "\(PlotNumber.text(rms, decimals: 2)) pt rms, at most \(PlotNumber.text(abs(worst.y), decimals: 1)) pt at "
            + "\(PlotNumber.text(worst.x, decimals: 2)) s"
    }
}
