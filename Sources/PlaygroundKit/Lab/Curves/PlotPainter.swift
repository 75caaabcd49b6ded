import Foundation
import ScrollPhysics

/// Creates the drawing of curves for a size and a range of time.
struct PlotPainter {
    private let data: CurveData
    private let content: PlotContent
    /// The shown times, in seconds.
    private let times: ClosedRange<Double>
    /// Nil for curves in one piece, as files have them.
    private let columns: PlotColumns?
    private let layout: PlotLayout
    /// The size of a pixel, in points.
    private let pixel: Double
    private(set) var picture: PlotPicture
    /// The start of the free space for event words in the last row.
    private var titleEnd = 0.0

    /// The distance between the middles of two lines of text.
    private static let lineHeight = 13.0
    /// The smallest distance at which target lines can be distinguished, in points.
    private static let leastGap = 10.0
    private static let dash: [Double] = [5, 4]

    /// If `isPanned`, the range begins at a whole pixel, and the curves are divided into pieces that are equal after a
    /// pan. O(shown samples), for pieces O(samples).
    init(
        _ data: CurveData, _ content: PlotContent, _ range: PlotRange, size: CGSize, pixel: Double = 1,
        isPanned: Bool = false
    ) {
        self.data = data
        self.content = content
        self.pixel = pixel
        layout = PlotLayout(size: size, count: content.quantities.count)
        columns = isPanned ? PlotColumns(range.shown, field: layout.field, pixel: pixel) : nil
        times = columns?.times ?? range.shown
        picture = PlotPicture(size: size)
        guard layout.field.width >= 1, layout.panes[0].height >= 8 else { return }
        drawTimes()
        for (quantity, frame) in zip(content.quantities, layout.panes) { draw(quantity, in: frame) }
        drawEvents()
    }

    private mutating func add(_ element: PlotElement) { picture.elements.append(element) }

    private mutating func line(
        from start: CGPoint, to end: CGPoint, _ ink: PlotInk, width: Double = 1, dash: [Double] = []
    ) {
        add(.line([start, end], ink, width: width, dash: dash))
    }

    // MARK: Times

    private mutating func drawTimes() {
        let field = layout.field
        let ticks = AxisTicks(times, atMost: max(2, Int(field.width / 90)))
        let map = layout.mapping(times)
        for (index, time) in ticks.values.enumerated() {
            let x = map.x(time)
            for pane in layout.panes {
                line(from: CGPoint(x: x, y: pane.minY), to: CGPoint(x: x, y: pane.maxY), .grid, width: pixel)
            }
            let isLast = index == ticks.values.count - 1
            let text = isLast ? ticks.text(time) + " s" : ticks.text(time)
            let anchor: PlotAnchor = x > field.maxX - 16 ? .trailing : .center
            add(.text(text, CGPoint(x: min(x, field.maxX), y: field.maxY + PlotLayout.footer / 2 + 1), .label, anchor))
        }
    }

    // MARK: A quantity

    private mutating func draw(_ quantity: CurveQuantity, in frame: CGRect) {
        guard frame.height >= 8 else { return }
        let (ticks, map) = Self.mapping(data, quantity, times, frame, pixel: pixel, columns)
        drawValues(ticks, map)
        if quantity == .offset {
            for axis in data.axes { drawLimits(along: axis, map) }
            drawTargets(map)
        }
        drawMeasured(quantity, map)
        drawCurves(quantity, map)
        drawTitle(quantity, in: frame)
    }

    /// Returns the mapping of a quantity's samples to a pane, and the ticks beside it.
    static func mapping(
        _ data: CurveData, _ quantity: CurveQuantity, _ times: ClosedRange<Double>, _ frame: CGRect, pixel: Double,
        _ columns: PlotColumns? = nil
    ) -> (ticks: AxisTicks, map: CurveReduction.Mapping) {
        let count = max(2, Int(frame.height / 28))
        let values = data.values(quantity, shownIn: times)
        let ticks = AxisTicks(around: columns?.rounded(values) ?? values, atMost: count)
        let map = CurveReduction.Mapping(
            times: times, values: ticks.range, frame: frame, column: max(pixel, 0.5))
        return (ticks, map)
    }

    private mutating func drawValues(_ ticks: AxisTicks, _ map: CurveReduction.Mapping) {
        for value in ticks.values {
            let y = map.y(value)
            line(from: CGPoint(x: map.frame.minX, y: y), to: CGPoint(x: map.frame.maxX, y: y), .grid, width: pixel)
            add(.text(ticks.text(value), CGPoint(x: map.frame.minX - 6, y: y), .label, .trailing))
        }
    }

