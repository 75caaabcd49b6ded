import Drawing
import Foundation

/// A text broken into lines, measured with the host's font. The result is cached until the text, its faces or the width change.
@MainActor
final class TextParagraph {
    private let measurer: any TextMeasuring
    /// The cache of texts that other paragraphs have broken; nil if it is not shared.
    private let cache: BrokenTextCache?
    private(set) var content = TextContent.empty
    private var settings = TextSettings()
    private var metrics: FaceMetrics
    private var isRightToLeft = false
    private var idealWidth: Double?
    private var column: CharacterColumn?
    /// The drawn lines. Later measurements for other widths must not change them.
    private var placed: BrokenText?
    /// The result of the last measurement, if possible of one that had space for all lines.
    private var measured: BrokenText?

    init(measurer: any TextMeasuring, cache: BrokenTextCache? = nil) {
        self.measurer = measurer
        self.cache = cache
        metrics = measurer.metrics(of: content.first.face)
    }

    /// Returns whether the content or settings differ from the paragraph's.
    func isOther(_ content: TextContent, _ settings: TextSettings) -> Bool {
        content != self.content || settings != self.settings
    }

    /// Sets the content and settings. Returns true if the size may have changed.
    func set(_ content: TextContent, _ settings: TextSettings) -> Bool {
        guard isOther(content, settings) else { return false }
        if !content.hasMetrics(of: self.content) { metrics = metrics(of: content) }
        self.content = content
        self.settings = settings
        isRightToLeft = content.isRightToLeft
        idealWidth = nil
        column = nil
        placed = nil
        measured = nil
        return true
    }

    /// Returns the metrics of all lines, which are as high as the largest face and the highest image require.
    private func metrics(of content: TextContent) -> FaceMetrics {
        content.spans.reduce(measurer.metrics(of: content.first.face)) { result, span in
            var next = measurer.metrics(of: span.face)
            if let image = span.image { next = image.metrics(beside: span.face, next) }
            return FaceMetrics(
                ascent: max(result.ascent, next.ascent), descent: max(result.descent, next.descent),
                lineHeight: max(result.lineHeight, next.lineHeight))
        }
    }

    // MARK: Size

    func size(for proposal: ProposedViewSize) -> CGSize {
        if proposal.width.map({ $0 >= ideal }) ?? true, !hasNewlines {
            return CGSize(width: ideal, height: height(ofLines: 1, scale: 1))
        }
        // A shared cache is likely to know the lines.
        if proposal.width == 0, cache == nil,
            let size = sizeOfCharacters(limit: limit(height: proposal.height, scale: 1))
        {
            return size
        }
        let broken = broken(for: proposal)
        if measured == nil || isComplete(broken) { measured = broken }
        let widest = broken.lines.map(\.width).max() ?? 0
        return CGSize(width: widest, height: height(ofLines: broken.lines.count, scale: broken.scale))
    }

    /// Returns the size of a text without width, in which each character is a line; nil if those are too many lines,
    /// or if a character without width shares its line. Stacks ask for it, to know how flexible a text is.
    private func sizeOfCharacters(limit: Int) -> CGSize? {
        let column = column ?? columnOfCharacters()
        self.column = column
        guard column.hasLines, column.count <= limit else { return nil }
        return CGSize(width: column.width, height: height(ofLines: column.count, scale: 1))
    }

    private func columnOfCharacters() -> CharacterColumn {
        var column = CharacterColumn()
        for paragraph in content.string.split(separator: "\n", omittingEmptySubsequences: false) {
            // Spaces at the ends of lines are dropped, except for one at the start of a paragraph.
            if paragraph.isEmpty || paragraph.first == " " { column.count += 1 }
            for index in paragraph.indices where paragraph[index] != " " {
                let width = content.width(of: paragraph[index...index], by: measurer)
                if width <= LineBreaker.tolerance { column.hasLines = false }
                column.width = max(column.width, width)
                column.count += 1
            }
        }
        return column
    }

    /// The text with a line for each character.
    private struct CharacterColumn {
        var count = 0
        var width = 0.0
        /// Whether each character has a width, so that it has a line of its own.
        var hasLines = true
    }

    func setLines(for proposal: ProposedViewSize) {
        placed = broken(for: proposal)
    }

    private func height(ofLines count: Int, scale: Double) -> Double {
        let count = Double(max(count, settings.reservedLines))
        return (count * metrics.lineHeight + (count - 1) * settings.lineSpacing) * scale
    }

    private var ideal: CGFloat {
        if let idealWidth { return idealWidth }
        let string = content.string
        let width =
            hasNewlines
            ? string.split(separator: "\n", omittingEmptySubsequences: false)
                .map { content.width(of: $0, by: measurer) }.max() ?? 0
            : content.isPlain
                ? measurer.width(of: string, in: content.first.face) : content.width(of: string[...], by: measurer)
        idealWidth = width
        return width
    }

