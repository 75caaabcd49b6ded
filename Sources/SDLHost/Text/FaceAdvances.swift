/// The advances of an included face's plain characters in units of the font, measured as they are needed.
///
/// Only for Inter: other fonts may have ligatures, or kern by more than pairs.
@MainActor
final class FaceAdvances {
    private let font: OpenFont
    private var pairs = PairAdvances()
    /// By character; nil for those that were not needed so far.
    private var own = [Int?](repeating: nil, count: 128)

    /// `font` is open for measuring, at its units per em.
    init(_ font: OpenFont) {
        self.font = font
    }

    /// Returns the width of a line of plain characters; nil for text that needs shaping. Complexity: O(length).
    func width(of string: String) -> Int? {
        pairs.width(of: string) { font.widthBetweenBlanks(of: $0) }
    }

    /// Returns the advance of a plain character before another one, with kerning; before nothing, its own.
    func advance(of byte: UInt8, before next: UInt8) -> Int {
        pairs.advance(of: byte, before: next) { font.widthBetweenBlanks(of: $0) }
    }

    /// Returns the advance of a plain character without kerning.
    func advance(of byte: UInt8) -> Int {
        if let known = own[Int(byte)] { return known }
        let advance = advance(of: UnicodeScalar(byte))
        own[Int(byte)] = advance
        return advance
    }

    /// Returns the advance of any character without kerning.
    func advance(of scalar: Unicode.Scalar) -> Int { font.advance(of: scalar) }
}
