import ScrollUI

/// A large card with a gradient, and the colour's name and number at the lower left.
struct ColorCard: View {
    let color: CardColor

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(color.gradient)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(color.name).font(TypeScale.cardTitle)
                    Text(color.bottom.name).font(TypeScale.cardDetail)
                }
                .foregroundStyle(color.text.color)
                .padding(20)
            }
    }
}
