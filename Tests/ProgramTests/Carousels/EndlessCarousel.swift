import SwiftUI

/// Slides without an end: copies of the slides stand before and behind, and the offset jumps once it rests on a copy.
struct EndlessCarousel<Slide: Identifiable, Content: View>: View {
    private struct Copy: Identifiable {
        let id: Int
        let slide: Slide
    }

    let slides: [Slide]
    let spacing: CGFloat
    @ViewBuilder let content: (Slide) -> Content
    @State private var shown: Int?
    private let rounds = 3

    init(_ slides: [Slide], spacing: CGFloat = 12, @ViewBuilder content: @escaping (Slide) -> Content) {
        self.slides = slides
        self.spacing = spacing
        self.content = content
        _shown = State(initialValue: slides.count)
    }

    private var copies: [Copy] {
        (0..<slides.count * rounds).map { Copy(id: $0, slide: slides[$0 % slides.count]) }
    }

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: spacing) {
                ForEach(copies) { copy in
                    content(copy.slide)
                        .containerRelativeFrame(.horizontal, count: 1, spacing: spacing)
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $shown)
        .onScrollPhaseChange { _, phase in
            guard phase == .idle, let shown else { return }
            let home = slides.count + shown % slides.count
            if home != shown { self.shown = home }
        }
    }
}

struct Offer: Identifiable {
    let id: String
    let percent: Int
}

struct ShopFront: View {
    private let offers = [
        Offer(id: "Shoes", percent: 20), Offer(id: "Coats", percent: 35), Offer(id: "Hats", percent: 50),
    ]
    @State private var seen: Set<String> = []

    var body: some View {
        VStack(alignment: .leading) {
            Text("Offers").font(.title2).bold()
            EndlessCarousel(offers) { offer in
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: 16).fill(.purple.opacity(Double(offer.percent) / 100 + 0.3))
                    Text("\(offer.id) -\(offer.percent) %").padding()
                }
                .frame(height: 180)
                .onScrollVisibilityChange(threshold: 0.9) { isVisible in
                    if isVisible { seen.insert(offer.id) }
                }
            }
            Text("Seen: \(seen.sorted().joined(separator: ", "))").font(.footnote)
        }
        .padding(.vertical)
    }
}

#Preview {
    ShopFront()
}
