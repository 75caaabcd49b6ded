import Drawing

/// Breaks text at blanks, and inside words that are wider than the line; the last line allowed ends in an ellipsis.
@MainActor
struct LineBreaker {
    let measurer: any TextMeasuring
    let face: FontFace
    /// Points.
    let width: Double

    struct Line {
        var string: String
        var width: Double
    }

    mutating func lines(of string: String, limit: Int) -> [Line] {
        var lines: [Line] = []
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = paragraph
            repeat {
                let isLast = lines.count == limit - 1
                let end = isLast && fits(rest) == false ? rest.endIndex : lineEnd(of: rest)
                if isLast && (end < rest.endIndex || !fits(rest)) {
                    lines.append(truncated(rest))
                    return lines
                }
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
        let string = String(text)
        return Line(string: string, width: measurer.width(of: string, in: face))
    }

    /// Half a hundredth of a point of slack, so that a text always fits the width it asked for.
    private func fits(_ text: Substring) -> Bool {
        measurer.width(of: String(text), in: face) <= width + 0.005
    }

    /// The end of the longest head that fits: at a blank if there is one, at least one character.
    private func lineEnd(of text: Substring) -> Substring.Index {
        if fits(text) { return text.endIndex }
        var end = text.startIndex
        for index in text.indices where text[index] == " " {
            guard fits(text[..<index]) else { break }
            end = index
        }
        return end > text.startIndex ? end : longestHead(of: text)
    }

    private func longestHead(of text: Substring) -> Substring.Index {
        var low = 1
        var high = max(1, text.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text.prefix(middle)) { low = middle } else { high = middle - 1 }
        }
        return text.index(text.startIndex, offsetBy: low, limitedBy: text.endIndex) ?? text.endIndex
    }

    private func truncated(_ text: Substring) -> Line {
        var low = 0
        var high = text.count
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text.prefix(middle) + "…") { low = middle } else { high = middle - 1 }
        }
        var head = text.prefix(low)
        while head.last == " " { head.removeLast() }
        return line(head + "…")
    }
}
