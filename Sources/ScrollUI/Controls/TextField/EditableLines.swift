import Drawing
import Foundation

/// The positions of the characters of an edited text: on one line that moves to show the caret, or on as many lines as needed.
///
/// Positions are computed from the widths of the text before them. Inside right-to-left words the caret is therefore at the wrong side.
@MainActor
final class EditableLines {
    private let measurer: any TextMeasuring
    var face = FontFace(size: 17) {
        didSet {
            metrics = measurer.metrics(of: face)
            isBroken = false
        }
    }
    private(set) var metrics: FaceMetrics
    /// Whether long lines continue on the next line.
    var wraps = false {
        didSet { if wraps != oldValue { isBroken = false } }
    }
    /// The margin at each side of lines in wrapped text, in points.
    var inset = 0.0 {
        didSet { if inset != oldValue { isBroken = false } }
    }
    /// The share of a line's free space at its left.
    var shareBefore = 0.0
    /// The available width of a line, in points.
    private var availableWidth = 0.0
    private var characters: [Character] = []
    private var lines: [Line] = [Line(range: 0..<0, run: nil)]
    private var isBroken = false
    private var brokenWidth = 0.0
    private var selection = 0..<0
    private(set) var caret = 0
    private var marked: Range<Int>?
    /// The offset of the text to the left and up, in points.
    private var offset = Point(x: 0, y: 0)

    private struct Line {
        /// The range of characters, including the space or line break at the end.
        var range: Range<Int>
        var run: TextRun?
        /// Whether the line ends with a line break or with the text.
        var isLast = true
    }

    init(measurer: any TextMeasuring) {
        self.measurer = measurer
        metrics = measurer.metrics(of: face)
    }

    /// Shows a text with the text of an input method in it, or a dot for each character. Returns true if the shown text has changed.
    @discardableResult
    func show(_ editing: TextEditing, marked new: MarkedText?, isSecret: Bool) -> Bool {
        var shown = isSecret ? Array(repeating: "•", count: editing.characters.count) : editing.characters
        selection = editing.selection
        caret = editing.caret
        marked = nil
        if let new {
            let added = Array(new.string)
            shown.replaceSubrange(selection, with: added)
            marked = selection.lowerBound..<(selection.lowerBound + added.count)
            caret = selection.lowerBound + min(new.caret, added.count)
        }
        guard shown != characters else { return false }
        characters = shown
        isBroken = false
        return true
    }

    // MARK: Lines

    /// Returns the number of lines of the text in `width` points.
    func count(in width: CGFloat) -> Int {
        breakLines(Double(width) - 2 * inset)
        return lines.count
    }

    private func breakLines(_ width: Double) {
        guard !isBroken || (wraps && width != brokenWidth) else { return }
        isBroken = true
        brokenWidth = width
        lines.removeAll(keepingCapacity: true)
        guard wraps else { return lines.append(line(0..<characters.count, isLast: true)) }
        var start = 0
        while start <= characters.count {
            let end = characters[start...].firstIndex(of: "\n") ?? characters.count
            breakParagraph(start..<end, width)
            start = end + 1
        }
    }

    private func breakParagraph(_ paragraph: Range<Int>, _ width: Double) {
        var start = paragraph.lowerBound
        while true {
            let end = lineEnd(from: start, to: paragraph.upperBound, width)
            lines.append(line(start..<end, isLast: end == paragraph.upperBound))
            if end == paragraph.upperBound { return }
            start = end
        }
    }

    private func line(_ range: Range<Int>, isLast: Bool) -> Line {
        let run = range.isEmpty ? nil : TextRun(string: String(characters[range]), face: face)
        return Line(range: range, run: run, isLast: isLast)
    }

    /// Returns the position after the last space that fits, or otherwise after the last character that fits. Complexity: O(log n)
    /// measurements.
    private func lineEnd(from start: Int, to end: Int, _ width: Double) -> Int {
        func fits(_ index: Int) -> Bool { self.width(start..<index) <= width + 0.005 }
        var (low, high) = (start, min(end, start + 16))
        while high < end, fits(high) { (low, high) = (high, min(end, high + 2 * (high - start))) }
        if fits(high) { return end }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        // The space at the end of a line may extend beyond it.
        if characters[low] == " " { return low + 1 }
        if let blank = characters[start..<low].lastIndex(of: " ") { return blank + 1 }
        return max(low, start + 1)
    }

    private func width(_ range: Range<Int>) -> Double {
        range.isEmpty ? 0 : measurer.width(of: String(characters[range]), in: face)
    }

    /// Returns the index of the line of a position. The position at the end of a wrapped line belongs to the next line.
    private func lineIndex(of position: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }

    private func x(of position: Int, on line: Line) -> Double {
        start(of: line)
            + width(line.range.lowerBound..<max(line.range.lowerBound, min(position, line.range.upperBound)))
    }

    private func start(of line: Line) -> Double {
        shareBefore == 0 ? 0 : max(0, availableWidth - width(line.range)) * shareBefore
    }

    // MARK: Layout

