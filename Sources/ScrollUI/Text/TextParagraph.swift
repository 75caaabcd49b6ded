import Drawing
import Foundation

/// A text broken into lines: measured with the host's font, kept until string, face or width change.
@MainActor
final class TextParagraph {
    private let measurer: any TextMeasuring
    private(set) var string = ""
    private var face = FontFace(size: 17)
    private var lineLimit: Int?
    private var alignment = TextAlignment.leading
    private var metrics: FaceMetrics
    private var idealWidth: Double?
    /// What is drawn. Measuring for other widths afterwards must leave it alone.
    private var placed: Broken?
    /// The last result of measuring.
    private var measured: Broken?

    struct Line {
        var run: TextRun
        var width: Double
    }

    /// Lines with what they were broken for.
    private struct Broken {
        var width: CGFloat
        var limit: Int
        var lines: [Line]
    }

    init(measurer: any TextMeasuring) {
        self.measurer = measurer
        metrics = measurer.metrics(of: face)
    }

    /// True when something changed that can change the size.
    func set(_ string: String, face: FontFace, lineLimit: Int?, alignment: TextAlignment) -> Bool {
        guard string != self.string || face != self.face || lineLimit != self.lineLimit || alignment != self.alignment
        else { return false }
        if face != self.face { metrics = measurer.metrics(of: face) }
        self.string = string
        self.face = face
        self.lineLimit = lineLimit
        self.alignment = alignment
        idealWidth = nil
        placed = nil
        measured = nil
        return true
    }

    // MARK: Size

    func size(for proposal: ProposedViewSize) -> CGSize {
        guard let width = proposal.width, width < ideal || hasNewlines else {
            return CGSize(width: ideal, height: metrics.lineHeight)
        }
        let broken = broken(width: width, limit: limit(for: proposal))
        measured = broken
        let widest = broken.lines.map(\.width).max() ?? 0
        return CGSize(width: widest, height: Double(broken.lines.count) * metrics.lineHeight)
    }

    func setLines(for proposal: ProposedViewSize) {
        placed = broken(width: proposal.width ?? .infinity, limit: limit(for: proposal))
    }

    private var ideal: CGFloat {
        if let idealWidth { return idealWidth }
        let width =
            hasNewlines
            ? string.split(separator: "\n", omittingEmptySubsequences: false)
                .map { measurer.width(of: String($0), in: face) }.max() ?? 0
            : measurer.width(of: string, in: face)
        idealWidth = width
        return width
    }

    /// As many lines as the height has room for, but never none.
    private func limit(for proposal: ProposedViewSize) -> Int {
        guard let height = proposal.height, height.isFinite else { return lineLimit ?? .max }
        let room = max(1, Int(min(1e6, (height + 0.01) / metrics.lineHeight)))
        return min(room, lineLimit ?? .max)
    }

    private var hasNewlines: Bool { string.utf8.contains(UInt8(ascii: "\n")) }

    /// Runs are kept as long as they can be, since their pictures are known by them.
    private func broken(width: CGFloat, limit: Int) -> Broken {
        if let placed, placed.width == width, placed.limit == limit { return placed }
        if let measured, measured.width == width, measured.limit == limit { return measured }
        if !hasNewlines, ideal <= width { return Broken(width: width, limit: limit, lines: [wholeLine]) }
        var breaker = LineBreaker(measurer: measurer, face: face, width: Double(width))
        let lines = breaker.lines(of: string, limit: limit).map { line in
            Line(run: TextRun(string: line.string, face: face), width: line.width)
        }
        return Broken(width: width, limit: limit, lines: lines)
    }

    private var wholeLine: Line {
        if let placed, placed.lines.count == 1, placed.lines[0].run.string == string { return placed.lines[0] }
        return Line(run: TextRun(string: string, face: face), width: ideal)
    }

    // MARK: Drawing

    /// From the text's top edge.
    func baseline(_ guide: AlignmentKey, height: CGFloat) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: leadingAbove + metrics.ascent
        case .lastTextBaseline: height - metrics.lineHeight + leadingAbove + metrics.ascent
        default: nil
        }
    }

    /// What a line's height has beyond its letters is shared above and below.
    private var leadingAbove: Double {
        max(0, (metrics.lineHeight - metrics.ascent - metrics.descent) / 2)
    }

    func paint(into painter: Painter, width: CGFloat, _ color: PixelColor) {
        var baseline = Double(painter.origin.y) + leadingAbove + metrics.ascent
        for line in placed?.lines ?? [] {
            painter.text(line.run, at: Point(x: Double(painter.origin.x) + indent(line, width), y: baseline), color)
            baseline += metrics.lineHeight
        }
    }

    private func indent(_ line: Line, _ width: CGFloat) -> Double {
        switch alignment {
        case .leading: 0
        case .center: (Double(width) - line.width) / 2
        case .trailing: Double(width) - line.width
        }
    }
}
