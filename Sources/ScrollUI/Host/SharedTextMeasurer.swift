public import Drawing

/// Measures text for several hosts that show the same texts: each is broken into lines once for all of them.
///
///     let text = SharedTextMeasurer(measurer)
///     let hosts = sizes.map { ViewHost(size: $0, text: text) { Cards() } }
///
/// An extension of ScrollUI's own.
@MainActor
public final class SharedTextMeasurer: TextMeasuring {
    private let base: any TextMeasuring
    let brokenTexts = BrokenTextCache()

    /// Measures as `base` does, which must always say the same of a text.
    public init(_ base: any TextMeasuring) { self.base = base }

    /// Vertical metrics of a face.
    public func metrics(of face: FontFace) -> FaceMetrics { base.metrics(of: face) }

    /// Advance width of one line of text, in points.
    public func width(of string: String, in face: FontFace) -> Double { base.width(of: string, in: face) }
}
