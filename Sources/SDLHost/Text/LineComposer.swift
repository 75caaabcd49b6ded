import Drawing

/// Composes pictures of plain Latin lines from pictures of their characters.
///
/// New text in a list that scrolls consists of known characters, and is composed without HarfBuzz and FreeType. The
/// pictures are those that SDL_ttf 2.20 makes of whole lines, without two of its faults: it cuts off ink that extends
/// over the end of a line, mostly of slanted letters, and ignores a letter's part of a pixel after another one with the
/// same place in its cache (`Find_GlyphByIndex`).
@MainActor
final class LineComposer {
    private static let fontLimit = 16
    private static let longestLine = 128
    /// In pixels per em. Letters of larger text are rarely drawn twice.
    private static let largestSize = 64.0

    private let fonts: FontLibrary
    /// By the font, which its pictures retain.
    private var known = BoundedCache<ObjectIdentifier, GlyphPictures>(costLimit: fontLimit)
    /// The letters of the line, and the pixels in which they begin. Stored only to reuse the memory.
    private var starts: [(start: GlyphPictures.Start, x: Int)] = []

    init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    /// Nil for text that must be shaped, for blanks, and at a size at which no letter can be drawn alone. `font` is
    /// `file` at `pixelSize`, open for drawing. Complexity: O(length + pixels).
    func mask(of string: String, in font: OpenFont, _ file: FontFile, pixelSize: Double) -> TextMask? {
        guard pixelSize <= Self.largestSize, string.utf8.count <= Self.longestLine, PairAdvances.isPlain(string),
            let pictures = pictures(of: font, file, pixelSize), pictures.canDraw
        else { return nil }
        findStarts(of: string, pictures)
        pictures.trim()
        pictures.draw(starts.lazy.map(\.start))
        return ink(of: pictures).map { union($0, pictures) }
    }

    private func pictures(of font: OpenFont, _ file: FontFile, _ pixelSize: Double) -> GlyphPictures? {
        if let pictures = known.value(for: ObjectIdentifier(font)) { return pictures }
        guard let advances = fonts.advances(of: file) else { return nil }
        let pictures = GlyphPictures(font, file, pixelSize: pixelSize, advances: advances)
        known.insert(pictures, for: ObjectIdentifier(font))
        return pictures
    }

    private func findStarts(of string: String, _ pictures: GlyphPictures) {
        starts.removeAll(keepingCapacity: true)
        var pen = 0
        var previous: UInt8?
        for byte in string.utf8 {
            if let previous {
                pen += pictures.pixels.advance(
                    own: pictures.advances.advance(of: previous),
                    kerned: pictures.advances.advance(of: previous, before: byte))
            }
            previous = byte
            guard byte != UInt8(ascii: " ") else { continue }
            starts.append(GlyphPictures.Start.nearest(to: pen, of: byte))
        }
    }

    /// Nil for a line of blanks, and if a letter was not drawn.
    private func ink(of pictures: GlyphPictures) -> Ink? {
        var ink: Ink?
        for (start, x) in starts {
            guard let picture = pictures.picture(at: start) else { return nil }
            ink = ink?.union(Ink(picture, x)) ?? Ink(picture, x)
        }
        return ink
    }

    /// SDL_ttf combines characters that overlap by a bitwise or.
    private func union(_ ink: Ink, _ pictures: GlyphPictures) -> TextMask {
        let (width, height) = (ink.right - ink.left, ink.top - ink.bottom)
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            target.update(repeating: 0)
            for (start, x) in starts {
                guard let picture = pictures.picture(at: start) else { continue }
                for row in 0..<picture.height {
                    let to = (ink.top - picture.top + row) * width + x + picture.left - ink.left
                    let from = picture.first + row * picture.width
                    for column in 0..<picture.width { target[to + column] |= pictures.coverage[from + column] }
                }
            }
            count = width * height
        }
        return TextMask(width: width, height: height, left: ink.left, top: ink.top, coverage: coverage)
    }
}

/// The edges of ink in pixels right of a line's origin and above its baseline.
private struct Ink {
    var left, right, top, bottom: Int

    init(_ picture: GlyphPictures.Picture, _ x: Int) {
        left = x + picture.left
        right = left + picture.width
        top = picture.top
        bottom = top - picture.height
    }

    func union(_ other: Ink) -> Ink {
        var result = self
        result.left = min(left, other.left)
        result.right = max(right, other.right)
        result.top = max(top, other.top)
        result.bottom = min(bottom, other.bottom)
        return result
    }
}
