import Drawing
import Foundation

/// The positions of the characters of a displayed text, for selection.
struct TextStops {
    private struct Row {
        let top: Double
        let pitch: Double
        /// The letters that are part of the text itself, which excludes an ellipsis.
        var letters: [(index: Int, letter: TypesetLine.Letter)] = []
    }

    private var rows: [Row] = []

    /// Matches the letters of the lines with the characters of the text, which also has spaces and breaks between lines, and hidden
    /// characters if the text is truncated.
    @MainActor
    init(_ lines: [TypesetLine], of characters: [Character], by measurer: any TextMeasuring) {
        var next = 0
        for line in lines {
            var row = Row(top: line.top, pitch: line.pitch)
            let letters = line.letters(by: measurer)
            for (number, letter) in letters.enumerated() {
                var index = next
                while index < characters.count, characters[index] != letter.character, characters[index].isWhitespace {
                    index += 1
                }
                if letter.character == "…", index >= characters.count || characters[index] != "…" {
                    // The letters after the ellipsis are the end of the text.
                    next = max(next, characters.count - (letters.count - number - 1))
                    continue
                }
                guard index < characters.count, characters[index] == letter.character else { continue }
                row.letters.append((index, letter))
                next = index + 1
            }
            rows.append(row)
        }
    }

    /// Returns the position between characters that is nearest to a point.
    func index(at point: CGPoint) -> Int {
        let filled = rows.filter { !$0.letters.isEmpty }
        guard
            let row = filled.first(where: { Double(point.y) < $0.top + $0.pitch }) ?? filled.last,
            let last = row.letters.last
        else { return 0 }
        if Double(point.y) >= row.top + row.pitch { return last.index + 1 }
        let behind = row.letters.first { Double(point.x) < ($0.letter.left + $0.letter.right) / 2 }
        return behind?.index ?? last.index + 1
    }

    /// Returns the index of the character at a point; nil if there is none.
    func character(at point: CGPoint) -> Int? {
        let row = rows.first { Double(point.y) >= $0.top && Double(point.y) < $0.top + $0.pitch }
        return row?.letters.first { Double(point.x) >= $0.letter.left && Double(point.x) < $0.letter.right }?.index
    }

    /// Returns the rectangles behind the selected characters, one for each line.
    func rects(of range: Range<Int>) -> [CGRect] {
        rows.compactMap { row in
            let chosen = row.letters.filter { range.contains($0.index) }
            guard let left = chosen.map(\.letter.left).min(), let right = chosen.map(\.letter.right).max() else {
                return nil
            }
            return CGRect(x: left, y: row.top, width: right - left, height: row.pitch)
        }
    }
}