    /// Draws the title above the numbers. The names of the axes have the colours of their curves.
    private mutating func drawTitle(_ quantity: CurveQuantity, in frame: CGRect) {
        var origin = CGPoint(x: 4, y: frame.minY - 14)
        func add(_ text: String, _ ink: PlotInk) {
            picture.elements.append(.text(text, origin, ink, .leading))
            origin.x += PlotText.width(text) + 8
        }
        add("\(quantity.rawValue), \(quantity.unit)", .title)
        if data.axes.count > 1 {
            add("across", data.ink(0, quantity, isSecond: false))
            add("down", data.ink(0, quantity, isSecond: true))
        }
        if frame == layout.panes.first { titleEnd = origin.x }
    }

    /// Draws the leading curve last, on top of the others.
    private mutating func drawCurves(_ quantity: CurveQuantity, _ map: CurveReduction.Mapping) {
        let order = data.curves.indices.reversed().filter { $0 != data.lead } + [data.lead]
        for index in order where data.curves.indices.contains(index) {
            for axis in data.axes {
                let isSecond = data.axes.count > 1 && axis == data.axes[1]
                let ink = data.ink(index, quantity, isSecond: isSecond)
                let dash = index == 0 ? [] : Self.dash
                drawCurve(data.curves[index].samples, quantity, axis, map, ink, width: 1.5, dash: dash)
            }
        }
    }

    private mutating func drawCurve(
        _ samples: [CurveSample], _ quantity: CurveQuantity, _ axis: ScrollAxis, _ map: CurveReduction.Mapping,
        _ ink: PlotInk, width: Double, dash: [Double]
    ) {
        guard let columns else {
            for line in CurveReduction(samples, quantity, along: axis, in: map).lines {
                add(.line(line, ink, width: width, dash: dash))
            }
            return
        }
        let pieces = columns.pieces(
            of: samples, quantity, along: axis, in: map, isDashed: !dash.isEmpty)
        for piece in pieces { add(.piece(piece, ink, width: width, dash: dash)) }
    }

    /// Draws the measured curve. It is wide, so that it shows on both sides of a curve on top of it. It has no usable
    /// acceleration.
    private mutating func drawMeasured(_ quantity: CurveQuantity, _ map: CurveReduction.Mapping) {
        guard let measured = data.measured, quantity != .acceleration else { return }
        drawCurve(
            measured.samples, quantity, measured.axis, map, .measured, width: PlotLegend.measuredWidth, dash: [])
    }

    // MARK: Limits and targets

    /// Shades the area beyond the first and the last offset of the leading tuning.
    private mutating func drawLimits(along axis: ScrollAxis, _ map: CurveReduction.Mapping) {
        let limits = data.curves.indices.contains(data.lead) ? data.curves[data.lead].limits : []
        for (index, limit) in limits.enumerated() {
            let end = index + 1 < limits.count ? limits[index + 1].time : times.upperBound
            let (from, to) = (max(limit.time, times.lowerBound), min(end, times.upperBound))
            // The first limits of live curves apply from the start of the range.
            let start = index == 0 ? times.lowerBound : from
            guard start < to else { continue }
            shade(above: limit.most[axis], from: map.x(start), to: map.x(to), map)
            shade(below: limit.least[axis], from: map.x(start), to: map.x(to), map)
        }
    }

    private mutating func shade(above value: Double, from x: Double, to end: Double, _ map: CurveReduction.Mapping) {
        guard value < map.values.upperBound else { return }
        let y = map.y(max(value, map.values.lowerBound))
        add(.rect(CGRect(x: x, y: map.frame.minY, width: end - x, height: y - map.frame.minY), .beyond))
    }

    private mutating func shade(below value: Double, from x: Double, to end: Double, _ map: CurveReduction.Mapping) {
        guard value > map.values.lowerBound else { return }
        let y = map.y(min(value, map.values.upperBound))
        add(.rect(CGRect(x: x, y: y, width: end - x, height: map.frame.maxY - y), .beyond))
    }

    /// Draws all targets if they are far enough apart, otherwise only those on which the curves rest.
    private mutating func drawTargets(_ map: CurveReduction.Mapping) {
        for axis in data.axes {
            let targets = data.targets.filter { $0.axis == axis && map.values.contains($0.offset) }
            let gaps = zip(targets, targets.dropFirst()).map { abs(map.y($0.offset) - map.y($1.offset)) }
            let isDense = (gaps.min() ?? .infinity) < Self.leastGap
            let shown = isDense ? targets.filter { isRest($0.offset, along: axis) } : targets
            var last = Double.infinity
            for target in shown {
                let y = map.y(target.offset)
                line(
                    from: CGPoint(x: map.frame.minX, y: y), to: CGPoint(x: map.frame.maxX, y: y), .target, width: pixel,
                    dash: [4, 4])
                guard let middle = middleOfName(beside: y, under: map.frame.minY, over: last) else { continue }
                last = middle
                add(.text(name(target), CGPoint(x: map.frame.maxX - 4, y: middle), .target, .trailing))
            }
        }
    }

