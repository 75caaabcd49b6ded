/// A piece of a line that is shaped separately: one font, one direction, one script.
struct TextSegment: Equatable {
    var text: String
    var file: FontFile
    var direction: TextDirection
    var script: TextScript
}

/// The direction of the letters.
enum TextDirection: Equatable {
    case leftToRight, rightToLeft
}

/// A script by its ISO 15924 code, as far as it affects shaping.
struct TextScript: Equatable {
    let name: String

    static let latin = TextScript(name: "Latn")
    /// No particular script: the shaping of a font's own default.
    static let unknown = TextScript(name: "Zzzz")

    /// Nil for characters of any script: digits, blanks, marks.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0x41, let name = Self.name(of: scalar.value) else { return nil }
        self.name = name
    }

    private init(name: String) {
        self.name = name
    }

    /// Returns the script of a Unicode block with complex shaping; all others need none.
    private static func name(of value: UInt32) -> String? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: "Latn"
        case 0x0370...0x03FF: "Grek"
        case 0x0400...0x052F: "Cyrl"
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: "Hebr"
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "Arab"
        case 0x0700...0x074F: "Syrc"
        case 0x0780...0x07BF: "Thaa"
        case 0x0900...0x097F: "Deva"
        case 0x0980...0x09FF: "Beng"
        case 0x0A00...0x0A7F: "Guru"
        case 0x0A80...0x0AFF: "Gujr"
        case 0x0B00...0x0B7F: "Orya"
        case 0x0B80...0x0BFF: "Taml"
        case 0x0C00...0x0C7F: "Telu"
        case 0x0C80...0x0CFF: "Knda"
        case 0x0D00...0x0D7F: "Mlym"
        case 0x0D80...0x0DFF: "Sinh"
        case 0x0E00...0x0E7F: "Thai"
        case 0x0E80...0x0EFF: "Laoo"
        case 0x0F00...0x0FFF: "Tibt"
        case 0x1000...0x109F: "Mymr"
        case 0x1780...0x17FF: "Khmr"
        case 0x3040...0x309F: "Hira"
        case 0x30A0...0x30FF: "Kana"
        case 0x3400...0x9FFF: "Hani"
        case 0xAC00...0xD7AF: "Hang"
        default: nil
        }
    }
}
