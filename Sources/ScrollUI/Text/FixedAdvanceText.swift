public import Drawing

/// Text in which every character is as wide as half its size: the same on every machine, for tests.
@MainActor
public final class FixedAdvanceText: TextMeasuring {
    public init() {}

    public func metrics(of face: FontFace) -> FaceMetrics {
        FaceMetrics(ascent: face.size * 0.9, descent: face.size * 0.3, lineHeight: face.size * 1.2)
    }

    public func width(of string: String, in face: FontFace) -> Double {
        Double(string.count) * face.size * 0.5
    }
}

extension TextMeasuring where Self == FixedAdvanceText {
    public static var fixedAdvance: FixedAdvanceText { FixedAdvanceText() }
}
