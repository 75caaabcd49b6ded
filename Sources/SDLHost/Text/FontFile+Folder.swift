import Foundation
import Glibc

extension FontFile {
    /// Returns the fonts in a folder: the included ones by name, or else all fonts with their paths; nil without any.
    /// Italic fonts are omitted unless there are no others.
    static func all(in folder: String) -> [FontFile]? {
        let shipped = shipped.filter { access(AssetSearch.join(folder, $0.name), R_OK) == 0 }
        if !shipped.isEmpty { return shipped }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.sorted().filter { isFont($0) && access(AssetSearch.join(folder, $0), R_OK) == 0 }
        let upright = files.filter { !isSlanted($0) }
        let fonts = (upright.isEmpty ? files : upright).map { name in
            FontFile(cut: .text, weight: weight(ofName: name), path: AssetSearch.join(folder, name))
        }
        return fonts.isEmpty ? nil : fonts
    }

    /// Returns the file with the nearest weight. Ties prefer the lighter one, then the first. Nil without files.
    static func nearest(to weight: Int, in files: [FontFile]) -> FontFile? {
        files.min { (abs($0.weight - weight), $0.weight) < (abs($1.weight - weight), $1.weight) }
    }

    /// Whether SDL_ttf can open the file, by its extension.
    static func isFont(_ name: String) -> Bool {
        [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    }

    private static func isSlanted(_ name: String) -> Bool {
        ["italic", "oblique"].contains { name.lowercased().contains($0) }
    }

    /// Returns the weight in a customary file name: `Name-SemiBold.ttf`.
    static func weight(ofName name: String) -> Int {
        let name = name.lowercased()
        return weights.first { name.contains($0.word) }?.weight ?? 400
    }

    /// Longer words precede those that they contain.
    private static let weights: [(word: String, weight: Int)] = [
        ("extralight", 200), ("ultralight", 200), ("thin", 100), ("light", 300), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900), ("medium", 500),
    ]
}
