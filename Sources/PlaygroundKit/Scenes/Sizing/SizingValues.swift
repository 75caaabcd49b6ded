import ScrollUI

/// The shape of a card.
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

    /// As a program writes it.
    var code: String { self == .square ? "1" : rawValue.replacing(":", with: " / ") }
}

/// Which horizontal size class the cards are told.
enum SizeClassChoice: String, SceneChoice {
    case byWidth = "By width"
    case compact = "Compact"
    case regular = "Regular"

    /// Compact below 600 points, as ScrollUI has it for a window.
    func sizeClass(width: Double) -> UserInterfaceSizeClass {
        switch self {
        case .byWidth: width < 600 ? .compact : .regular
        case .compact: .compact
        case .regular: .regular
        }
    }
}

/// What makes the space beside the cards.
enum SizingInset: CaseIterable, Identifiable {
    case padding, margins, safeArea

    var id: Self { self }

    var title: String {
        switch self {
        case .padding: "Padding: cards are cut off where it begins"
        case .margins: "Margins: cards go through them"
        case .safeArea: "Safe area: cards go through it, and bars keep it too"
        }
    }

    /// As a program writes it.
    var code: String {
        switch self {
        case .padding: ".padding(.horizontal, 28)"
        case .margins: ".contentMargins(.horizontal, 28, for: .scrollContent)"
        case .safeArea: ".safeAreaPadding(.horizontal, 28)"
        }
    }
}
