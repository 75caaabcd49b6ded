import Foundation
import Glibc

extension FontFile {
    /// The fonts in a folder: those that are shipped, by their names alone, or else whatever is there, with their paths; nil where
    /// there is none. What leans is left out, unless everything does.
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

    /// Of the same distance the lighter one, and of the same weight the first; nil where there is none.
    static func nearest(to weight: Int, in files: [FontFile]) -> FontFile? {
        files.min { (abs($0.weight - weight), $0.weight) < (abs($1.weight - weight), $1.weight) }
    }

    /// What SDL_ttf can open, by the ending of the name.
    static func isFont(_ name: String) -> Bool {
        [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    }

    private static func isSlanted(_ name: String) -> Bool {
        ["italic", "oblique"].contains { name.lowercased().contains($0) }
    }

    /// As people name their files: `Name-SemiBold.ttf`.
    static func weight(ofName name: String) -> Int {
        let name = name.lowercased()
        return weights.first { name.contains($0.word) }?.weight ?? 400
    }

    /// Longer words before those that they end with.
    private static let weights: [(word: String, weight: Int)] = [
        ("extralight", 200), ("ultralight", 200), ("thin", 100), ("light", 300), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900), ("medium", 500),
    ]
}
