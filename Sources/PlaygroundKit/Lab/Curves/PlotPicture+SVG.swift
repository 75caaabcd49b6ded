import Foundation

extension PlotPicture {
    /// A file of its own for print and slides: light ground, the reader's own sans-serif. `title` is what screen readers say.
    func svg(title: String) -> String {
        let (width, height) = (Self.number(size.width), Self.number(size.height))
        let opening = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Inter, Helvetica, Arial, sans-serif\""
                + " font-size=\"11\" style=\"font-variant-numeric: tabular-nums\">",
            "<title>\(Self.escaped(title))</title>",
            "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>",
        ]
        return (opening + elements.map(Self.svg) + ["</svg>", ""]).joined(separator: "\n")
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
            let font = ink == .heading ? " font-size=\"13\" font-weight=\"600\"" : ""
            return
                "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" dy=\"0.35em\" text-anchor=\"\(anchor)\"\(font)"
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
