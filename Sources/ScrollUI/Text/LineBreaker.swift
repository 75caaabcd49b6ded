import Drawing

/// Breaks text into lines at spaces, and inside words that are wider than the line. The last permitted line is truncated with an ellipsis.
@MainActor
struct LineBreaker {
    let content: TextContent
    let measurer: any TextMeasuring
    /// The line width in points.
    let width: Double
    var truncation = Text.TruncationMode.tail

    /// The content of a line: `head`, an ellipsis if it is truncated, and `tail`.
    struct Line {
        var head: Substring
        var tail: Substring
        var isCut = false
        var width: Double

        /// The line as one string.
        var string: String { isCut ? "\(head)…\(tail)" : String(head) }
    }

    func lines(limit: Int) -> [Line] {
        var lines: [Line] = []
        for paragraph in content.string.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = paragraph
            var ends = LineEnds(of: paragraph)
            repeat {
                let isLast = lines.count == limit - 1
                if isLast && !fits(rest) {
                    lines.append(cut(rest))
                    return lines
                }
                let end = ends.next(in: rest, fits: { fits($0) }) ?? longestHead(of: rest)
                lines.append(line(rest[..<end]))
                if lines.count >= limit { return lines }
                rest = rest[end...].drop { $0 == " " }
            } while !rest.isEmpty
        }
        return lines
    }

    private func line(_ text: Substring) -> Line {
        var text = text
        while text.last == " " { text.removeLast() }
        return Line(head: text, tail: text[text.endIndex...], width: content.width(of: text, by: measurer))
    }

    private func fits(_ text: Substring) -> Bool { content.width(of: text, by: measurer) <= width + Self.tolerance }

    /// In points. With it, a text always fits its own measured width.
    static let tolerance = 0.005

    /// Searches from short heads upwards, so that at most twice the number of fitting characters are measured.
    private func longestHead(of text: Substring) -> Substring.Index {
        var (low, high) = (1, 2)
        while let end = text.index(text.startIndex, offsetBy: high, limitedBy: text.endIndex), fits(text[..<end]) {
            low = high
            if end == text.endIndex { return end }
            high *= 2
        }
        high -= 1
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text.prefix(middle)) { low = middle } else { high = middle - 1 }
        }
        return text.index(text.startIndex, offsetBy: low, limitedBy: text.endIndex) ?? text.endIndex
    }

    // MARK: Cutting

    /// Returns the line with as many characters beside the ellipsis as fit, at the end that the mode preserves.
    private func cut(_ text: Substring) -> Line {
        var low = 0
        // Beside an ellipsis at the end no more characters fit than without.
        var high = truncation == .tail ? text[..<longestHead(of: text)].count : text.count
        while low < high {
            let middle = (low + high + 1) / 2
            if cut(text, keeping: middle).width <= width + Self.tolerance { low = middle } else { high = middle - 1 }
        }
        return cut(text, keeping: low)
    }

    private func cut(_ text: Substring, keeping count: Int) -> Line {
        let front =
            switch truncation {
            case .tail: count
            case .head: 0
            case .middle: (count + 1) / 2
            }
        var head = text.prefix(front)
        var tail = text.suffix(count - front)
        while head.last == " " { head.removeLast() }
        while tail.first == " " { tail.removeFirst() }
        var line = Line(head: head, tail: tail, isCut: true, width: 0)
        line.width = width(of: line)
        return line
    }

    private func width(of line: Line) -> Double {
        if content.isPlain { return measurer.width(of: line.string, in: content.first.face) }
        let span = content.spans[content.span(before: line.head.endIndex)]
        return content.width(of: line.head, by: measurer) + content.width(of: line.tail, by: measurer)
            + measurer.width(of: "…", in: span.face)
    }
}
