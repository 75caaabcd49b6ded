import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A small curve prepared for drawing, in one tuning or in two on the same axes.
struct FeelCurvePlot: Equatable, Sendable {
    /// The curve in one tuning: heights from 0 to 1, evenly spaced, and the tuning's side.
    struct Line: Equatable, Sendable {
        let side: TuningSide
        let values: [Double]
    }

    /// A comes first, so that B is drawn over it.
    let lines: [Line]
    /// The duration or the distance in the edited tuning.
    let summary: String

    private static let count = 73

    /// Evaluates the curve in the one or two feels of `tuning`.
    init(_ curve: FeelCurve, _ tuning: Tuning, speed: Double) {
        let feels = [TuningSide.a, .b].compactMap { side in tuning.on(side).map { (side: side, feel: $0.feel) } }
        let lengths = feels.map { curve.length(in: $0.feel, speed: speed) }
        let length = max(lengths.max() ?? 0, 0.05)
        let heights = feels.map { curve.heights(in: $0.feel, speed: speed, length: length, count: Self.count) }
        let lowest = heights.joined().min() ?? 0
        let highest = heights.joined().max() ?? 0
        let (low, high) = (min(0, lowest), max(highest, curve == .snap ? 1 : 1e-6))
        lines = zip(feels, heights).map { feel, heights in
            Line(side: feel.side, values: heights.map { ($0 - low) / (high - low) })
        }
        let edited = feels.firstIndex { $0.side == tuning.side } ?? 0
        summary = Self.summary(curve, length: lengths[edited], heights: heights[edited])
    }

    private static func summary(_ curve: FeelCurve, length: Double, heights: [Double]) -> String {
        let seconds = PlotNumber.text(length, decimals: 2) + " s"
        let points = PlotNumber.text(heights.last ?? 0, decimals: 0) + " pt"
        switch curve {
        case .fling: return "\(points), \(seconds)"
        case .snap, .bounce, .notch, .notches: return seconds
        case .pull, .gain: return points
        }
    }
}
