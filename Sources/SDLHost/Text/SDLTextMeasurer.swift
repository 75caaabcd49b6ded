import Drawing
import ScrollUI

/// Measures text with the included fonts, with the same result at every window scale.
///
/// Widths are sums of unhinted advances with kerning, measured once at a size where a pixel is a unit of the font, then
/// scaled. Layout thus does not depend on the screen, and twice the size is exactly twice the width.
@MainActor
public final class SDLTextMeasurer: TextMeasuring {
    private struct Key: Hashable {
        var string: String
        var file: FontFile
    }

    /// Inter's units per em.
    private static let unitsPerEm = 2048.0
    /// The number of scalars measured in one call: SDL_ttf counts in 1/64 pixel with 32 bits, which overflows at about
    /// 16,000 em.
    private static let pieceLength = 4096
    /// The limit of cached text in bytes, with `entryOverhead` for each entry.
    private static let cacheLimit = 1 << 20
    private static let entryOverhead = 64

    private let fonts: FontLibrary
    private var widths = BoundedCache<Key, Double>(costLimit: cacheLimit)
    private var metricsPerEm: [FontFile: FaceMetrics] = [:]
    private var capHeightsPerEm: [FontFile: Double] = [:]
    /// The last measured face that has any: breaking a paragraph measures hundreds of pieces in one face.
    private var last: (face: FontFace, advances: FaceAdvances)?

    /// Measures with the faces of `fonts`, which it retains.
    public init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    /// Returns the font's own ascent, descent and line gap in points.
    public func metrics(of face: FontFace) -> FaceMetrics {
        let unit = metricsPerEm(of: fonts.file(for: face))
        return FaceMetrics(
            ascent: unit.ascent * face.size, descent: unit.descent * face.size,
            lineHeight: unit.lineHeight * face.size)
    }

    /// Returns the width in points. Complexity: O(length) the first time, then that of hashing the text.
    public func width(of string: String, in face: FontFace) -> Double {
        if string.isEmpty { return 0 }
        if let plain = advances(of: face)?.width(of: string) {
            return Double(plain) / Self.unitsPerEm * face.size
        }
        let key = Key(string: string, file: fonts.file(for: face))
        if let known = widths.value(for: key) { return known * face.size }
        let segments = fonts.segments(of: string, in: face)
        let width =
            segments?.reduce(0) { $0 + fonts.advancePerEm(of: $1) } ?? widthPerEm(of: string, in: key.file)
        widths.insert(width, for: key, cost: string.utf8.count + Self.entryOverhead)
        return width * face.size
    }

    /// Returns the height of an H above the baseline, in points.
    public func capHeight(of face: FontFace) -> Double { capHeightPerEm(of: fonts.file(for: face)) * face.size }

    private func capHeightPerEm(of file: FontFile) -> Double {
        if let known = capHeightsPerEm[file] { return known }
        let font = fonts.font(file, pixelSize: Self.unitsPerEm, use: .measuring)
        let height = font.map { Double($0.inkBounds(of: "H").top) / Self.unitsPerEm } ?? Self.capHeightWithoutFont
        capHeightsPerEm[file] = height
        return height
    }

    private func advances(of face: FontFace) -> FaceAdvances? {
        if let last, last.face == face { return last.advances }
        guard let advances = fonts.advances(of: fonts.file(for: face)) else { return nil }
        last = (face, advances)
        return advances
    }

    private func widthPerEm(of string: String, in file: FontFile) -> Double {
        guard let font = fonts.font(file, pixelSize: Self.unitsPerEm, use: .measuring) else {
            return Double(string.unicodeScalars.count) * Self.advanceWithoutFont
        }
        let scalars = string.unicodeScalars
        var width = 0
        var start = scalars.startIndex
        while start < scalars.endIndex {
            let end = scalars.index(start, offsetBy: Self.pieceLength, limitedBy: scalars.endIndex) ?? scalars.endIndex
            width += font.widthBetweenBlanks(of: String(scalars[start..<end]))
            start = end
        }
        return Double(width) / Self.unitsPerEm
    }

    private func metricsPerEm(of file: FontFile) -> FaceMetrics {
        if let known = metricsPerEm[file] { return known }
        let font = fonts.font(file, pixelSize: Self.unitsPerEm, use: .measuring)
        let metrics = font.map { Self.metricsPerEm(of: $0) } ?? Self.metricsWithoutFont
        metricsPerEm[file] = metrics
        return metrics
    }

    private static func metricsPerEm(of font: OpenFont) -> FaceMetrics {
        FaceMetrics(
            ascent: Double(font.ascent) / unitsPerEm, descent: Double(font.descent) / unitsPerEm,
            lineHeight: Double(font.lineSkip) / unitsPerEm)
    }

    /// Inter's metrics, for a font whose file disappears while the program runs, so that the layout does not change.
    private static let metricsWithoutFont = FaceMetrics(ascent: 0.96875, descent: 0.2412, lineHeight: 1.21)
    private static let advanceWithoutFont = 0.6
    private static let capHeightWithoutFont = 0.727
}
