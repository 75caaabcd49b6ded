import Foundation
import ScrollAnalysis

extension PlotPicture {
    /// Returns a standalone file for print and slides: white background, the reader's sans-serif font. `title` is the
    /// text for screen readers.
    func svg(title: String) -> String {
        let (width, height) = (Self.number(size.width), Self.number(size.height))
        let markup: Markup = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="Inter, Helvetica, Arial, sans-serif" font-size="11" style="font-variant-numeric: tabular-nums">
            <title>\(title)</title>
            <rect width="\(width)" height="\(height)" fill="#FFFFFF"/>
            \(elements.map { Self.svg($0, .hex) })</svg>

            """
        return markup.text
    }

    /// Returns a part of a page, as wide as its container, without a background. Each ink is the text colour of a class
    /// of its name, which the page's style sets.
    func inlineSVG(title: String, name: String) -> Markup {
        """
        <svg class="\(name)" role="img" viewBox="0 0 \(Self.number(size.width)) \(Self.number(size.height))">
        <title>\(title)</title>
        \(elements.map { Self.svg($0, .classes) })</svg>

        """
    }

    /// How an element gets the colour of its ink.
    private enum Colors {
        case hex, classes

        func value(_ ink: PlotInk) -> Markup { self == .hex ? "\(ink.lightHex)" : "currentColor" }
        func attribute(_ ink: PlotInk) -> Markup { self == .hex ? "" : " class=\"\(ink.name)\"" }
    }

    private static func svg(_ element: PlotElement, _ colors: Colors) -> Markup {
        switch element {
        case .rect(let rect, let ink):
            return """
                <rect x="\(number(rect.minX))" y="\(number(rect.minY))" width="\(number(rect.width))" \
                height="\(number(rect.height))" fill="\(colors.value(ink))"\(opacity(ink))\(colors.attribute(ink))/>

                """
        case .line(let points, let ink, let width, let dash):
            return polyline(PlotPiece.Line(points: points, dashPhase: 0), ink, width, dash, colors)
        case .piece(let piece, let ink, let width, let dash):
            let (frame, origin) = (piece.frame, piece.origin)
            let size: Markup = "\(number(frame.width)) \(number(frame.height))"
            return """
                <svg x="\(number(frame.minX))" y="\(number(frame.minY))" width="\(number(frame.width))" \
                height="\(number(frame.height))" viewBox="\(number(frame.minX - origin.x)) \(number(frame.minY - origin.y)) \(size)">
                \(piece.lines.map { polyline($0, ink, width, dash, colors) })</svg>

                """
        case .text(let text, let point, let ink, let anchor):
            let anchor = [.leading: "start", .center: "middle", .trailing: "end"][anchor] ?? "start"
            let font: Markup = ink == .heading ? " font-size=\"13\" font-weight=\"600\"" : ""
            return """
                <text x="\(number(point.x))" y="\(number(point.y))" dy="0.35em" text-anchor="\(anchor)"\(font) \
                fill="\(colors.value(ink))"\(colors.attribute(ink))>\(text)</text>

                """
        }
    }

    private static func polyline(
        _ line: PlotPiece.Line, _ ink: PlotInk, _ width: Double, _ dash: [Double], _ colors: Colors
    ) -> Markup {
        let coordinates = line.points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        let offset: Markup = line.dashPhase == 0 ? "" : " stroke-dashoffset=\"\(number(line.dashPhase))\""
        let dashes: Markup =
            dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(number).joined(separator: " "))\"\(offset)"
        return """
            <polyline points="\(coordinates)" fill="none" stroke="\(colors.value(ink))" \
            stroke-width="\(number(width))" stroke-linejoin="round"\(dashes)\(colors.attribute(ink))/>

            """
    }

    private static func opacity(_ ink: PlotInk) -> Markup { ink == .beyond ? " fill-opacity=\"0.12\"" : "" }

    /// Returns the number with at most two decimals and no trailing zeros.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return (rounded == 0 ? 0 : rounded).shortestDecimal
    }
}
