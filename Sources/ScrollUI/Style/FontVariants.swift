import Drawing
public import Foundation

extension Font {
    /// The spacing between the lines of a text.
    public enum Leading: Hashable, Sendable {
        /// The font's own line spacing, closer by a tenth of its size, and wider by a tenth.
        case standard, tight, loose

        /// The added spacing as a fraction of the font size.
        var share: Double {
            switch self {
            case .standard: 0
            case .tight: -0.1
            case .loose: 0.1
            }
        }
    }

    /// The width of letters. The available fonts have only one width, so the spacing between letters is changed instead.
    public struct Width: Hashable, Sendable {
        /// The width relative to the standard 0: negative is narrower, positive is wider.
        public var value: CGFloat

        /// Creates a width relative to the standard 0: negative is narrower, positive is wider.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest named width.
        public static let compressed = Width(-0.4)
        /// A slightly narrower width.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// A wider width.
        public static let expanded = Width(0.2)

        /// The added spacing between letters as a fraction of the font size.
        var spacing: Double { Double(value) * 0.25 }
    }

    /// The letters that are drawn as small capitals.
    struct SmallCapitals: OptionSet, Hashable {
        let rawValue: UInt8
        static let lowercase = SmallCapitals(rawValue: 1)
        static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// Returns this font with the given line spacing.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.lineLeading = leading
        return copy
    }

    /// Returns this font with wider or narrower letters.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.width = width
        return copy
    }

    /// Returns this font with small capitals for lowercase and uppercase letters.
    public func smallCaps() -> Font { smallCapitals([.lowercase, .uppercase]) }
    /// Returns this font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { smallCapitals(.lowercase) }
    /// Returns this font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { smallCapitals(.uppercase) }

    private func smallCapitals(_ letters: SmallCapitals) -> Font {
        var copy = self
        copy.smallCapitals.formUnion(letters)
        return copy
    }
}

nonisolated extension View {
    /// Sets the width of letters in this view's text; nil changes nothing.
    public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { font in if let width { font = (font ?? .body).width(width) } }
    }
}

@MainActor
extension Text {
    /// Returns the extra line spacing, in points, of the font of the first part.
    func leading(in environment: EnvironmentValues) -> Double {
        let font = parts[0].attributes.font ?? environment.font ?? .body
        return font.lineLeading == .standard ? 0 : font.lineLeading.share * font.face(in: environment).size
    }

    /// Replaces small capitals with capitals in a smaller font, because small-capital glyphs are not used.
    func withSmallCapitals(in environment: EnvironmentValues) -> Text {
        let outer = environment.font ?? .body
        func hasSome(_ part: Part) -> Bool { !(part.attributes.font ?? outer).smallCapitals.isEmpty }
        guard parts.contains(where: hasSome) else { return self }
        return Text(parts.flatMap { hasSome($0) ? $0.withSmallCapitals(outer) : [$0] })
    }
}

extension Text.Part {
    /// The result is never empty.
    fileprivate func withSmallCapitals(_ outer: Font) -> [Text.Part] {
        var font = attributes.font ?? outer
        let letters = font.smallCapitals
        font.smallCapitals = []
        var small = font
        // Slightly more than the height of lowercase letters, which is about three quarters of the size.
        small.face.size *= 0.78
        var parts: [Text.Part] = []
        var isSmall = false
        for character in string {
            let shrinks =
                character.isLowercase
                ? letters.contains(.lowercase) : letters.contains(.uppercase) && character.isUppercase
            if parts.isEmpty || shrinks != isSmall {
                var part = self
                part.string = ""
                part.attributes.font = shrinks ? small : font
                parts.append(part)
                isSmall = shrinks
            }
            parts[parts.count - 1].string += shrinks ? character.uppercased() : String(character)
        }
        return parts.isEmpty ? [self] : parts
    }
}