    /// Scrolls the text by the smallest distance that shows the caret in a window of the given size, in points.
    func follow(_ size: CGSize) {
        guard size.width > 0 else { return }
        breakLines(Double(size.width) - 2 * inset)
        // A single line leaves space for the caret at its end.
        availableWidth = Double(size.width) - (wraps ? 2 * inset : 2)
        let line = lineIndex(of: caret)
        if wraps {
            let top = Double(line) * metrics.lineHeight
            let height = max(Double(size.height), metrics.lineHeight)
            offset.x = -inset
            offset.y = min(offset.y, max(0, Double(lines.count) * metrics.lineHeight - height))
            offset.y = max(min(offset.y, top), top + metrics.lineHeight - height)
        } else {
            let position = x(of: caret, on: lines[line])
            offset.y = 0
            offset.x = min(offset.x, max(0, width(0..<characters.count) - availableWidth))
            offset.x = max(min(offset.x, position), position - availableWidth)
        }
    }

    /// The baseline of the first line.
    var baseline: Double {
        max(0, (metrics.lineHeight - metrics.ascent - metrics.descent) / 2) + metrics.ascent
    }

    /// Returns the caret's rectangle. All rectangles and points here are in the text's own space.
    func caretRect(width: Double) -> CGRect {
        let index = lineIndex(of: caret)
        return CGRect(
            x: x(of: caret, on: lines[index]) - offset.x, y: Double(index) * metrics.lineHeight - offset.y,
            width: width,
            height: metrics.lineHeight)
    }

    var selectionRects: [CGRect] { rects(of: selection, showsBreaks: true) }

    /// The lines under the text of an input method.
    var markedRects: [CGRect] {
        guard let marked else { return [] }
        return rects(of: marked, showsBreaks: false).map {
            CGRect(x: $0.minX, y: Double($0.minY) + baseline + 2, width: $0.width, height: 1)
        }
    }

    /// Returns the rectangles of a range. A selected line break is as wide as a space.
    private func rects(of range: Range<Int>, showsBreaks: Bool) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return lines.enumerated().compactMap { index, line in
            let end = line.isLast ? line.range.upperBound + 1 : line.range.upperBound
            guard range.lowerBound < end, range.upperBound > line.range.lowerBound else { return nil }
            let (start, stop) = (x(of: range.lowerBound, on: line), x(of: range.upperBound, on: line))
            let isOver = showsBreaks && line.isLast && range.upperBound > line.range.upperBound
            return CGRect(
                x: start - offset.x, y: Double(index) * metrics.lineHeight - offset.y,
                width: stop - start + (isOver ? metrics.lineHeight / 4 : 0), height: metrics.lineHeight)
        }
    }

    /// Returns the position between characters that is nearest to a point. Complexity: O(log n) measurements.
    func index(at point: CGPoint) -> Int {
        let line = ((Double(point.y) + offset.y) / metrics.lineHeight).rounded(.down)
        // A font without height has no lines at all.
        let row = Int(max(-1, min(Double(lines.count), line)))
        if wraps, row < 0 { return 0 }
        if wraps, row >= lines.count { return characters.count }
        return index(atX: Double(point.x) + offset.x, on: wraps ? row : 0)
    }

    private func index(atX goal: Double, on row: Int) -> Int {
        let line = lines[row]
        var (low, high) = (line.range.lowerBound, lastPosition(on: line))
        while low < high {
            let middle = (low + high) / 2
            let (before, after) = (x(of: middle, on: line), x(of: middle + 1, on: line))
            if (before + after) / 2 < goal { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the last position on a line. The position after the space at the end of a wrapped line belongs to the next line.
    private func lastPosition(on line: Line) -> Int {
        line.isLast ? line.range.upperBound : max(line.range.lowerBound, line.range.upperBound - 1)
    }

    // MARK: Keys

    /// Returns the position one line further down or up, at `x` points from the left, the caret's original position; beyond the lines, the
    /// start or end of the text.
    func index(above: Bool, x goal: Double?) -> (index: Int, x: Double) {
        let row = lineIndex(of: caret)
        let x = goal ?? self.x(of: caret, on: lines[row])
        let next = above ? row - 1 : row + 1
        guard lines.indices.contains(next) else { return (above ? 0 : characters.count, x) }
        return (index(atX: x, on: next), x)
    }

    /// Returns the start or the end of the caret's line.
    func lineEdge(atEnd: Bool) -> Int {
        let line = lines[lineIndex(of: caret)]
        return atEnd ? lastPosition(on: line) : line.range.lowerBound
    }

    // MARK: Drawing

    func paint(into painter: Painter, _ color: PixelColor) {
        let top = Double(painter.origin.y) - offset.y
        let (first, last) = (Double(painter.visible.minY), Double(painter.visible.maxY))
        for (index, line) in lines.enumerated() {
            let y = top + Double(index) * metrics.lineHeight
            guard let run = line.run, y + metrics.lineHeight > first, y < last else { continue }
            let x = Double(painter.origin.x) + start(of: line) - offset.x
            painter.text(run, at: Point(x: x, y: y + baseline), color)
        }
    }
}
