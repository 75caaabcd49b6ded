import Drawing

/// A font file: one for each cut and weight, since SDL_ttf selects neither axes nor features.
struct FontFile: Hashable, Sendable {
    enum Cut: String, Hashable, Sendable, CaseIterable {
        case text = "Inter"
        case display = "InterDisplay"
        /// The text cut with tabular figures.
        case tabular = "InterTabular"
    }

    var cut: Cut
    /// 400, 500, 600 or 700.
    var weight: Int
    /// The path of another file to use instead of an included one.
    var path: String?

    /// The path below the font folder.
    var name: String { "\(cut.rawValue)-\(Self.styleNames[weight] ?? "Regular").ttf" }

    private static let styleNames = [400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"]

    static let shipped: [FontFile] =
        [400, 500, 600, 700].map { FontFile(cut: .text, weight: $0) }
        + [600, 700].map { FontFile(cut: .display, weight: $0) }
        + [400, 500, 600].map { FontFile(cut: .tabular, weight: $0) }

    /// Returns every included file, best match for `face` first: its own cut, then the nearest weight; ties prefer the
    /// lighter one.
    static func candidates(for face: FontFace) -> [FontFile] {
        let wanted = cut(for: face)
        return shipped.sorted { left, right in
            rank(left, wanted: wanted, weight: face.weight) < rank(right, wanted: wanted, weight: face.weight)
        }
    }

    /// Equal widths matter more than the display cut, so that a changing number does not move its row.
    private static func cut(for face: FontFace) -> Cut {
        if face.hasTabularFigures { return .tabular }
        return face.family == .display ? .display : .text
    }

    private static func rank(_ file: FontFile, wanted: Cut, weight: Int) -> (Int, Int, Int) {
        let cutDistance = file.cut == wanted ? 0 : (file.cut == .text ? 1 : 2)
        return (cutDistance, abs(file.weight - weight), file.weight)
    }
}
