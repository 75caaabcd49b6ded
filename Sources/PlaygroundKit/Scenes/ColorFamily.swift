/// Neighbours on the circle of hues, under a name.
struct ColorFamily: Identifiable, Sendable {
    let title: String
    let colors: [CardColor]

    var id: String { title }

    private init(_ title: String, _ names: String...) {
        self.title = title
        colors = names.compactMap { name in CardColor.all.first { $0.name == name } }
    }

    static let all = [
        ColorFamily("Fire", "Ember", "Coral", "Copper"), ColorFamily("Sun", "Amber", "Saffron", "Citron"),
        ColorFamily("Meadow", "Moss", "Clover", "Jade"), ColorFamily("Sea", "Lagoon", "Reef", "Harbour"),
        ColorFamily("Dusk", "Azure", "Cobalt", "Iris"), ColorFamily("Velvet", "Violet", "Plum", "Orchid"),
        ColorFamily("Blossom", "Fuchsia", "Rose"),
    ]

    /// The family of the card with that number.
    static func of(card: Int) -> ColorFamily? {
        all.first { family in family.colors.contains { $0.id == card } }
    }
}
