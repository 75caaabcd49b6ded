import Drawing
import Foundation

/// Where the characters of an edited line are, and how far it is moved so that the caret is seen.
///
/// Positions come from the widths of what lies before them; in text that runs from right to left the caret is at the wrong
/// side.
@MainActor
final class EditableLine {
    private let measurer: any TextMeasuring
    var face = FontFace(size: 17) {
        didSet {
            metrics = measurer.metrics(of: face)
            run = nil
        }
    }
    private(set) var metrics: FaceMetrics
    private var characters: [Character] = []
    private var run: TextRun?
    private var selection = 0..<0
    private var caret = 0
    private var marked: Range<Int>?
    /// Points that the line is moved to the left.
    private var offset = 0.0

    init(measurer: any TextMeasuring) {
        self.measurer = measurer
        metrics = measurer.metrics(of: face)
    }

    /// What is seen: the text with what is being composed in it, or a dot for each character.
    func show(_ editing: TextEditing, marked new: MarkedText?, isSecret: Bool) {
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
        guard shown != characters || run == nil else { return }
        characters = shown
        run = TextRun(string: String(shown), face: face)
    }

    private func width(of count: Int) -> Double {
        measurer.width(of: String(characters.prefix(count)), in: face)
    }

    /// Moves the line by as little as it takes to see the caret in a window of `width` points.
    func follow(width: CGFloat) {
        guard width > 0 else { return }
        let caretPosition = self.width(of: caret)
        let available = Double(width) - 2
        offset = min(offset, max(0, self.width(of: characters.count) - available))
        offset = max(min(offset, caretPosition), caretPosition - available)
    }

    var baseline: Double {
        max(0, (metrics.lineHeight - metrics.ascent - metrics.descent) / 2) + metrics.ascent
    }

    var caretX: Double { width(of: caret) - offset }

    func selectionRect(height: CGFloat) -> CGRect {
        let start = width(of: selection.lowerBound)
        let end = width(of: selection.upperBound)
        return CGRect(x: start - offset, y: 0, width: end - start, height: Double(height))
    }

    /// The line under what is being composed.
    var markedRect: CGRect? {
        guard let marked else { return nil }
        let start = width(of: marked.lowerBound)
        return CGRect(
            x: start - offset, y: baseline + 2, width: width(of: marked.upperBound) - start, height: 1)
    }

    /// The position between characters that is nearest to `x`. Complexity: O(log n) measurements.
    func index(at x: CGFloat) -> Int {
        let goal = Double(x) + offset
        var (low, high) = (0, characters.count)
        while low < high {
            let middle = (low + high) / 2
            if (width(of: middle) + width(of: middle + 1)) / 2 < goal { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func paint(into painter: Painter, _ color: PixelColor) {
        guard let run, !characters.isEmpty else { return }
        painter.text(
            run, at: Point(x: Double(painter.origin.x) - offset, y: Double(painter.origin.y) + baseline), color)
    }
}
