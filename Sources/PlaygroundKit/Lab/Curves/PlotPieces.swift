import Foundation
import ScrollPhysics

/// A part of a curve in a column of the plot. Its lines depend on its own times alone, so that a piece that was panned
/// is equal to the former one at another position, and its drawing is cached.
struct PlotPiece: Equatable, Sendable {
    /// A line from left to right.
    struct Line: Equatable, Sendable {
        /// In points, relative to the piece's origin.
        var points: [CGPoint]
        /// The position in the pattern of dashes at which the line begins, in points.
        var dashPhase: Double
    }

    /// The origin of the lines, at the left edge of the column, in points.
    var origin: CGPoint
    /// The visible part, in points. Lines reach a little beyond it.
    var frame: CGRect
    var lines: [Line]
}

/// The columns of a plot, which are fixed to the time, and a range of time that begins at a whole pixel.
struct PlotColumns: Equatable, Sendable {
    /// The width of a column in pixels: wide enough for few pieces, and narrow enough that a new one costs little.
    private static let width = 64.0
    /// The distance to which lines reach beyond their column, in points: more than the corners of any line.
    private static let margin = 4.0

    /// The shown times, in seconds, at most half a pixel beside the requested ones.
    let times: ClosedRange<Double>
    private let field: CGRect
    private let columnWidth: Double
    /// The time of a point, in seconds.
    private let secondsPerPoint: Double
    /// The distance of the start of all times left of the field, in points.
    private let distance: Double

    /// Columns for `times` across `field`. Nil if pixels are not a whole fraction of a point, since edges of columns
    /// would then lie between pixels.
    init?(_ times: ClosedRange<Double>, field: CGRect, pixel: Double) {
        let pixels = (1 / pixel).rounded()
        let length = ((times.upperBound - times.lowerBound) * 1e9).rounded() / 1e9
        guard abs(1 / pixel - pixels) < 1e-9, length > 0, field.width >= 1 else { return nil }
        self.field = field
        columnWidth = Self.width / pixels
        // The length of a panned range differs in its last digits; a whole number of nanoseconds does not.
        secondsPerPoint = length / field.width
        distance = (times.lowerBound / secondsPerPoint * pixels).rounded() / pixels
        let start = distance * secondsPerPoint
        self.times = start...start + length
    }

    /// Returns a range of values with ends at round numbers, a thousandth of its length or less apart: peaks that look
    /// equal differ in their last digits, and each of them would make a scale, and pieces, of its own.
    func rounded(_ values: ClosedRange<Double>) -> ClosedRange<Double> {
        let length = values.upperBound - values.lowerBound
        guard length.isNormal else { return values }
        let step = Double(sign: .plus, exponent: length.exponent - 10, significand: 1)
        return (values.lowerBound / step).rounded() * step...(values.upperBound / step).rounded() * step
    }

    /// Returns the pieces of a curve in a pane. O(samples up to the end of `times`).
    func pieces(
        of samples: [CurveSample], _ quantity: CurveQuantity, along axis: ScrollAxis, in map: CurveReduction.Mapping,
        isDashed: Bool
    ) -> [PlotPiece] {
        var lengths = PlotLengths(samples, quantity, axis, map, secondsPerPoint: secondsPerPoint)
        let first = (distance / columnWidth).rounded(.down)
        let last = ((distance + field.width) / columnWidth).rounded(.up)
        return stride(from: first, to: last, by: 1).compactMap { column in
            let left = column * columnWidth
            let span = left - Self.margin..<left + columnWidth + Self.margin
            let own = CurveReduction.Mapping(
                times: span.lowerBound * secondsPerPoint...span.upperBound * secondsPerPoint, values: map.values,
                frame: CGRect(
                    x: -Self.margin, y: map.frame.minY, width: columnWidth + 2 * Self.margin, height: map.frame.height),
                column: map.column)
            let lines = CurveReduction(samples, quantity, along: axis, in: own).lines.map { points in
                let isContinued = isDashed && points.first.map { $0.x <= -Self.margin } == true
                return PlotPiece.Line(
                    points: points, dashPhase: isContinued ? lengths.length(at: own.times.lowerBound) : 0)
            }
            guard !lines.isEmpty else { return nil }
            let origin = CGPoint(x: field.minX + left - distance, y: 0)
            let visible = CGRect(x: origin.x, y: 0, width: columnWidth, height: field.maxY + Self.margin)
            let limits = CGRect(x: field.minX, y: 0, width: field.width, height: visible.height)
            return PlotPiece(origin: origin, frame: visible.intersection(limits), lines: lines)
        }
    }
}

/// The length of a curve since its start or its latest gap, so that dashes continue from piece to piece.
private struct PlotLengths {
    private let samples: [CurveSample]
    private let quantity: CurveQuantity
    private let axis: ScrollAxis
    private let map: CurveReduction.Mapping
    private let secondsPerPoint: Double
    private var next = 0
    private var last: CGPoint?
    private var length = 0.0

    init(
        _ samples: [CurveSample], _ quantity: CurveQuantity, _ axis: ScrollAxis, _ map: CurveReduction.Mapping,
        secondsPerPoint: Double
    ) {
        (self.samples, self.quantity, self.axis, self.map) = (samples, quantity, axis, map)
        self.secondsPerPoint = secondsPerPoint
    }

    /// Returns the length in points up to a time, which must not be earlier than in the call before.
    mutating func length(at time: Double) -> Double {
        while next < samples.count, samples[next].time <= time {
            add(point(next))
            next += 1
        }
        guard let last, let after = next < samples.count ? point(next) : nil else { return length }
        let share = (time / secondsPerPoint - last.x) / (after.x - last.x)
        return length + share * last.distance(to: after)
    }

    private mutating func add(_ point: CGPoint?) {
        if let point, let last { length += last.distance(to: point) } else { length = 0 }
        last = point
    }

    private func point(_ index: Int) -> CGPoint? {
        quantity.value(index, of: samples, along: axis).map {
            CGPoint(x: samples[index].time / secondsPerPoint, y: map.y($0))
        }
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
