// Written by PackageTemplateTests: what 'new' writes.
import PlaygroundKit
import ScrollUI

/// A row of cards that snap to the margin.
struct MyCarousel: View {
    // The lab's inspector tunes these. Elsewhere they have the values below.
    @Tunable("Card width", 80...400, step: 4, unit: "pt") var width = 260.0
    @Tunable("Spacing", 0...48, unit: "pt", description: "The distance between two cards.") var spacing = 16.0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: spacing) {
                ForEach(1..<21) { number in
                    MyCard(number: number)
                        .frame(width: width)
                        .id("card \(number)")
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 24, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
    }
}

/// A card that shrinks and fades at the edges.
struct MyCard: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color(hue: Double(number) / 20, saturation: 0.55, brightness: 0.85))
            .overlay(alignment: .bottomLeading) {
                Text("Card \(number)")
                    .font(.title2)
                    .bold()
                    .foregroundStyle(.white)
                    .padding(20)
            }
            .padding(.vertical, 40)
            .scrollTransition { content, phase in
                content
                    .scaleEffect(phase.isIdentity ? 1 : 0.9)
                    .opacity(phase.isIdentity ? 1 : 0.6)
            }
    }
}
