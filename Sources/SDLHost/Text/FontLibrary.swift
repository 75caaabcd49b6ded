import CSDL2
import CSDL2TTF
import Drawing
import Glibc

/// Opens the program's faces on demand: the included ones, or the desktop's. Needs neither a window nor a display.
///
/// ```swift
/// let fonts = try FontLibrary()
/// let measurer = SDLTextMeasurer(fonts: fonts)
/// ```
/// Does not own widths and pictures of lines, which the measurer and the glyph source cache.
@MainActor
public final class FontLibrary {
    private struct Key: Hashable {
        var file: FontFile
        var resolution: Int
        var use: OpenFont.Use
        var isSlanted: Bool
    }

    /// An open face holds about 100 to 300 KB of tables and glyphs.
    private static let openFontLimit = 32

    private let folder: String
    /// Fonts that replace Inter if it is missing, by weight.
    private let substitutes: [FontFile]
    /// Nil for an unreadable file, so that it is tried only once.
    private var data: [FontFile: FontData?] = [:]
    private var openFonts = BoundedCache<Key, OpenFont>(costLimit: openFontLimit)
    private var advances: [FontFile: FaceAdvances] = [:]
    private var filesByStyle: [FontStyle: FontFile] = [:]
    private let system = SystemFonts()
    /// Keyed by the scalars of a character; the value is nil if no font has them.
    private var fallbacks: [FallbackKey: FontFile?] = [:]
    private var glyphs: [FontFile: [Unicode.Scalar: Bool]] = [:]
    /// The format of SDL_ttf's surfaces. SDL shares it with them while it is retained here; otherwise it allocates one
    /// for each text.
    private let surfaceFormat = SDL_AllocFormat(SDL_PIXELFORMAT_ARGB8888.rawValue)

    private struct FallbackKey: Hashable {
        var scalars: [Unicode.Scalar]
        var isBold: Bool
    }

    /// Uses the fonts of the program's assets; without any, the desktop's sans serif fonts.
    ///
    /// A folder named by `SCROLL_PLAYGROUND_ASSETS` must contain fonts. Fails if no font is available.
    public convenience init() throws(FontError) { try self.init(.current) }

    convenience init(_ search: AssetSearch) throws(FontError) {
        let folder = (try? Assets.locate(search))?.path("Fonts")
        if let folder, let fonts = FontFile.all(in: folder) {
            try self.init(folder: folder, substitutes: fonts)
            return
        }
        guard !search.isOverridden else {
            throw FontError(folder: AssetSearch.join(search.folders.first ?? "", "Fonts"), reason: "")
        }
        try self.init(folder: "", substitutes: SystemFonts().sansSerif)
    }

    /// Uses the fonts in `folder`: the included Inter, or any others. Fails if there are none.
    public convenience init(folder: String) throws(FontError) {
        try self.init(folder: folder, substitutes: FontFile.all(in: folder) ?? [])
    }

    private init(folder: String, substitutes: [FontFile]) throws(FontError) {
        self.folder = folder
        let isShipped = substitutes.contains { $0.path == nil }
        self.substitutes = isShipped ? [] : substitutes
        guard TTF_Init() == 0 else { throw FontError(folder: folder, reason: String(cString: SDL_GetError())) }
        guard !substitutes.isEmpty else {
            TTF_Quit()
            throw FontError(folder: folder, reason: "")
        }
    }

    isolated deinit {
        SDL_FreeFormat(surfaceFormat)
        TTF_Quit()
    }

    /// Returns the file for `face`, which is the same for every size.
    func file(for face: FontFace) -> FontFile {
        let style = FontStyle(face)
        if let known = filesByStyle[style] { return known }
        let file = systemFile(for: face) ?? textFile(for: face)
        filesByStyle[style] = file
        return file
    }

    private func textFile(for face: FontFace) -> FontFile {
        if let nearest = FontFile.nearest(to: face.weight, in: substitutes) { return nearest }
        let candidates = FontFile.candidates(for: face)
        return candidates.first { access(path(of: $0), R_OK) == 0 } ?? candidates[0]
    }

    /// Returns a file named by the program, or a system font for a family that is not included.
    private func systemFile(for face: FontFace) -> FontFile? {
        let isBold = face.weight >= 600
        let path: String? =
            if let name = face.file {
                access(name, R_OK) == 0 ? name : system.path(named: name)
            } else {
                switch face.family {
                case .monospaced: system.firstPath(of: SystemFonts.monospaced(isBold: isBold))
                case .serif: system.firstPath(of: SystemFonts.serif(isBold: isBold))
                case .text, .display: nil
                }
            }
        guard let path else { return nil }
        let file = FontFile(cut: .text, weight: isBold ? 700 : 400, path: path)
        return font(file, pixelSize: Self.unitsPerEm, use: .measuring) == nil ? nil : file
    }

    /// Returns the first system font with glyphs for all scalars; nil if none has.
    func fallback(for scalars: [Unicode.Scalar], isBold: Bool) -> FontFile? {
        let key = FallbackKey(scalars: scalars, isBold: isBold)
        if let known = fallbacks[key] { return known }
        let file = SystemFonts.fallbacks(isBold: isBold).lazy
            .compactMap { self.system.path(named: $0) }
            .map { FontFile(cut: .text, weight: isBold ? 700 : 400, path: $0) }
            .first { self.hasGlyphs(scalars, in: $0) }
        fallbacks[key] = .some(file)
        return file
    }

    func hasGlyphs(_ scalars: [Unicode.Scalar], in file: FontFile) -> Bool {
        scalars.allSatisfy { scalar in
            if let known = glyphs[file]?[scalar] { return known }
            let has = font(file, pixelSize: Self.unitsPerEm, use: .measuring)?.hasGlyph(for: scalar) ?? false
            glyphs[file, default: [:]][scalar] = has
            return has
        }
    }

    /// Nil only if the file was removed or is damaged.
    func font(_ file: FontFile, pixelSize: Double, use: OpenFont.Use, isSlanted: Bool = false) -> OpenFont? {
        let key = Key(file: file, resolution: Int((pixelSize * 72).rounded()), use: use, isSlanted: isSlanted)
        if let known = openFonts.value(for: key) { return known }
        guard let data = data(of: file), let font = OpenFont(data, pixelSize: pixelSize, use: use) else { return nil }
        if isSlanted { font.slant() }
        openFonts.insert(font, for: key)
        return font
    }

    /// Returns the advances of a face's plain characters; nil for a file that is not included.
    func advances(of file: FontFile) -> FaceAdvances? {
        if let known = advances[file] { return known }
        guard file.path == nil, let font = font(file, pixelSize: Self.unitsPerEm, use: .measuring) else { return nil }
        let fresh = FaceAdvances(font)
        advances[file] = fresh
        return fresh
    }

    private func data(of file: FontFile) -> FontData? {
        if let known = data[file] { return known }
        let fresh = FontData(path: path(of: file))
        data[file] = .some(fresh)
        return fresh
    }

    private func path(of file: FontFile) -> String {
        file.path ?? AssetSearch.join(folder, file.name)
    }
}

/// A face without its size.
struct FontStyle: Hashable {
    var family: FontFace.Family
    var weight: Int
    var hasTabularFigures: Bool
    var file: String?

    init(_ face: FontFace) {
        family = face.family
        weight = face.weight
        hasTabularFigures = face.hasTabularFigures
        file = face.file
    }
}
