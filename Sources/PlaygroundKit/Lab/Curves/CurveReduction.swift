import Foundation
import ScrollPhysics

/// Reduces a curve to the points that can be seen: in each column of pixels the least and the greatest value in their
/// order, without points that lie on a straight line between others.
struct CurveReduction {
    /// The mapping of samples to points of the drawing.
    struct Mapping {
        /// The times at the left and right edge of `frame`, in seconds.
        var times: ClosedRange<Double>
        /// The values at the lower and upper edge of `frame`.
        var values: ClosedRange<Double>
        /// In points.
        var frame: CGRect
        /// The width of a column, in points.
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

    /// The largest distance between a point and the line that replaces it, in columns. Antialiasing hides it.
    static let tolerance = 0.1

    private let mapping: Mapping
    /// The polylines to draw.
    private(set) var lines: [[CGPoint]] = []
    private var line: [CGPoint] = []
    /// The state of the current column: its lowest and highest point, and which came last.
    private var column = (index: Int.min, least: CGPoint.zero, most: CGPoint.zero, isRising: true)
    private var last: CGPoint?

    /// O(shown samples).
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

    /// Adds a point. The line to a sample outside the frame is cut at the edge.
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
    /// Returns the indices of the samples within `times`, and one more on either side.
    func indices(shownIn times: ClosedRange<Double>) -> Range<Int> {
        let first = partitioningIndex { $0.time >= times.lowerBound }
        let end = partitioningIndex { $0.time > times.upperBound }
        return Swift.max(0, first - 1)..<Swift.min(count, end + 1)
    }
}

extension [CGPoint] {
    /// Returns the points, from left to right, without those within `tolerance` above or below the lines between the
    /// others.
    ///
    /// The lines through the last accepted point that pass close enough to all points since then form a cone. A point
    /// outside the cone ends the line at the previous point. O(points).
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
    /// Returns the slopes of the lines from here that pass close enough to `point`; an empty cone if it is directly
    /// above or below.
    fileprivate func slopes(to point: CGPoint, within tolerance: Double) -> ClosedRange<Double> {
        let dx = point.x - x
        guard dx > 0 else {
            return (point.y < y ? -Double.infinity : .infinity)...(point.y < y ? -.infinity : .infinity)
        }
        return (point.y - tolerance - y) / dx...(point.y + tolerance - y) / dx
    }

    /// Returns the point at `x` on the line to `other`.
    fileprivate func crossing(_ x: CGFloat, to other: CGPoint) -> CGPoint {
        let share = other.x == self.x ? 1 : (x - self.x) / (other.x - self.x)
        return CGPoint(x: x, y: y + (other.y - y) * share)
    }
}
