import ScrollUI

/// A card with its number. The card to scroll to is filled with its colour.
struct NumberedCard: View {
    let number: Int
    let isWanted: Bool

    private var color: CardColor { CardColor.of(number) }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

    var body: some View {
        HStack(spacing: 12) {
            if !isWanted { RoundedRectangle(cornerRadius: 6).fill(color.gradient).frame(width: 24, height: 24) }
            Text("\(number)").font(TypeScale.cardTitle)
            Text(color.name)
            Spacer(minLength: 0)
        }
        .foregroundStyle(isWanted ? color.text.color : Palette.text)
        .padding(.horizontal, 16)
        .frame(height: Self.heights[number % Self.heights.count])
        .background {
            if isWanted { shape.fill(color.gradient) } else { shape.fill(Palette.panel) }
        }
        .overlay { shape.strokeBorder(isWanted ? .clear : Palette.line, lineWidth: 1) }
        .id("card \(number)")
    }

    private static let heights = [56.0, 88, 64, 120, 72]
}
