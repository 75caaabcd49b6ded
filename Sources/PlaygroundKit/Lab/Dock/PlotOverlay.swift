import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The parts that move over unchanged curves: the playhead, and the crosshair with its values.
struct PlotOverlay: View {
    let model: PlaygroundModel
    let data: CurveData
    let layout: PlotLayout

    var body: some View {
        let lab = model.lab
        let range = PlotRange(whole: data.start...max(data.start, data.end), shown: lab.dock.shown)
        let playhead = lab.recording == nil ? nil : lab.playhead.inSeconds
        let reading = lab.dock.pointer.flatMap { PlotReading(data, at: $0, range, layout) }
        let handle = MeasuredGrip(data, lab.dock.content, range, layout)?.handle
        Canvas { context, _ in
            let field = layout.field
            if let handle {
                let square = CGRect(x: handle.x - 5, y: handle.y - 5, width: 10, height: 10)
                context.fill(Path(roundedRect: square, cornerRadius: 2), with: .color(Palette.secondary))
            }
            if let playhead, range.shown.contains(playhead) {
                Self.drawPlayhead(at: layout.mapping(range.shown).x(playhead), field, context)
            }
            if let reading { Self.draw(reading, field, context) }
        }
    }

    private static func drawPlayhead(at x: Double, _ field: CGRect, _ context: GraphicsContext) {
        context.fill(
            Path(CGRect(x: x - 0.75, y: field.minY, width: 1.5, height: field.height)), with: .color(Palette.text))
        context.fill(
            Path(roundedRect: CGRect(x: x - 4, y: field.minY - 5, width: 8, height: 10), cornerRadius: 3),
            with: .color(Palette.text))
    }

    private static let lineHeight = 15.0

    private static func draw(_ reading: PlotReading, _ field: CGRect, _ context: GraphicsContext) {
        context.fill(
            Path(CGRect(x: reading.x - 0.5, y: field.minY, width: 1, height: field.height)),
            with: .color(Palette.secondary))
        let texts = reading.lines.map { line in
            context.resolve(Text(line.text).font(TypeScale.hint).foregroundStyle(line.color))
        }
        let available = CGSize(width: field.width, height: 100)
        let width = (texts.map { $0.measure(in: available).width }.max() ?? 0) + 14
        let height = Double(texts.count) * lineHeight + 8
        let isLeft = reading.x + 10 + width > field.maxX
        let x = isLeft ? max(field.minX, reading.x - 10 - width) : reading.x + 10
        let y = min(max(field.minY, reading.y - height - 8), max(field.minY, field.maxY - height))
        let box = CGRect(x: x, y: y, width: width, height: height)
        context.fill(Path(roundedRect: box, cornerRadius: 4), with: .color(Palette.fill))
        for (index, text) in texts.enumerated() {
            let point = CGPoint(x: x + 7, y: y + 4 + (Double(index) + 0.5) * lineHeight)
            context.draw(text, onWholePointsAt: point, anchor: .leading)
        }
    }
}

/// The values under the pointer.
struct PlotReading {
    struct Line: Equatable {
        var text: String
        var color: Color
    }

    /// The location of the pointer in the drawing.
    let x: Double
    let y: Double
    /// The time, then the values of each tuning along each axis.
    let lines: [Line]

    /// Nil outside the curves, and without curves.
    @MainActor init?(_ data: CurveData, at location: CGPoint, _ range: PlotRange, _ layout: PlotLayout) {
        guard layout.field.contains(location), !data.isEmpty else { return nil }
        let time = layout.mapping(range.shown).time(location.x)
        (x, y) = (location.x, location.y)
        var lines = [Line(text: PlotNumber.text(time, decimals: 3) + " s", color: Palette.text)]
        for (index, curve) in data.curves.enumerated() {
            guard let value = curve.value(at: time) else { continue }
            for (number, axis) in data.axes.enumerated() {
                let words = [
                    data.curves.count > 1 ? curve.label : nil,
                    data.axes.count > 1 ? (axis == .horizontal ? "across" : "down") : nil,
                ].compactMap { $0 }
                let offset = PlotNumber.text(value.offset[axis], decimals: 1)
                let velocity = PlotNumber.text(value.velocity[axis], decimals: 0)
                let ink = data.ink(index, .offset, isSecond: number == 1)
                lines.append(
                    Line(text: (words + ["\(offset) pt, \(velocity) pt/s"]).joined(separator: " "), color: ink.color))
            }
        }
        self.lines = lines
    }
}
