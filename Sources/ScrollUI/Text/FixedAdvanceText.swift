public import Drawing

/// Text in which every character is as wide as half its size: the same on every machine, for tests.
@MainActor
public final class FixedAdvanceText: TextMeasuring {
    /// The same metrics for all faces, in proportion to their size.
    public init() {}

    /// Ascent 0.9, descent 0.3 and line height 1.2 times the size, in points.
    public func metrics(of face: FontFace) -> FaceMetrics {
        FaceMetrics(ascent: face.size * 0.9, descent: face.size * 0.3, lineHeight: face.size * 1.2)
    }

    /// Half the size for each character, in points. Marks go with their letters; what is never seen has no width.
    public func width(of string: String, in face: FontFace) -> Double {
        let isPlain = string.utf8.allSatisfy { $0 < 0x80 }
        let count = isPlain ? string.utf8.count : string.lazy.filter(Self.isSeen).count
        return Double(count) * face.size * 0.5
    }

    private static func isSeen(_ character: Character) -> Bool {
        character.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
    }
}

extension TextMeasuring where Self == FixedAdvanceText {
    /// Half the size for each character, for tests.
    public static var fixedAdvance: FixedAdvanceText { FixedAdvanceText() }
}
