import Drawing

/// Makes the pictures of text with SDL_ttf (shaped by HarfBuzz) and caches the most recently used ones.
///
/// They are cached by text, face and scale, so that a view that is built again needs no new picture; the submitter also
/// caches them by the run's identity. A character that the font lacks is shown as the font's box.
@MainActor
public final class SDLGlyphSource: GlyphSource {
    private struct Key: Hashable {
        var string: String
        var face: FontFace
        var scale: Double
    }

    /// The limit of cached coverage in bytes, with `entryOverhead` for each entry: two full windows of small text, or
    /// 1,900 short lines, which is 70 windows of a list. What is shown is also cached by the submitter.
    private static let cacheLimit = 2 << 20
    /// The measured size of a mask, its key and its place in the cache without the coverage.
    private static let entryOverhead = 448

    private let fonts: FontLibrary
    private let composer: LineComposer
    private var masks = BoundedCache<Key, TextMask?>(costLimit: cacheLimit)

    /// Draws with the faces of `fonts`, which it retains.
    public init(fonts: FontLibrary) {
        self.fonts = fonts
        composer = LineComposer(fonts: fonts)
    }

    /// Complexity: O(pixels) the first time, then that of hashing the text.
    public func mask(for run: TextRun, scale: Double) -> TextMask? {
        let key = Key(string: run.string, face: run.face, scale: scale)
        if let known = masks.value(for: key) { return known }
        let mask = rasterise(key)
        masks.insert(mask, for: key, cost: (mask?.coverage.count ?? 0) + key.string.utf8.count + Self.entryOverhead)
        return mask
    }

    private func rasterise(_ key: Key) -> TextMask? {
        let size = key.face.size * key.scale
        guard size > 0, size.isFinite else { return nil }
        let pixelSize = min(size, RunRasteriser.largestPixelSize)
        let isSlanted = key.face.isItalic
        if let segments = fonts.segments(of: key.string, in: key.face) {
            return RunRasteriser.mask(of: segments, pixelSize: pixelSize, isSlanted: isSlanted, fonts: fonts)
        }
        let file = fonts.file(for: key.face)
        guard let font = fonts.font(file, pixelSize: pixelSize, use: .drawing, isSlanted: isSlanted) else { return nil }
        return composer.mask(of: key.string, in: font, file, pixelSize: pixelSize)
            ?? RunRasteriser.mask(of: key.string, in: font)
    }
}
