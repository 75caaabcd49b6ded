/// A named group of colours.
struct ColorFamily: Identifiable, Equatable, Sendable {
    let title: String
    let colors: [CardColor]

    var id: String { title }

    private init(_ title: String, _ names: String...) {
        self.title = title
        colors = names.compactMap { name in CardColor.all.first { $0.name == name } }
    }

    /// Groups of neighbours on the colour wheel.
    static let all = [
        ColorFamily("Fire", "Ember", "Coral", "Copper"), ColorFamily("Sun", "Amber", "Saffron", "Citron"),
        ColorFamily("Meadow", "Moss", "Clover", "Jade"), ColorFamily("Sea", "Lagoon", "Reef", "Harbour"),
        ColorFamily("Dusk", "Azure", "Cobalt", "Iris"), ColorFamily("Velvet", "Violet", "Plum", "Orchid"),
        ColorFamily("Blossom", "Fuchsia", "Rose"),
    ]

    /// Groups of neighbouring cards, from the first to the last.
    static let neighbours = [
        ColorFamily("Market", "Ember", "Iris", "Clover"), ColorFamily("Playground", "Coral", "Cobalt", "Moss"),
        ColorFamily("Garden", "Rose", "Azure", "Citron"), ColorFamily("Carnival", "Fuchsia", "Harbour", "Saffron"),
        ColorFamily("Aquarium", "Orchid", "Reef", "Amber"), ColorFamily("Attic", "Plum", "Lagoon", "Copper"),
        ColorFamily("Evening", "Violet", "Jade"),
    ]
}

extension [ColorFamily] {
    /// Returns the family of the card with that number.
    func of(card: Int) -> ColorFamily? {
        first { family in family.colors.contains { $0.id == card } }
    }
}