    /// Returns the middle of a target's name: above its line, or below it if the event words are there. Nil if the
    /// previous name, which is lower, is in the way.
    private func middleOfName(beside y: Double, under top: Double, over last: Double) -> Double? {
        [y - 7, y + 7].first { $0 - Self.lineHeight / 2 >= top && last - $0 >= Self.lineHeight }
    }

    private func name(_ target: CurveTarget) -> String {
        let axis = data.axes.count > 1 ? (target.axis == .horizontal ? "across " : "down ") : ""
        return "\(axis)\(target.name), \(PlotNumber.text(target.offset, decimals: 0))"
    }

    private func isRest(_ offset: Double, along axis: ScrollAxis) -> Bool {
        data.curves.contains { curve in curve.samples.last.map { abs($0.offset[axis] - offset) < 0.5 } ?? false }
    }

    // MARK: Events

    /// Draws a line for each event and its word above it, or slightly after it if other words are in the way.
    private mutating func drawEvents() {
        let map = layout.mapping(times)
        var rows = Array(repeating: PlotWordRow(), count: layout.rows)
        rows[layout.rows - 1].words = [0...titleEnd]
        let events = data.events.filter { times.contains($0.time) }
        var lastLine = -Double.infinity
        for event in events where map.x(event.time) - lastLine >= 1 {
            lastLine = map.x(event.time)
            for pane in layout.panes {
                let (top, foot) = (CGPoint(x: lastLine, y: pane.minY), CGPoint(x: lastLine, y: pane.maxY))
                line(from: top, to: foot, .event, width: 1, dash: [2, 3])
            }
        }
        var crowded: [CurveEvent] = []
        for (index, event) in events.enumerated() where !drawWord(event, map.x(event.time), &rows, slack: 0) {
            // Of several notches in a row, only words at their lines are drawn.
            if index == 0 || events[index - 1].text != event.text { crowded.append(event) }
        }
        for event in crowded { _ = drawWord(event, map.x(event.time), &rows, slack: PlotWordRow.furthest) }
    }

    /// Returns false if no row has space for the word.
    private mutating func drawWord(_ event: CurveEvent, _ x: Double, _ rows: inout [PlotWordRow], slack: Double) -> Bool
    {
        let starts = rows.map { $0.start(of: event.text, at: x, before: picture.size.width - 2, slack: slack) }
        guard let start = starts.compactMap(\.self).min(), let row = starts.firstIndex(of: start) else { return false }
        rows[row].words.append(start...start + PlotText.width(event.text))
        let y = layout.field.minY - PlotLayout.row * (Double(layout.rows - row) - 0.5)
        add(.text(event.text, CGPoint(x: start, y: y), .event, .leading))
        return true
    }
}

/// A row of words that do not overlap.
private struct PlotWordRow {
    /// The extents of the words, in points.
    var words: [ClosedRange<Double>] = []

    private static let gap = 6.0
    /// The largest distance of a word behind its line, so that simultaneous events are shown one after the other.
    static let furthest = 44.0

    /// Returns where a word at `x` can start, at most `slack` behind it, so that it ends before `limit`; nil if it does
    /// not fit. O(words²).
    func start(of text: String, at x: Double, before limit: Double, slack: Double) -> Double? {
        let width = PlotText.width(text)
        let wanted = min(x, limit - width)
        let starts = [wanted] + words.map { $0.upperBound + Self.gap }
        return starts.filter { $0 >= wanted && $0 <= min(wanted + slack, limit - width) && isFree($0...$0 + width) }
            .min()
    }

    private func isFree(_ span: ClosedRange<Double>) -> Bool {
        !words.contains { $0.lowerBound - Self.gap < span.upperBound && span.lowerBound < $0.upperBound + Self.gap }
    }
}

/// The approximate width of small text without a font: Inter at 11 points.
enum PlotText {
    static func width(_ text: String) -> Double { Double(text.count) * 6.2 }
}

extension CurveData {
    /// Returns the range of the shown values of all curves, with a margin.
    func values(_ quantity: CurveQuantity, shownIn times: ClosedRange<Double>) -> ClosedRange<Double> {
        var (least, most) = (Double.infinity, -Double.infinity)
        for curve in curves {
            let shown = curve.samples.indices(shownIn: times)
            for index in shown {
                for axis in axes {
                    guard let value = quantity.value(index, of: curve.samples, along: axis), value.isFinite
                    else { continue }
                    (least, most) = (min(least, value), max(most, value))
                }
            }
        }
        if let measured, quantity != .acceleration {
            for index in measured.samples.indices(shownIn: times) {
                guard let value = quantity.value(index, of: measured.samples, along: measured.axis), value.isFinite
                else { continue }
                (least, most) = (min(least, value), max(most, value))
            }
        }
        guard least <= most else { return 0...1 }
        // Velocities and accelerations are shown with zero.
        if quantity != .offset { (least, most) = (min(least, 0), max(most, 0)) }
        let air = max(most - least, quantity == .offset ? 1 : 10) * 0.06
        return least - air...most + air
    }
}
