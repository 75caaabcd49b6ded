public import Drawing

/// A text measurer for tests in which every character is half as wide as the font's size, on every machine.
@MainActor
public final class FixedAdvanceText: TextMeasuring {
    /// Creates the measurer. The metrics of all faces are the same, relative to their size.
    public init() {}

    /// Returns an ascent of 0.9, a descent of 0.3 and a line height of 1.2 times the size, in points.
    public func metrics(of face: FontFace) -> FaceMetrics {
        FaceMetrics(ascent: face.size * 0.9, descent: face.size * 0.3, lineHeight: face.size * 1.2)
    }

    /// Returns half the size for each visible character, in points. Combining marks count with their letters; invisible characters have no
    /// width.
    public func width(of string: String, in face: FontFace) -> Double {
        let isPlain = string.utf8.allSatisfy { $0 < 0x80 }
        let count = isPlain ? string.utf8.count : string.lazy.filter(Self.isSeen).count
        return Double(count) * face.size * 0.5
    }

    /// Returns 0.7 times the size, in points.
    public func capHeight(of face: FontFace) -> Double { face.size * 0.7 }

    private static func isSeen(_ character: Character) -> Bool {
        character.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
    }
}

extension TextMeasuring where Self == FixedAdvanceText {
    /// A measurer with half the size for each character, for tests.
    public static var fixedAdvance: FixedAdvanceText { FixedAdvanceText() }
}
