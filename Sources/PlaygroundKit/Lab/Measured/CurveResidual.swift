import Foundation
import ScrollPhysics

/// The difference between a measured curve and that of a tuning, over time.
struct CurveResidual: Equatable, Sendable {
    /// Seconds, and measured minus tuning, in points.
    let points: [CGPoint]

    /// The maximum number of points.
    private static let mostPoints = 300

    /// The residual of the measured curve in `data` and the curve at `index`. O(rows), at most 300.
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

    /// The root of the mean square, in points.
    var rms: Double {
        points.isEmpty ? 0 : (points.reduce(0) { $0 + $1.y * $1.y } / Double(points.count)).squareRoot()
    }

    /// The point with the largest difference.
    var worst: CGPoint { points.max { abs($0.y) < abs($1.y) } ?? .zero }

    /// A description for the user.
    var sentence: String {
        "\(PlotNumber.text(rms, decimals: 2)) pt rms, at most \(PlotNumber.text(abs(worst.y), decimals: 1)) pt at "
            + "\(PlotNumber.text(worst.x, decimals: 2)) s"
    }
}