    /// Returns the number of lines that fit in the height, at least one.
    private func limit(height: CGFloat?, scale: Double) -> Int {
        let most = max(1, settings.lineLimit ?? .max)
        guard let height, height.isFinite else { return most }
        let pitch = (metrics.lineHeight + settings.lineSpacing) * scale
        let fitting = max(1, Int(min(1e6, (height + settings.lineSpacing * scale + 0.01) / pitch)))
        return min(fitting, most)
    }

    private var hasNewlines: Bool { content.string.utf8.contains(UInt8(ascii: "\n")) }

    // MARK: Lines

    /// Runs are reused as long as possible, since their rendered images are identified by them.
    private func broken(for proposal: ProposedViewSize) -> BrokenText {
        let width = proposal.width ?? .infinity
        if !hasNewlines, ideal <= width {
            return BrokenText(width: width, height: proposal.height, isWhole: true, lines: .one(wholeLine))
        }
        if let placed, isSame(placed, width, proposal.height) { return placed }
        if let measured, isSame(measured, width, proposal.height) { return measured }
        return broken(width: width, height: proposal.height)
    }

    /// Returns whether the lines are those for the width and height. Two heights with space for the same number of lines, or for all of them,
    /// are equal, unless the text can be scaled down to fit.
    private func isSame(_ broken: BrokenText, _ width: CGFloat, _ height: CGFloat?) -> Bool {
        guard broken.width == width else { return false }
        if settings.minimumScale < 1 { return broken.height == height }
        let limit = limit(height: height, scale: 1)
        if limit == self.limit(height: broken.height, scale: 1) { return true }
        guard isComplete(broken), broken.lines.count <= limit else { return false }
        // The last permitted line is cut if it is too wide.
        return broken.lines.count < limit || broken.lines.last.map { $0.width <= width + LineBreaker.tolerance } == true
    }

    /// Whether there was space for more lines than the text has.
    private func isComplete(_ broken: BrokenText) -> Bool {
        broken.lines.count < limit(height: broken.height, scale: 1)
    }

    private func broken(width: CGFloat, height: CGFloat?) -> BrokenText {
        guard let cache else { return breakAnew(width: width, height: height) }
        let key = BrokenTextCache.Key(
            content: content, settings: settings, width: width,
            limit: limit(height: height, scale: 1), height: settings.minimumScale < 1 ? height : nil)
        return cache.text(for: key) { breakAnew(width: width, height: height) }
    }

    private func breakAnew(width: CGFloat, height: CGFloat?) -> BrokenText {
        var scale = 1.0
        var lines = lines(width: width, height: height, scale: scale)
        // Scales down in steps of 0.05. Widths are proportional to the size, so that smaller text is broken as in a wider line.
        while lines.last?.isCut == true, scale > settings.minimumScale {
            scale = max(settings.minimumScale, scale - 0.05)
            lines = self.lines(width: width, height: height, scale: scale)
        }
        let builder = TextLineBuilder(
            content: content, measurer: measurer, isRightToLeft: isRightToLeft, scale: scale)
        return BrokenText(width: width, height: height, scale: scale, lines: .several(lines.map(builder.line)))
    }

    private func lines(width: CGFloat, height: CGFloat?, scale: Double) -> [LineBreaker.Line] {
        let breaker = LineBreaker(
            content: content, measurer: measurer, width: Double(width) / scale, truncation: settings.truncation)
        return breaker.lines(limit: limit(height: height, scale: scale))
    }

    /// Calls `body` for the runs of the lines of the last measurement.
    func forEachMeasuredRun(_ body: (TextRun) -> Void) {
        if measured == nil, hasNewlines { return }
        for line in measured?.lines ?? .one(wholeLine) {
            if line.first.image == nil { body(line.first.run) }
            for part in line.others where part.image == nil { body(part.run) }
        }
    }

    private var wholeLine: TextLine {
        if let placed, placed.isWhole { return placed.lines[0] }
        let builder = TextLineBuilder(content: content, measurer: measurer, isRightToLeft: isRightToLeft)
        if content.isPlain { return builder.wholeLine(content.string, width: ideal) }
        let string = content.string[...]
        return builder.line(LineBreaker.Line(head: string, tail: string[string.endIndex...], width: ideal))
    }

    // MARK: Drawing

    /// The maximum extent of letters and their marks beyond the text's own size, in points.
    var overhang: CGFloat { max(32, CGFloat(metrics.lineHeight)) }

