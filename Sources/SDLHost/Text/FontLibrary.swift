import CSDL2
import CSDL2TTF
import Drawing
import Glibc

/// Opens the shipped faces, each when it is first asked for. Needs neither a window nor a display.
///
/// ```swift
/// let fonts = try FontLibrary(folder: assets.path("Fonts"))
/// let measurer = SDLTextMeasurer(fonts: fonts)
/// ```
/// Does not own: widths and pictures of text; the measurer and the glyph source keep those.
@MainActor
public final class FontLibrary {
    private struct Key: Hashable {
        var file: FontFile
        var resolution: Int
        var use: OpenFont.Use
    }

    /// An open face holds some 100 to 300 KB of tables and glyphs.
    private static let openFontLimit = 32

    private let folder: String
    /// Nil for a file that cannot be read, so that it is tried once.
    private var data: [FontFile: FontData?] = [:]
    private var openFonts = BoundedCache<Key, OpenFont>(costLimit: openFontLimit)
    private var filesByStyle: [FontStyle: FontFile] = [:]

    /// Fails when not one of the shipped fonts can be opened.
    public init(folder: String) throws(FontError) {
        self.folder = folder
        guard TTF_Init() == 0 else { throw FontError(folder: folder, reason: String(cString: SDL_GetError())) }
        guard FontFile.shipped.contains(where: { access(path(of: $0), R_OK) == 0 }) else {
            TTF_Quit()
            throw FontError(folder: folder, reason: "")
        }
    }

    isolated deinit {
        openFonts.removeAll()
        TTF_Quit()
    }

    /// The file that stands for `face`; the same for every size.
    func file(for face: FontFace) -> FontFile {
        let style = FontStyle(face)
        if let known = filesByStyle[style] { return known }
        let candidates = FontFile.candidates(for: face)
        let file = candidates.first { access(path(of: $0), R_OK) == 0 } ?? candidates[0]
        filesByStyle[style] = file
        return file
    }

    /// Nil only when the file has gone or is damaged.
    func font(_ file: FontFile, pixelSize: Double, use: OpenFont.Use) -> OpenFont? {
        let key = Key(file: file, resolution: Int((pixelSize * 72).rounded()), use: use)
        if let known = openFonts.value(for: key) { return known }
        guard let data = data(of: file), let font = OpenFont(data, pixelSize: pixelSize, use: use) else { return nil }
        openFonts.insert(font, for: key)
        return font
    }

    private func data(of file: FontFile) -> FontData? {
        if let known = data[file] { return known }
        let fresh = FontData(path: path(of: file))
        data[file] = .some(fresh)
        return fresh
    }

    private func path(of file: FontFile) -> String {
        AssetSearch.join(folder, file.name)
    }
}

/// A face without its size.
struct FontStyle: Hashable {
    var family: FontFace.Family
    var weight: Int
    var hasTabularFigures: Bool

    init(_ face: FontFace) {
        family = face.family
        weight = face.weight
        hasTabularFigures = face.hasTabularFigures
    }
}
