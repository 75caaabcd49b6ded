import ScrollUI

/// The aspect ratio of a card.
enum CardRatio: String, SceneChoice {
    case square = "1:1"
    case photo = "4:3"
    case film = "16:9"
    case upright = "3:4"

    var value: Double {
        switch self {
        case .square: 1
        case .photo: 4.0 / 3
        case .film: 16.0 / 9
        case .upright: 3.0 / 4
        }
    }

    /// The code of the ratio.
    var code: String { self == .square ? "1" : rawValue.replacing(":", with: " / ") }
}

/// The horizontal size class of the cards.
enum SizeClassChoice: String, SceneChoice {
    case byWidth = "By width"
    case compact = "Compact"
    case regular = "Regular"

    /// Compact below 600 points, like ScrollUI's windows.
    func sizeClass(width: Double) -> UserInterfaceSizeClass {
        switch self {
        case .byWidth: width < 600 ? .compact : .regular
        case .compact: .compact
        case .regular: .regular
        }
    }
}

/// The kind of inset beside the cards.
enum SizingInset: CaseIterable, Identifiable {
    case padding, margins, safeArea

    var id: Self { self }

    var title: String {
        switch self {
        case .padding: "Padding: cards are clipped at its edge"
        case .margins: "Margins: cards scroll through them"
        case .safeArea: "Safe area: cards scroll through it, and scroll bars respect it too"
        }
    }

    /// The code of the inset.
    var code: String {
        switch self {
        case .padding: ".padding(.horizontal, 28)"
        case .margins: ".contentMargins(.horizontal, 28, for: .scrollContent)"
        case .safeArea: ".safeAreaPadding(.horizontal, 28)"
        }
    }
}
