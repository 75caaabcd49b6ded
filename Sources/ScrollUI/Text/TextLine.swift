import Drawing

/// A line ready to be drawn: its runs and their positions.
struct TextLine {
    /// A run within one span.
    struct Part {
        var run: TextRun
        /// The distance from the line's left end, in points.
        var x: Double
        var width: Double
        /// The index of the span.
        var span: Int
        /// The image drawn instead of the run, which is empty.
        var image: TextImage?
    }

    var first: Part
    /// The further parts; empty for most lines.
    var others: [Part] = []
    /// The width in points.
    var width: Double
}

/// Creates drawable lines from broken lines.
@MainActor
struct TextLineBuilder {
    let content: TextContent
    let measurer: any TextMeasuring
    let isRightToLeft: Bool
    /// The factor of the faces' sizes; below 1 if the text was scaled down to fit.
    var scale = 1.0

    func line(_ broken: LineBreaker.Line) -> TextLine {
        if content.isPlain { return wholeLine(broken.string, width: broken.width) }
        var parts = content.parts(of: broken.head).map { (String($0.text), $0.span) }
        if broken.isCut { parts.append(("…", content.span(before: broken.head.endIndex))) }
        parts += content.parts(of: broken.tail).map { (String($0.text), $0.span) }
        return line(of: parts, width: broken.width * scale)
    }

    func wholeLine(_ string: String, width: Double) -> TextLine {
        let width = width * scale
        let run = TextRun(string: marked(string), face: scaled(content.first.face))
        return TextLine(first: TextLine.Part(run: run, x: 0, width: width, span: 0), width: width)
    }

    private func line(of parts: [(text: String, span: Int)], width: Double) -> TextLine {
        let spans = content.spans
        var placed: [TextLine.Part] = []
        var x = 0.0
        for part in parts.flatMap({ pieces($0.text, $0.span, spans) }) {
            let span = spans[part.span]
            let face = scaled(span.face)
            let image = span.image?.scaled(by: scale)
            let advance = image.map { Double($0.size.width) } ?? measurer.width(of: part.text, in: face)
            placed.append(
                TextLine.Part(
                    run: TextRun(string: image == nil ? marked(part.text) : "", face: face),
                    x: isRightToLeft ? width - x - advance : x, width: advance, span: part.span, image: image))
            x += advance + spans[part.span].kerning * scale
        }
        let first = placed.first ?? wholeLine("", width: 0).first
        return TextLine(first: first, others: Array(placed.dropFirst()), width: width)
    }

    /// Splits a text into pieces that are drawn separately: images, and letters with kerning, except in scripts with joining letters.
    private func pieces(_ text: String, _ span: Int, _ spans: [TextContent.Span]) -> [(text: String, span: Int)] {
        let isApart = spans[span].image != nil || spans[span].kerning != 0 && text.isRightToLeft != true
        guard isApart else { return [(text, span)] }
        return text.map { (String($0), span) }
    }

    private func scaled(_ face: FontFace) -> FontFace {
        guard scale != 1 else { return face }
        var face = face
        face.size *= scale
        return face
    }

    /// Adds an invisible direction mark to a line whose first letter runs in the opposite direction of its paragraph.
    private func marked(_ string: String) -> String {
        guard isRightToLeft || !string.utf8.allSatisfy({ $0 < 0x80 }) else { return string }
        guard (string.isRightToLeft ?? false) != isRightToLeft else { return string }
        return (isRightToLeft ? "\u{200F}" : "\u{200E}") + string
    }
}
