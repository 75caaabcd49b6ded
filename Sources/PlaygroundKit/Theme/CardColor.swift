import ScrollUI

/// One of the twenty colours of cards: a gradient of one hue, its name, and a readable text colour.
struct CardColor: Equatable, Sendable, Identifiable {
    /// The index in ``all``.
    let id: Int
    let name: String
    /// The colour at the card's top edge.
    let top: ScreenColor
    /// The colour at its bottom edge, which the card's number names.
    let bottom: ScreenColor
    let text: ScreenColor

    /// Dark text, for colours on which white has too little contrast.
    private static let ink = ScreenColor(hex: 0x16191F)
    private static let white = ScreenColor(hex: 0xFFFFFF)
    private static let chroma = 0.17
    /// Text is in the lower quarter of a card, so contrast is measured at the quarter's upper end.
    static let textShare = 0.75
    /// The minimum contrast of text, by WCAG 2.2 level AA.
    static let leastContrast = 4.5

    private init(id: Int, _ tone: Tone, hue: Double) {
        self.id = id
        name = tone.name
        let lightness = tone.lightness ?? Self.lightestForWhite(hue: hue)
        (top, bottom) = Self.stops(lightness: lightness, hue: hue)
        text = tone.lightness == nil ? Self.white : Self.ink
    }

    /// Returns the colours of a gradient, whose lightness decreases by 12 % from top to bottom.
    private static func stops(lightness: Double, hue: Double) -> (top: ScreenColor, bottom: ScreenColor) {
        let bottom = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
        let top = OKLCH(lightness: lightness / 0.88, chroma: chroma, hue: hue)
        return (top.screenColor, bottom.screenColor)
    }

    /// Returns the highest lightness that white text allows. At equal lightness, the contrast formula rates a red
    /// brighter than a blue.
    private static func lightestForWhite(hue: Double) -> Double {
        let lightness = stride(from: 0.6, to: 0.4, by: -0.005).first { lightness in
            let (top, bottom) = stops(lightness: lightness, hue: hue)
            return top.mixed(with: bottom, share: textShare).contrast(to: white) >= leastContrast + 0.1
        }
        return lightness ?? 0.4
    }

    /// The contrast of the text where it is lowest.
    var contrast: Double { top.mixed(with: bottom, share: Self.textShare).contrast(to: text) }

    var gradient: LinearGradient {
        LinearGradient(colors: [top.color, bottom.color], startPoint: .top, endPoint: .bottom)
    }

    /// A name, and the lightness of the bottom edge for colours with dark text. Yellows need more light not to look
    /// olive.
    private struct Tone {
        let name: String
        var lightness: Double?
    }

    /// In the order of hues, from red.
    private static let tones = [
        Tone(name: "Coral"), Tone(name: "Ember"), Tone(name: "Copper"), Tone(name: "Amber", lightness: 0.72),
        Tone(name: "Saffron", lightness: 0.77), Tone(name: "Citron", lightness: 0.74),
        Tone(name: "Moss", lightness: 0.68), Tone(name: "Clover"), Tone(name: "Jade"), Tone(name: "Lagoon"),
        Tone(name: "Reef"), Tone(name: "Harbour"), Tone(name: "Azure"), Tone(name: "Cobalt"), Tone(name: "Iris"),
        Tone(name: "Violet"), Tone(name: "Plum"), Tone(name: "Orchid"), Tone(name: "Fuchsia"), Tone(name: "Rose"),
    ]

    /// Twenty hues, 18 degrees apart. With thirteen steps from one card to the next, each occurs once and neighbours
    /// are 126 degrees apart.
    static let all = tones.indices.map { id in
        let index = (1 + 13 * id) % tones.count
        return CardColor(id: id, tones[index], hue: 20 + 18 * Double(index))
    }

    /// Returns the colour of item `index` of an endless row.
    static func of(_ index: Int) -> CardColor { all[index % all.count] }
}
