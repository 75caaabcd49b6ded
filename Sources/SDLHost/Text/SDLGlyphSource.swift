import Drawing

/// Makes the pictures of runs with SDL_ttf (shaped by HarfBuzz) and keeps those that are in use.
///
/// A run is rasterised once for a scale. It is found again by identity, or by its text and face when the view was
/// built anew. A character that the font lacks shows as the font's box.
@MainActor
public final class SDLGlyphSource: GlyphSource {
    private struct RunKey: Hashable {
        var run: ObjectIdentifier
        var scale: Double
    }

    private struct TextKey: Hashable {
        var string: String
        var face: FontFace
        var scale: Double
    }

    /// The run is kept, so that its identity cannot come back as another's.
    private struct KnownRun {
        var run: TextRun
        var mask: TextMask?
    }

    /// Bytes of coverage kept: some ten full windows of small text.
    private static let cacheLimit = 8 << 20
    private static let entryOverhead = 128
    private static let knownRunLimit = 2048

    private let fonts: FontLibrary
    private var knownRuns = BoundedCache<RunKey, KnownRun>(costLimit: knownRunLimit)
    private var masks = BoundedCache<TextKey, TextMask?>(costLimit: cacheLimit)

    public init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    public func mask(for run: TextRun, scale: Double) -> TextMask? {
        let key = RunKey(run: ObjectIdentifier(run), scale: scale)
        if let known = knownRuns.value(for: key) { return known.mask }
        let mask = sharedMask(for: TextKey(string: run.string, face: run.face, scale: scale))
        knownRuns.insert(KnownRun(run: run, mask: mask), for: key)
        return mask
    }

    private func sharedMask(for key: TextKey) -> TextMask? {
        if let known = masks.value(for: key) { return known }
        let mask = rasterise(key)
        masks.insert(mask, for: key, cost: (mask?.coverage.count ?? 0) + key.string.utf8.count + Self.entryOverhead)
        return mask
    }

    private func rasterise(_ key: TextKey) -> TextMask? {
        let size = key.face.size * key.scale
        guard size > 0, size.isFinite else { return nil }
        let font = fonts.font(
            fonts.file(for: key.face), pixelSize: min(size, RunRasteriser.largestPixelSize), use: .drawing)
        return font.flatMap { RunRasteriser.mask(of: key.string, in: $0) }
    }
}
