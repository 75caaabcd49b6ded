public import Drawing

/// Measures text for several hosts that show the same texts: each text is broken into lines once for all hosts.
///
///     let text = SharedTextMeasurer(measurer)
///     let hosts = sizes.map { ViewHost(size: $0, text: text) { Cards() } }
///
/// An extension of ScrollUI's own.
@MainActor
public final class SharedTextMeasurer: TextMeasuring {
    private let base: any TextMeasuring
    let brokenTexts = BrokenTextCache()

    /// Creates a measurer on top of `base`, which must always return the same result for the same text.
    public init(_ base: any TextMeasuring) { self.base = base }

    /// Returns the vertical metrics of a face.
    public func metrics(of face: FontFace) -> FaceMetrics { base.metrics(of: face) }

    /// Returns the advance width of one line of text, in points.
    public func width(of string: String, in face: FontFace) -> Double { base.width(of: string, in: face) }

    /// Returns the height of capital letters above the baseline, in points.
    public func capHeight(of face: FontFace) -> Double { base.capHeight(of: face) }
}
