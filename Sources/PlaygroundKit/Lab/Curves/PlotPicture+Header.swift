import Foundation
extension PlotPicture {
    /// Returns the drawing below a title and a legend, as it is saved.
    func headed(_ title: String, _ legend: [PlotLegend]) -> PlotPicture {
        let height = legend.isEmpty ? 30.0 : 46
        var sheet = PlotPicture(size: CGSize(width: size.width, height: size.height + height))
        sheet.elements = [.text(title, CGPoint(x: 10, y: 16), .heading, .leading)]
        var x = 10.0
        for entry in legend {
            sheet.elements += entry.elements(at: CGPoint(x: x, y: 34))
            x += 50 + PlotText.width(entry.text)
        }
        sheet.elements += elements.map { $0.moved(down: height) }
        return sheet
    }
}

extension PlotLegend {
    /// Returns a sample of the line, then the label.
    fileprivate func elements(at start: CGPoint) -> [PlotElement] {
        let end = CGPoint(x: start.x + 26, y: start.y)
        return [
            .line([start, end], ink, width: width, dash: dash),
            .text(text, CGPoint(x: start.x + 32, y: start.y), .title, .leading),
        ]
    }
}

extension PlotElement {
    fileprivate func moved(down distance: Double) -> PlotElement {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y + distance) }
        switch self {
        case .rect(let rect, let ink): return .rect(rect.offsetBy(dx: 0, dy: distance), ink)
        case .line(let points, let ink, let width, let dash):
            return .line(points.map(moved), ink, width: width, dash: dash)
        case .piece(var piece, let ink, let width, let dash):
            piece.origin.y += distance
            piece.frame.origin.y += distance
            return .piece(piece, ink, width: width, dash: dash)
        case .text(let text, let point, let ink, let anchor): return .text(text, moved(point), ink, anchor)
        }
    }
}
