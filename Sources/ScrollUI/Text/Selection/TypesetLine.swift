import Drawing
import Foundation

/// A line of a text where it is drawn, from the text's top left. Points.
struct TypesetLine {
    /// The left end of the letters.
    var left: Double
    var baseline: Double
    var ascent: Double
    var descent: Double
    /// From the top of this line to that of the next.
    var top: Double
    var pitch: Double
    var width: Double
    /// In order, from the left end of the line.
    var parts: [TextLine.Part]

    /// A letter of the line. Points from the text's left edge.
    struct Letter {
        var character: Character
        var left: Double
        var right: Double
        /// Of `parts`.
        var part: Int
    }

    /// The letters that are seen, each as wide as it adds to those before it. In text that runs from right to left they stand as if it
    /// ran from the left. Complexity: O(n) measurements of up to n letters for each part.
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
