public import Drawing

/// Measures text for layout. The window measures with the real font; tests with a fixed advance.
/// An extension of ScrollUI's own.
@MainActor
public protocol TextMeasuring: AnyObject {
    /// Vertical metrics of a face.
    func metrics(of face: FontFace) -> FaceMetrics
    /// Advance width of one line of text, in points. Zero for an empty string.
    func width(of string: String, in face: FontFace) -> Double
}

/// Vertical metrics of a face, in points.
public struct FaceMetrics: Sendable, Equatable {
    /// Baseline to the top of the line, above zero.
    public var ascent: Double
    /// Baseline to the bottom of the line, above zero.
    public var descent: Double
    /// From one baseline to the next.
    public var lineHeight: Double

    /// Metrics in points, each zero or more.
    public init(ascent: Double, descent: Double, lineHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
    }
}
