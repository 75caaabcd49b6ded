import Foundation
import ScrollPhysics

/// Draws a curve with no more points than can be seen: in each column of pixels the least and the greatest value, in the order
/// in which they come, and of those only what a straight line would miss.
struct CurveReduction {
    /// Where samples are drawn, and how.
    struct Mapping {
        /// Seconds at the left and at the right edge of `frame`.
        var times: ClosedRange<Double>
        /// Values at the lower and at the upper edge of `frame`.
        var values: ClosedRange<Double>
        /// In points.
        var frame: CGRect
        /// Of a column, in points.
        var column: Double

        func x(_ time: Double) -> Double {
            let length = times.upperBound - times.lowerBound
            return frame.minX + (length > 0 ? (time - times.lowerBound) / length : 0) * frame.width
        }

        func y(_ value: Double) -> Double {
            let length = values.upperBound - values.lowerBound
            return frame.maxY - (length > 0 ? (value - values.lowerBound) / length : 0.5) * frame.height
        }

        func time(_ x: Double) -> Double {
            guard frame.width > 0 else { return times.lowerBound }
            return times.lowerBound + (x - frame.minX) / frame.width * (times.upperBound - times.lowerBound)
        }
    }

    /// How far a point may be from the line that is drawn instead, in columns: what smoothed edges do not show.
    static let tolerance = 0.1

    private let mapping: Mapping
    /// The chains of points that are drawn, each unbroken.
    private(set) var lines: [[CGPoint]] = []
    private var line: [CGPoint] = []
    /// The points of the column that is being gone through: its lowest, its highest, and the last one.
    private var column = (index: Int.min, least: CGPoint.zero, most: CGPoint.zero, isRising: true)
    private var last: CGPoint?

    /// Linear in the samples that are shown.
    init(_ samples: [CurveSample], _ quantity: CurveQuantity, along axis: ScrollAxis, in mapping: Mapping) {
        self.mapping = mapping
        guard !samples.isEmpty, mapping.frame.width > 0, mapping.frame.height > 0 else { return }
        let shown = samples.indices(shownIn: mapping.times)
        line.reserveCapacity(min(shown.count, 2 * Int(mapping.frame.width / mapping.column) + 4))
        for index in shown {
            guard let value = quantity.value(index, of: samples, along: axis) else {
                breakLine()
                continue
            }
            add(CGPoint(x: mapping.x(samples[index].time), y: mapping.y(value)))
        }
        breakLine()
    }

    /// A sample outside of the frame stands at its edge, on the line to the one inside.
    private mutating func add(_ point: CGPoint) {
        let frame = mapping.frame
        defer { last = point }
        guard let last else {
            if point.x >= frame.minX { collect(point) }
            return
        }
        if last.x < frame.minX, point.x > frame.minX { collect(last.crossing(frame.minX, to: point)) }
        if point.x > frame.maxX {
            if last.x < frame.maxX { collect(last.crossing(frame.maxX, to: point)) }
        } else if point.x >= frame.minX {
            collect(point)
        }
    }

    private mutating func collect(_ point: CGPoint) {
        let index = Int(((point.x - mapping.frame.minX) / mapping.column).rounded(.down))
        if index != column.index {
            flush()
            column = (index, point, point, true)
        } else if point.y < column.least.y {
            column.least = point
            column.isRising = false
        } else if point.y > column.most.y {
            column.most = point
            column.isRising = true
        }
    }

    private mutating func flush() {
        guard column.index != .min else { return }
        let (first, second) = column.isRising ? (column.least, column.most) : (column.most, column.least)
        line.append(first)
        if second != first { line.append(second) }
        column.index = .min
    }

    private mutating func breakLine() {
        flush()
        if line.count > 1 { lines.append(line.straightened(within: mapping.column * Self.tolerance)) }
        line.removeAll(keepingCapacity: true)
        last = nil
    }
}

extension [CurveSample] {
    /// What a plot of `times` has to look at: the samples in it, and the one to either side.
    func indices(shownIn times: ClosedRange<Double>) -> Range<Int> {
        let first = partitioningIndex { $0.time >= times.lowerBound }
        let end = partitioningIndex { $0.time > times.upperBound }
        return Swift.max(0, first - 1)..<Swift.min(count, end + 1)
    }
}

extension [CGPoint] {
    /// Points, from left to right, without those that are within `tolerance` above or below the lines between the others.
    ///
    /// The lines through the last point that was kept which pass all points since then are a cone; a point outside of it ends the
    /// line at the one before. Linear in the points.
    func straightened(within tolerance: Double) -> [CGPoint] {
        guard let first, count > 2 else { return self }
        var result = [first]
        var (anchor, before) = (first, first)
        var slopes = -Double.infinity...Double.infinity
        for point in dropFirst() {
            let dx = point.x - anchor.x
            let isWithin = dx > 0 && slopes.contains((point.y - anchor.y) / dx)
            if !isWithin, before != anchor {
                result.append(before)
                (anchor, slopes) = (before, -Double.infinity...Double.infinity)
            }
            slopes = slopes.clamped(to: anchor.slopes(to: point, within: tolerance))
            before = point
        }
        return result + [before]
    }
}

extension CGPoint {
    /// Of the lines from here that pass `point` closely enough; above it none passes.
    fileprivate func slopes(to point: CGPoint, within tolerance: Double) -> ClosedRange<Double> {
        let dx = point.x - x
        guard dx > 0 else {
            return (point.y < y ? -Double.infinity : .infinity)...(point.y < y ? -.infinity : .infinity)
        }
        return (point.y - tolerance - y) / dx...(point.y + tolerance - y) / dx
    }

    /// Where the line to `other` is at `x`.
    fileprivate func crossing(_ x: CGFloat, to other: CGPoint) -> CGPoint {
        let share = other.x == self.x ? 1 : (x - self.x) / (other.x - self.x)
        return CGPoint(x: x, y: y + (other.y - y) * share)
    }
}
