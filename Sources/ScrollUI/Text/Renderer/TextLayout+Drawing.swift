import Drawing
import Foundation

extension Text.Layout {
    /// Creates a layout from typeset lines and their inks. `attributes` are those of the spans. Complexity: O(n²) in the letters of a line.
    @MainActor
    init(
        _ lines: [TypesetLine], of text: String, ink: TextInk, others inks: [TextInk],
        attributes: [CustomTextAttributes], isRightToLeft: Bool, by measurer: any TextMeasuring
    ) {
        let characters = Array(text)
        var next = 0
        var isTruncated = false
        self.lines = lines.map { line in
            let letters = line.letters(by: measurer)
            var runs: [Run] = []
            var part = 0
            while part < line.parts.count {
                let span = line.parts[part].span
                let end = line.parts[part...].firstIndex { $0.span != span } ?? line.parts.count
                let own = letters.filter { (part..<end).contains($0.part) }
                if let first = own.first, let last = own.last {
                    // Spaces and breaks between lines belong to no line.
                    while next < characters.count, characters[next] != first.character, characters[next].isWhitespace {
                        next += 1
                    }
                    let bounds = TypographicBounds(
                        origin: CGPoint(x: first.left, y: line.baseline), width: last.right - first.left,
                        ascent: line.ascent, descent: line.descent, leading: line.pitch - line.ascent - line.descent)
                    runs.append(
                        Run(
                            parts: Array(line.parts[part..<end]), letters: own,
                            ink: ink.of(line.parts[part], others: inks),
                            attributes: attributes.indices.contains(span) ? attributes[span] : CustomTextAttributes(),
                            firstCharacter: next, lineOrigin: CGPoint(x: line.left, y: line.baseline),
                            typographicBounds: bounds,
                            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
                    next += own.count
                }
                part = end
            }
            isTruncated = isTruncated || letters.contains { $0.character == "…" } && !characters.contains("…")
            return Line(
                runs: runs,
                typographicBounds: TypographicBounds(
                    origin: CGPoint(x: line.left, y: line.baseline), width: line.width, ascent: line.ascent,
                    descent: line.descent, leading: line.pitch - line.ascent - line.descent))
        }
        self.isTruncated = isTruncated
    }
}

extension GraphicsContext {
    /// Draws a line of a text at its position in the layout.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its position in the layout.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.parts, with: run.ink, at: run.lineOrigin)
    }

    /// Draws letters of a text at their positions in the layout. Right-to-left letters are drawn as a whole run, with the first letter.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let run = slice.run
        if slice.indices == run.letters.indices { return draw(run, options: options) }
        let letters = slice.indices.compactMap { index -> TextLine.Part? in
            let letter = run.letters[index]
            let part = run.parts[letter.part - (run.letters.first?.part ?? 0)]
            if part.run.string.isRightToLeft == true {
                guard index == 0 || run.letters[index - 1].part != letter.part else { return nil }
                return TextLine.Part(
                    run: part.run, x: Double(run.lineOrigin.x) + part.x, width: part.width, span: part.span)
            }
            return TextLine.Part(
                run: TextRun(string: String(letter.character), face: part.run.face), x: letter.left,
                width: letter.right - letter.left, span: part.span)
        }
        draw(letters, with: run.ink, at: CGPoint(x: 0, y: run.lineOrigin.y))
    }

    private func draw(_ parts: [TextLine.Part], with ink: TextInk, at origin: CGPoint) {
        let size = recorder.size
        // Safe: the list is created and drawn in this call on the current thread.
        let list = MainActor.assumeIsolated {
            let painter = Painter()
            // Leaves a margin, since effects may move content from outside into view.
            painter.begin(
                size: CGSize(width: size.width + 4000, height: size.height + 4000), scale: 1, snapsToPixels: false)
            for part in parts { ink.paint(part, at: Point(x: origin.x, y: origin.y), into: painter) }
            return painter.list
        }
        draw { $0.list.append(contentsOf: list, list.items.indices) }
    }
}
