import Foundation

/// The desktop's installed fonts, found by file name. Searched once, on first use.
@MainActor
final class SystemFonts {
    private lazy var paths: [String: String] = Self.search()

    /// `name` is a file name, with or without its extension.
    func path(named name: String) -> String? {
        paths[Self.stem(name).lowercased()]
    }

    /// Returns the path of the first existing font in `names`.
    func firstPath(of names: [String]) -> String? {
        names.lazy.compactMap { self.path(named: $0) }.first
    }

    private static var folders: [String] {
        let home = NSHomeDirectory()
        let data = BaseDirectory.data.path(ProcessInfo.processInfo.environment) ?? "\(home)/.local/share"
        return ["\(data)/fonts", "\(home)/.fonts", "/usr/local/share/fonts", "/usr/share/fonts"]
    }

    /// Complexity: O(n) in the files of the font folders. Reads names only: a desktop has thousands of fonts, and this is part of the start.
    private static func search() -> [String: String] {
        var found: [String: String] = [:]
        for folder in folders { add(fontsIn: folder, to: &found) }
        return found
    }

    /// Adds the fonts of a folder and its subfolders by their stems; none if it does not exist.
    private static func add(fontsIn folder: String, to found: inout [String: String]) {
        guard let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let path = "\(folder)/\(name)"
            if FontFile.isFont(name) {
                let key = stem(name).lowercased()
                if found[key] == nil { found[key] = path }
            } else if name != ".", name != "..", [DT_DIR, DT_UNKNOWN].contains(Int(entry.pointee.d_type)) {
                add(fontsIn: path, to: &found)
            }
        }
    }

    private static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".ttf", ".otf", ".ttc"] where name.lowercased().hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    /// Sans serif fonts in two weights, of the first available family: those that desktops use for their own windows,
    /// or else any font. Empty without fonts.
    var sansSerif: [FontFile] {
        for family in Self.sansSerif {
            guard let regular = path(named: family.regular) else { continue }
            let bold = path(named: family.bold).map { FontFile(cut: .text, weight: 700, path: $0) }
            return [FontFile(cut: .text, weight: 400, path: regular)] + [bold].compactMap { $0 }
        }
        return paths.min { $0.key < $1.key }.map { [FontFile(cut: .text, weight: 400, path: $0.value)] } ?? []
    }

    // MARK: Candidates

    private static let sansSerif: [(regular: String, bold: String)] = [
        ("Inter-Regular", "Inter-Bold"), ("Cantarell-Regular", "Cantarell-Bold"), ("Ubuntu-R", "Ubuntu-B"),
        ("NotoSans-Regular", "NotoSans-Bold"), ("OpenSans-Regular", "OpenSans-Bold"), ("Roboto-Regular", "Roboto-Bold"),
        ("DejaVuSans", "DejaVuSans-Bold"), ("LiberationSans-Regular", "LiberationSans-Bold"),
        ("NimbusSans-Regular", "NimbusSans-Bold"), ("FreeSans", "FreeSansBold"),
        ("DroidSansFallbackFull", "DroidSansFallback"),
    ]

    /// Returns monospaced fonts, by how common they are on desktops.
    static func monospaced(isBold: Bool) -> [String] {
        isBold
            ? ["DejaVuSansMono-Bold", "NotoSansMono-Bold", "LiberationMono-Bold", "NimbusMonoPS-Bold"]
                + monospaced(isBold: false)
            : ["DejaVuSansMono", "NotoSansMono-Regular", "LiberationMono-Regular", "NimbusMonoPS-Regular"]
    }

    static func serif(isBold: Bool) -> [String] {
        isBold
            ? ["NotoSerif-Bold", "DejaVuSerif-Bold", "LiberationSerif-Bold"] + serif(isBold: false)
            : ["NotoSerif-Regular", "DejaVuSerif", "LiberationSerif-Regular", "NimbusRoman-Regular"]
    }

    /// Returns fallbacks for characters that the included fonts lack: first fonts with many scripts, then those with
    /// one, then symbols.
    static func fallbacks(isBold: Bool) -> [String] {
        (isBold ? ["DejaVuSans-Bold", "NotoSans-Bold", "NotoSansArabic-Bold", "NotoSansHebrew-Bold"] : [])
            + [
                "DejaVuSans", "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular",
                "NotoSansDevanagari-Regular", "NotoSansThai-Regular", "NotoSansCJK-Regular", "NotoSansCJKsc-Regular",
                "DroidSansFallbackFull", "DroidSansFallback", "wqy-microhei", "FreeSans", "NotoEmoji-Regular",
                "Symbola", "NotoSansSymbols2-Regular", "NotoSansSymbols-Regular", "unifont",
            ]
    }
}