    /// Returns the distance of a baseline from the text's top edge.
    func baseline(_ guide: AlignmentKey, height: CGFloat) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: leadingAbove + metrics.ascent
        case .lastTextBaseline: height - metrics.lineHeight + leadingAbove + metrics.ascent
        default: nil
        }
    }

    /// Returns the distance to a view other than text above or below, in points: that of a line with a tenth of its height as leading, rounded
    /// up to whole pixels of `pixel` points, from the letters, which end at the capitals' height above. Source: `Spacing.textSpacing` of SwiftUI
    /// 6.5.4.
    func spacing(at edge: VerticalEdge, pixel: CGFloat) -> CGFloat {
        let line = metrics.ascent + metrics.descent
        let leading = (line / 10 / pixel).rounded(.up) * pixel
        let descent = metrics.descent + leadingAbove
        if edge == .top { return line + leading - metrics.ascent - leadingAbove }
        let capital = content.others.reduce(measurer.capHeight(of: content.first.face)) {
            max($0, measurer.capHeight(of: $1.face))
        }
        return max(line + leading - capital, leading + descent)
    }

    /// The space above the letters of a line: half of the line height that exceeds the letters' height.
    private var leadingAbove: Double {
        max(0, (metrics.lineHeight - metrics.ascent - metrics.descent) / 2)
    }

    /// Draws the text. `inks` are those of the spans after the first.
    func paint(into painter: Painter, width: CGFloat, _ ink: TextInk, others inks: [TextInk] = []) {
        guard let scale = placed?.scale else { return }
        var baseline = Double(painter.origin.y) + (leadingAbove + metrics.ascent) * scale
        placed?.lines.forEach { line in
            let left = Double(painter.origin.x) + indent(line, width)
            ink.of(line.first, others: inks).paint(line.first, at: Point(x: left, y: baseline), into: painter)
            for part in line.others {
                ink.of(part, others: inks).paint(part, at: Point(x: left, y: baseline), into: painter)
            }
            baseline += (metrics.lineHeight + settings.lineSpacing) * scale
        }
    }

    /// Returns the lines as drawn, in points from the text's top left.
    func typesetLines(width: CGFloat) -> [TypesetLine] {
        guard let placed else { return [] }
        let scale = placed.scale
        let pitch = (metrics.lineHeight + settings.lineSpacing) * scale
        return placed.lines.enumerated().map { index, line in
            let top = Double(index) * pitch
            return TypesetLine(
                left: indent(line, width), baseline: top + (leadingAbove + metrics.ascent) * scale,
                ascent: metrics.ascent * scale, descent: metrics.descent * scale, top: top, pitch: pitch,
                width: line.width, parts: [line.first] + line.others)
        }
    }

    /// Draws a bar for each line, as high as its letters, instead of the text.
    func paintBars(into painter: Painter, width: CGFloat, _ color: PixelColor) {
        guard let placed else { return }
        let scale = placed.scale
        let height = (metrics.ascent + metrics.descent) * scale
        var top = Double(painter.origin.y) + leadingAbove * scale
        for line in placed.lines {
            let left = Double(painter.origin.x) + indent(line, width)
            // Leaves an eighth of the height free, half of it above and half below the bar.
            let bar = CGRect(x: left, y: top + height / 16, width: line.width, height: height * 7 / 8)
            painter.redact(bar, radius: height / 5, color)
            top += (metrics.lineHeight + settings.lineSpacing) * scale
        }
    }

    /// Returns the drawn text in pieces that a content transition compares with those of another text: lines, or letters if `byLetter`.
    /// Positions are relative to the text's top left, with a width of `width` points. Complexity: O(pieces), and for each letter the length
    /// of its line.
    func pieces(width: CGFloat, byLetter: Bool) -> [TextPiece] {
        guard let placed else { return [] }
        var pieces: [TextPiece] = []
        var baseline = (leadingAbove + metrics.ascent) * placed.scale
        let isSplit = byLetter && !isRightToLeft
        for (number, line) in placed.lines.enumerated() {
            let parts = [line.first] + line.others
            let separate = isSplit ? letters(of: parts) : parts
            let slots = isSplit ? TextContent.slots(of: separate.map { $0.run.string.first ?? " " }) : []
            let left = indent(line, width)
            for (index, part) in separate.enumerated() {
                let key = TextPiece.Key(line: number, slot: isSplit ? slots[index] : index)
                pieces.append(TextPiece(key: key, part: part, x: left + part.x, baseline: baseline))
            }
            baseline += (metrics.lineHeight + settings.lineSpacing) * placed.scale
        }
        return pieces
    }

    /// Returns each letter at its position in its run.
    private func letters(of parts: [TextLine.Part]) -> [TextLine.Part] {
        parts.flatMap { part in
            if part.image != nil { return [part] }
            var head = ""
            var x = 0.0
            return part.run.string.map { letter -> TextLine.Part in
                head.append(letter)
                let end = measurer.width(of: head, in: part.run.face)
                defer { x = end }
                return TextLine.Part(
                    run: TextRun(string: String(letter), face: part.run.face), x: part.x + x, width: end - x,
                    span: part.span)
            }
        }
    }

    private func indent(_ line: TextLine, _ width: CGFloat) -> Double {
        let isMirrored = settings.layoutDirection == .rightToLeft
        switch settings.alignment {
        case .center: return (Double(width) - line.width) / 2
        case .leading: return isMirrored ? Double(width) - line.width : 0
        case .trailing: return isMirrored ? 0 : Double(width) - line.width
        }
    }
}
