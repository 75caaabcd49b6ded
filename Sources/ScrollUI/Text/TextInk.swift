import Drawing

/// What a span of text is drawn with.
struct TextInk: Equatable {
    var color: PixelColor
    var underline: Line?
    var strikethrough: Line?
    /// Points that the letters are raised.
    var baselineOffset = 0.0

    /// A line along the text; nil is the text's colour.
    struct Line: Equatable {
        var color: PixelColor?
    }

    /// `baseline` is the left end of the line's baseline.
    @MainActor
    func paint(_ part: TextLine.Part, at baseline: Point, into painter: Painter) {
        let origin = Point(x: baseline.x + part.x, y: baseline.y - baselineOffset)
        painter.text(part.run, at: origin, color)
        let size = part.run.face.size
        // Below the baseline by a tenth of the size, and through the middle of small letters.
        if let underline { draw(underline, part, origin, below: size * 0.1, into: painter) }
        if let strikethrough { draw(strikethrough, part, origin, below: size * -0.3, into: painter) }
    }

    @MainActor
    private func draw(
        _ line: Line, _ part: TextLine.Part, _ origin: Point, below: Double, into painter: Painter
    ) {
        let thickness = max(1, part.run.face.size / 16)
        let rect = Rect(x: origin.x, y: origin.y + below, width: part.width, height: thickness)
        painter.draw(.rect(rect), lineWidth: nil, line.color ?? color)
    }
}
