public import Drawing

/// An object that measures text for layout. The window measures with the real font, tests with a fixed advance. An
/// extension of ScrollUI's own.
@MainActor
public protocol TextMeasuring: AnyObject {
    /// Returns the vertical metrics of a face.
    func metrics(of face: FontFace) -> FaceMetrics
    /// Returns the advance width of one line of text, in points. Zero for an empty string.
    func width(of string: String, in face: FontFace) -> Double
    /// Returns the height of capital letters above the baseline, in points.
    func capHeight(of face: FontFace) -> Double
}

/// The vertical metrics of a face, in points.
public struct FaceMetrics: Sendable, Equatable {
    /// The distance from the baseline to the top of the line, positive.
    public var ascent: Double
    /// The distance from the baseline to the bottom of the line, positive.
    public var descent: Double
    /// The distance from one baseline to the next.
    public var lineHeight: Double

    /// Creates metrics in points, each zero or more.
    public init(ascent: Double, descent: Double, lineHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
    }
}
