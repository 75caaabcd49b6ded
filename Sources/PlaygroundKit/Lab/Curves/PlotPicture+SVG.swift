import Foundation

extension PlotPicture {
    /// A file of its own for print and slides: light ground, the reader's own sans-serif. `title` stands above the drawing, with
    /// `legend` below it: the word of each tuning and whether its curves are dashed.
    func svg(title: String, legend: [PlotLegend]) -> String {
        let header = 44.0
        let (width, height) = (Self.number(size.width), Self.number(size.height + header))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Inter, Helvetica, Arial, sans-serif\""
                + " font-size=\"11\" style=\"font-variant-numeric: tabular-nums\">",
            "<title>\(Self.escaped(title))</title>",
            "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>",
            "<text x=\"10\" y=\"18\" font-size=\"13\" font-weight=\"600\" fill=\"#16191F\">\(Self.escaped(title))</text>",
        ]
        lines += Self.legend(legend)
        lines.append("<g transform=\"translate(0 \(Self.number(header)))\">")
        lines += elements.map(Self.svg)
        lines += ["</g>", "</svg>", ""]
        return lines.joined(separator: "\n")
    }

    private static func legend(_ entries: [PlotLegend]) -> [String] {
        var x = 10.0
        return entries.flatMap { entry in
            let start = x
            x += 34 + PlotText.width(entry.label) + 18
            let ends = [CGPoint(x: start, y: 34), CGPoint(x: start + 26, y: 34)]
            let ink = entry.isDashed ? PlotInk.other : .curve(.offset, isSecond: false)
            let dash: [Double] = entry.isDashed ? [5, 4] : []
            return [
                svg(.line(ends, ink, width: 1.5, dash: dash)),
                svg(.text(entry.label, CGPoint(x: start + 32, y: 34), .title, .leading)),
            ]
        }
    }

    private static func svg(_ element: PlotElement) -> String {
        switch element {
        case .rect(let rect, let ink):
            return "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
                + " height=\"\(number(rect.height))\" fill=\"\(ink.lightHex)\"\(opacity(ink))/>"
        case .line(let points, let ink, let width, let dash):
            let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
            let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(number).joined(separator: " "))\""
            return "<polyline points=\"\(places)\" fill=\"none\" stroke=\"\(ink.lightHex)\""
                + " stroke-width=\"\(number(width))\" stroke-linejoin=\"round\"\(dashes)/>"
        case .text(let text, let place, let ink, let anchor):
            let anchor = [.leading: "start", .center: "middle", .trailing: "end"][anchor] ?? "start"
            return "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" dy=\"0.35em\" text-anchor=\"\(anchor)\""
                + " fill=\"\(ink.lightHex)\">\(escaped(text))</text>"
        }
    }

    private static func opacity(_ ink: PlotInk) -> String { ink == .beyond ? " fill-opacity=\"0.12\"" : "" }

    /// At most two decimals, no zeros at the end.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return (rounded == 0 ? 0 : rounded).shortestDecimal
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

/// A tuning's word, and how its curves are drawn.
struct PlotLegend: Equatable, Sendable {
    var label: String
    var isDashed: Bool
}

extension CurveData {
    /// Empty where one tuning is all there is.
    var legend: [PlotLegend] {
        guard curves.count > 1 else { return [] }
        return curves.enumerated().map { PlotLegend(label: $1.label, isDashed: $0 > 0) }
    }
}
