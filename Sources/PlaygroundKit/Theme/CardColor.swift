import ScrollUI

/// One of the twenty colours of the cards: a gradient of one hue, its name, and a text colour that can be read on it.
struct CardColor: Equatable, Sendable, Identifiable {
    /// The index in ``all``.
    let id: Int
    let name: String
    /// At the card's upper edge.
    let top: ScreenColor
    /// At its lower edge; what the card's number names.
    let bottom: ScreenColor
    let text: ScreenColor

    /// Dark text, where white would be too faint.
    private static let ink = ScreenColor(hex: 0x16191F)
    private static let white = ScreenColor(hex: 0xFFFFFF)
    private static let chroma = 0.17
    /// Text stands in the lower quarter of a card; contrast is that at the quarter's upper end.
    static let textShare = 0.75
    /// The least contrast of text, as of WCAG 2.2 level AA.
    static let leastContrast = 4.5

    private init(id: Int, _ tone: Tone, hue: Double) {
        self.id = id
        name = tone.name
        let lightness = tone.lightness ?? Self.lightestForWhite(hue: hue)
        (top, bottom) = Self.stops(lightness: lightness, hue: hue)
        text = tone.lightness == nil ? Self.white : Self.ink
    }

    /// The lightness falls by 12 % from the top to the bottom.
    private static func stops(lightness: Double, hue: Double) -> (top: ScreenColor, bottom: ScreenColor) {
        let bottom = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
        let top = OKLCH(lightness: lightness / 0.88, chroma: chroma, hue: hue)
        return (top.screenColor, bottom.screenColor)
    }

    /// As bright as white text allows: at equal lightness a red is brighter to the contrast formula than a blue.
    private static func lightestForWhite(hue: Double) -> Double {
        let lightness = stride(from: 0.6, to: 0.4, by: -0.005).first { lightness in
            let (top, bottom) = stops(lightness: lightness, hue: hue)
            return top.mixed(with: bottom, share: textShare).contrast(to: white) >= leastContrast + 0.1
        }
        return lightness ?? 0.4
    }

    /// Contrast of the text where it is least.
    var contrast: Double { top.mixed(with: bottom, share: Self.textShare).contrast(to: text) }

    var gradient: LinearGradient {
        LinearGradient(colors: [top.color, bottom.color], startPoint: .top, endPoint: .bottom)
    }

    /// A name, and a lightness of the lower edge for dark text: yellows need more light to be yellow and not olive.
    private struct Tone {
        let name: String
        var lightness: Double?
    }

    /// Round the circle of hues, from red.
    private static let tones = [
        Tone(name: "Coral"), Tone(name: "Ember"), Tone(name: "Copper"), Tone(name: "Amber", lightness: 0.72),
        Tone(name: "Saffron", lightness: 0.77), Tone(name: "Citron", lightness: 0.74),
        Tone(name: "Moss", lightness: 0.68), Tone(name: "Clover"), Tone(name: "Jade"), Tone(name: "Lagoon"),
        Tone(name: "Reef"), Tone(name: "Harbour"), Tone(name: "Azure"), Tone(name: "Cobalt"), Tone(name: "Iris"),
        Tone(name: "Violet"), Tone(name: "Plum"), Tone(name: "Orchid"), Tone(name: "Fuchsia"), Tone(name: "Rose"),
    ]

    /// Twenty hues, 18 degrees apart. Thirteen steps from one card to the next take each of them once and keep
    /// neighbours 126 degrees apart.
    static let all = tones.indices.map { id in
        let index = (1 + 13 * id) % tones.count
        return CardColor(id: id, tones[index], hue: 20 + 18 * Double(index))
    }

    /// The colour of item `index` of an endless row.
    static func of(_ index: Int) -> CardColor { all[index % all.count] }
}
