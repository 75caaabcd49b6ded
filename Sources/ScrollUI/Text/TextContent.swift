import Drawing

/// The string and the faces of a text, ready to be broken into lines.
struct TextContent: Hashable {
    /// A part of a text in one face.
    struct Span: Hashable {
        /// The index after the last character.
        var end: String.Index
        var face: FontFace
        /// The space after each character, in points.
        var kerning: Double
        /// The image for which each character of the span is a placeholder; nil for letters.
        var image: TextImage?

        func hasMetrics(of other: Span) -> Bool { face == other.face && image == other.image }
    }

    var string: String
    /// The first span, which ends where `others` begins.
    var first: Span
    /// The further spans; empty for most texts, which therefore need no allocation.
    var others: [Span] = []

    static let empty = TextContent(string: "", first: Span(end: "".endIndex, face: FontFace(size: 17), kerning: 0))

    /// Whether the text has one face, and no kerning or images of its own.
    var isPlain: Bool { others.isEmpty && first.kerning == 0 && first.image == nil }

    var spans: [Span] { [first] + others }

    /// Whether the lines of both texts are as high: their spans have the same faces and images.
    func hasMetrics(of other: TextContent) -> Bool {
        first.hasMetrics(of: other.first) && others.elementsEqual(other.others) { $0.hasMetrics(of: $1) }
    }

    /// Whether the first letter belongs to a right-to-left script. The text is then set from the right.
    var isRightToLeft: Bool { string.isRightToLeft ?? false }

    /// Returns the parts of a piece of the text, with the index of the span of each part.
    func parts(of piece: Substring) -> [(text: Substring, span: Int)] {
        var parts: [(Substring, Int)] = []
        var start = piece.startIndex
        for (index, span) in spans.enumerated() where start < span.end && start < piece.endIndex {
            let end = min(span.end, piece.endIndex)
            parts.append((piece[start..<end], index))
            start = end
        }
        return parts
    }

    /// Returns the index of the span of the character before `index`; the first one at the start.
    func span(before index: String.Index) -> Int {
        spans.firstIndex { index <= $0.end } ?? others.count
    }
}

extension TextContent {
    /// Returns the width of `piece`, a part of the text, in points.
    @MainActor
    func width(of piece: Substring, by measurer: any TextMeasuring) -> Double {
        if isPlain { return measurer.width(of: String(piece), in: first.face) }
        let spans = spans
        return parts(of: piece).reduce(0) { width, part in
            let span = spans[part.span]
            let spacing = span.kerning == 0 ? 0 : span.kerning * Double(part.text.count)
            if let image = span.image { return width + image.size.width * Double(part.text.count) + spacing }
            return width + measurer.width(of: String(part.text), in: span.face) + spacing
        }
    }
}

extension StringProtocol {
    /// Whether the first letter with a direction runs from right to left; nil if there is none. Complexity: O(n) up to that letter.
    var isRightToLeft: Bool? {
        for scalar in unicodeScalars {
            if let direction = scalar.isRightToLeft { return direction }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// True for letters of right-to-left scripts, false for other letters, nil for characters without a direction.
    var isRightToLeft: Bool? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return false
        case 0..<0xC0: return nil
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return properties.generalCategory.hasDirection || value == 0x200F ? true : nil
        default: return properties.generalCategory.hasDirection ? false : nil
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var hasDirection: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
