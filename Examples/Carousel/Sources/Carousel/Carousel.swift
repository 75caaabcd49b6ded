import ScrollUI

/// A row of cards that snap to the margin.
struct Carousel: View {
    private static let cards = 12

    @State private var front: Int? = 0

    var body: some View {
        VStack(spacing: 24) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<Self.cards, id: \.self) { number in
                        Card(number: number)
                            .frame(width: 260)
                            .scrollTransition { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                    .opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $front, anchor: .leading)
            .contentMargins(.horizontal, 24, for: .scrollContent)

            HStack(spacing: 16) {
                Button("Previous") { move(by: -1) }
                Text("\((front ?? 0) + 1) of \(Self.cards)")
                Button("Next") { move(by: 1) }
            }
        }
        .padding(.vertical, 24)
    }

    private func move(by step: Int) {
        let next = (front ?? 0) + step
        guard (0..<Self.cards).contains(next) else { return }
        withAnimation { front = next }
    }
}

struct Card: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color(hue: Double(number) / 12, saturation: 0.55, brightness: 0.85))
            .overlay(alignment: .bottomLeading) {
                Text("Card \(number + 1)")
                    .font(.title2)
                    .foregroundStyle(.white)
                    .padding(20)
            }
    }
}
