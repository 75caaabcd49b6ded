import Drawing
import Foundation

/// Where the characters of a text are that is shown, for what is selected in it.
struct TextStops {
    private struct Row {
        let top: Double
        let pitch: Double
        /// Those that stand in the text itself: an ellipsis does not.
        var letters: [(index: Int, letter: TypesetLine.Letter)] = []
    }

    private var rows: [Row] = []

    /// Finds the letters of the lines again in the text, which has blanks and breaks beside them, and more where it was cut.
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
                    // What comes behind it is the end of the text.
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

    /// The position between characters that is nearest to a point.
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

    /// The character under a point; nil where there is none.
    func character(at point: CGPoint) -> Int? {
        let row = rows.first { Double(point.y) >= $0.top && Double(point.y) < $0.top + $0.pitch }
        return row?.letters.first { Double(point.x) >= $0.letter.left && Double(point.x) < $0.letter.right }?.index
    }

    /// What is behind the selected characters, a rectangle a line.
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
