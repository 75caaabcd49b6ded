import Drawing
import Foundation

/// A typeset line of a text, in points from the text's top left.
struct TypesetLine {
    /// The left end of the letters.
    var left: Double
    var baseline: Double
    var ascent: Double
    var descent: Double
    /// The top of the line, and the distance to the top of the next line.
    var top: Double
    var pitch: Double
    var width: Double
    /// The parts in order, from the left end of the line.
    var parts: [TextLine.Part]

    /// A letter of the line, in points from the text's left edge.
    struct Letter {
        var character: Character
        var left: Double
        var right: Double
        /// The index of the letter's part in `parts`.
        var part: Int
    }

    /// Returns the visible letters. The width of each letter is its addition to the width of those before it. Right-to-left letters get
    /// positions as if they ran from the left. Complexity: O(n) measurements of up to n letters for each part.
    @MainActor
    func letters(by measurer: any TextMeasuring) -> [Letter] {
        parts.enumerated().flatMap { index, part in
            var head = ""
            var x = 0.0
            return part.run.string.compactMap { character -> Letter? in
                head.append(character)
                guard character != "\u{200E}", character != "\u{200F}" else { return nil }
                let end = measurer.width(of: head, in: part.run.face)
                defer { x = end }
                return Letter(character: character, left: left + part.x + x, right: left + part.x + end, part: index)
            }
        }
    }
}
