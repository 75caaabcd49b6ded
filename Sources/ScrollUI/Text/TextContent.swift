import Drawing

/// What a text says and in which faces, ready to be broken into lines.
struct TextContent: Hashable {
    /// A part in one face.
    struct Span: Hashable {
        /// Behind the last character.
        var end: String.Index
        var face: FontFace
        /// Points added behind each character.
        var kerning: Double
        /// What each character of the span stands for; nil for letters.
        var image: TextImage?
    }

    var string: String
    /// Up to the first of `others`.
    var first: Span
    /// Further spans; empty for most texts, which then cost no allocation.
    var others: [Span] = []

    static let empty = TextContent(string: "", first: Span(end: "".endIndex, face: FontFace(size: 17), kerning: 0))

    /// One face, and each character where its neighbours put it.
    var isPlain: Bool { others.isEmpty && first.kerning == 0 && first.image == nil }

    var spans: [Span] { [first] + others }

    /// The faces, each once for each span.
    var faces: [FontFace] { [first.face] + others.map(\.face) }

    /// The pictures, one for each span that is one.
    var images: [TextImage] { spans.compactMap(\.image) }

    /// Text whose first letter is of a script that runs from right to left is set from the right.
    var isRightToLeft: Bool { string.isRightToLeft ?? false }

    /// The parts of a piece of the text, with the index of the span that each is in.
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

    /// The span of the character before `index`; the first one at the start.
    func span(before index: String.Index) -> Int {
        spans.firstIndex { index <= $0.end } ?? others.count
    }
}

extension TextContent {
    /// Points. `piece` is a part of the text.
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
    /// The direction of the first letter that has one; nil if there is none. Complexity: O(n) up to that letter.
    var isRightToLeft: Bool? {
        for scalar in unicodeScalars {
            if let direction = scalar.isRightToLeft { return direction }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// True for letters of scripts that run from right to left, false for other letters, nil for what has no direction.
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
