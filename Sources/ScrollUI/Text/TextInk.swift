import Drawing
import Foundation

/// The colours, lines and shadows with which a span of text is drawn.
struct TextInk: Equatable {
    var color: PixelColor
    var shadows: [ResolvedShadow] = []
    var background: PixelColor?
    var underline: Line?
    var strikethrough: Line?
    /// The upward offset of the letters, in points.
    var baselineOffset = 0.0

    /// A line along the text; a nil colour uses the text's colour.
    struct Line: Equatable {
        var pattern = Text.LineStyle.Pattern.solid
        var color: PixelColor?
    }

    /// Draws a part. `baseline` is the left end of the line's baseline.
    @MainActor
    func paint(_ part: TextLine.Part, at baseline: Point, into painter: Painter) {
        let origin = Point(x: baseline.x + part.x, y: baseline.y - baselineOffset)
        if let background {
            // The height of lines in most fonts.
            let size = part.run.face.size
            let rect = Rect(x: origin.x, y: origin.y - size * 0.95, width: part.width, height: size * 1.2)
            painter.draw(.rect(rect), lineWidth: nil, background)
        }
        guard !shadows.isEmpty else { return draw(part, at: origin, into: painter) }
        let size = part.run.face.size
        let around = CGRect(x: origin.x - size, y: origin.y - 2 * size, width: part.width + 2 * size, height: 3 * size)
        painter.shadowed(by: shadows, around: around) { draw(part, at: origin, into: painter) }
    }

    @MainActor
    private func draw(_ part: TextLine.Part, at origin: Point, into painter: Painter) {
        if let image = part.image {
            image.paint(at: origin, beside: part.run.face, color, into: painter)
        } else {
            painter.text(part.run, at: origin, color)
        }
        let size = part.run.face.size
        // The underline is a tenth of the size below the baseline; the strikethrough is at the middle of lowercase letters.
        if let underline { draw(underline, part, origin, below: size * 0.1, into: painter) }
        if let strikethrough { draw(strikethrough, part, origin, below: size * -0.3, into: painter) }
    }

    @MainActor
    private func draw(
        _ line: Line, _ part: TextLine.Part, _ origin: Point, below: Double, into painter: Painter
    ) {
        let thickness = max(1, part.run.face.size / 16)
        let color = line.color ?? color
        line.pattern.forEach(in: part.width, thickness: thickness) { x, width in
            let rect = Rect(x: origin.x + x, y: origin.y + below, width: width, height: thickness)
            painter.draw(.rect(rect), lineWidth: nil, color)
        }
    }
}
