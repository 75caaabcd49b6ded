import Foundation

/// A few curves over time as an SVG image that is legible on light and on dark pages.
struct CurvePlot {
    let title: String
    private let yLabel: String
    private let curves: [Curve]
    private let xTicks: Ticks
    private let yTicks: Ticks

    /// The time axis covers at least `duration` seconds from zero.
    init(title: String, yLabel: String, curves: [Curve], duration: Double) {
        let values = curves.flatMap { $0.points.map(\.value) }
        self.title = title
        self.yLabel = yLabel
        self.curves = curves
        xTicks = Ticks(from: 0, to: duration, about: 7)
        yTicks = Ticks(from: min(0, values.min() ?? 0), to: max(1, values.max() ?? 1), about: 5)
    }

    struct Curve {
        var label: String
        var color: Color
        /// Seconds and points, in order.
        var points: [(time: Double, value: Double)]
        var isReference = false
    }

    /// Middle tones, with a contrast of three to one against white and black.
    enum Color: String {
        case blue = "#3a86c8"
        case orange = "#c87a2c"
        case green = "#3f9a62"
        case gray = "#8a8a8a"
    }

    private static let size = (width: 680.0, height: 320.0)
    private static let frame = (left: 64.0, right: 560.0, top: 40.0, bottom: 268.0)

    var svg: String {
        let parts = [header, grid, axisLabels] + curves.map(path) + [labels, "</svg>\n"]
        return parts.joined()
    }

    private var header: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 320" width="680" height="320" \
        font-family="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif" font-size="12" fill="#7c7c7c" stroke="none">
        <title>\(title)</title>
        <text x="64" y="22" font-size="14" font-weight="600">\(title)</text>

        """
    }
}

// MARK: - Axes

extension CurvePlot {
    private func x(_ time: Double) -> Double {
        Self.frame.left + time / xTicks.high * (Self.frame.right - Self.frame.left)
    }

    private func y(_ value: Double) -> Double {
        let share = (value - yTicks.low) / (yTicks.high - yTicks.low)
        return Self.frame.bottom - share * (Self.frame.bottom - Self.frame.top)
    }

    private var grid: String {
        let frame = Self.frame
        let rows = yTicks.places.map { value in
            line(from: (frame.left, y(value)), to: (frame.right, y(value)), opacity: value == 0 ? 0.9 : 0.22)
                + text(decimal(value), at: (frame.left - 8, y(value) + 4), anchor: "end")
        }
        let columns = xTicks.places.map { time in
            line(from: (x(time), frame.bottom), to: (x(time), frame.bottom + 4), opacity: 0.6)
                + text(decimal(time), at: (x(time), frame.bottom + 18), anchor: "middle")
        }
        return rows.joined() + columns.joined()
            + line(from: (frame.left, frame.top), to: (frame.left, frame.bottom), opacity: 0.6)
    }

    private var axisLabels: String {
        let frame = Self.frame
        let middle = (frame.top + frame.bottom) / 2
        return text("time, s", at: ((frame.left + frame.right) / 2, frame.bottom + 40), anchor: "middle")
            + "<text transform=\"translate(16 \(decimal(middle))) rotate(-90)\" text-anchor=\"middle\">\(yLabel)</text>\n"
    }

    private func line(from: (Double, Double), to: (Double, Double), opacity: Double) -> String {
        "<path d=\"M\(pixel(from.0)) \(pixel(from.1))L\(pixel(to.0)) \(pixel(to.1))\" stroke=\"#808080\" "
            + "stroke-width=\"0.75\" stroke-opacity=\"\(decimal(opacity))\"/>\n"
    }

    private func text(_ text: String, at place: (Double, Double), anchor: String, color: Color? = nil) -> String {
        let fill = color.map { " fill=\"\($0.rawValue)\"" } ?? ""
        return "<text x=\"\(pixel(place.0))\" y=\"\(pixel(place.1))\" text-anchor=\"\(anchor)\"\(fill)>\(text)</text>\n"
    }

    private func pixel(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
}

// MARK: - Curves

extension CurvePlot {
    private func path(_ curve: Curve) -> String {
        let places = thinned(curve.points.map { (x($0.time), y($0.value)) }[...])
        let way = places.map { "\(pixel($0.0)) \(pixel($0.1))" }.joined(separator: "L")
        let style =
            curve.isReference ? "stroke-width=\"1.25\" stroke-dasharray=\"4 4\"" : "stroke-width=\"2\""
        return "<path d=\"M\(way)\" fill=\"none\" stroke=\"\(curve.color.rawValue)\" \(style) "
            + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n"
    }

    /// The points without those within a twentieth of a pixel of the line between their neighbours.
    private func thinned(_ points: ArraySlice<(Double, Double)>) -> [(Double, Double)] {
        guard let first = points.first, let last = points.last, points.count > 2 else { return Array(points) }
        let (dx, dy) = (last.0 - first.0, last.1 - first.1)
        let length = max((dx * dx + dy * dy).squareRoot(), .leastNormalMagnitude)
        let inner = points.indices.dropFirst().dropLast()
        let distances = inner.map { abs(dx * (points[$0].1 - first.1) - dy * (points[$0].0 - first.0)) / length }
        guard let widest = distances.max(), widest > 0.05, let place = distances.firstIndex(of: widest) else {
            return [first, last]
        }
        let middle = inner[inner.startIndex + place]
        return thinned(points[...middle]) + thinned(points[middle...]).dropFirst()
    }

    /// Names at the right ends, moved apart if they overlap.
    private var labels: String {
        var lowest = -Double.infinity
        return curves.sorted { end($0) < end($1) }.map { curve in
            let place = max(end(curve) + 4, lowest + 15)
            lowest = place
            return text(curve.label, at: (Self.frame.right + 10, place), anchor: "start", color: curve.color)
        }.joined()
    }

    private func end(_ curve: Curve) -> Double { y(curve.points.last?.value ?? 0) }
}
