import Drawing
public import Foundation

extension Font {
    /// How far apart the lines of a text stand.
    public enum Leading: Hashable, Sendable {
        /// As the font says, closer by a tenth of its size, and further apart by as much.
        case standard, tight, loose

        /// In sizes of the font.
        var share: Double {
            switch self {
            case .standard: 0
            case .tight: -0.1
            case .loose: 0.1
            }
        }
    }

    /// How wide letters are. The fonts here have one width: letters are spaced closer or wider instead.
    public struct Width: Hashable, Sendable {
        /// 0 is the usual width, below it narrower, above it wider.
        public var value: CGFloat

        /// 0 is the usual width, below it narrower, above it wider.
        public init(_ value: CGFloat) { self.value = value }

        /// From the narrowest to the widest, as far as there are names.
        public static let compressed = Width(-0.4)
        /// A little narrower.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wider.
        public static let expanded = Width(0.2)

        /// Between letters, in sizes of the font.
        var spacing: Double { Double(value) * 0.25 }
    }

    /// Which letters are drawn as small capitals.
    struct SmallCapitals: OptionSet, Hashable {
        let rawValue: UInt8
        static let lowercase = SmallCapitals(rawValue: 1)
        static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// The same font with lines closer or further apart.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.lineLeading = leading
        return copy
    }

    /// The same font with wider or narrower letters.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.width = width
        return copy
    }

    /// The same font with small capitals for small letters and large ones.
    public func smallCaps() -> Font { smallCapitals([.lowercase, .uppercase]) }
    /// The same font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { smallCapitals(.lowercase) }
    /// The same font with small capitals for large letters.
    public func uppercaseSmallCaps() -> Font { smallCapitals(.uppercase) }

    private func smallCapitals(_ letters: SmallCapitals) -> Font {
        var copy = self
        copy.smallCapitals.formUnion(letters)
        return copy
    }
}

nonisolated extension View {
    /// How wide letters of text in this view are; nil leaves it.
    public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { font in if let width { font = (font ?? .body).width(width) } }
    }
}

@MainActor
extension Text {
    /// Points between lines that the font of the first part adds.
    func leading(in environment: EnvironmentValues) -> Double {
        let font = parts[0].attributes.font ?? environment.font ?? .body
        return font.lineLeading == .standard ? 0 : font.lineLeading.share * font.face(in: environment).size
    }

    /// Parts of small capitals as parts of capitals in a smaller font: fonts have no such letters of their own here.
    func withSmallCapitals(in environment: EnvironmentValues) -> Text {
        let outer = environment.font ?? .body
        func hasSome(_ part: Part) -> Bool { !(part.attributes.font ?? outer).smallCapitals.isEmpty }
        guard parts.contains(where: hasSome) else { return self }
        return Text(parts.flatMap { hasSome($0) ? $0.withSmallCapitals(outer) : [$0] })
    }
}

extension Text.Part {
    /// Never empty.
    fileprivate func withSmallCapitals(_ outer: Font) -> [Text.Part] {
        var font = attributes.font ?? outer
        let letters = font.smallCapitals
        font.smallCapitals = []
        var small = font
        // As high as small letters are with some air: three quarters of the size, a little more than their height.
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
