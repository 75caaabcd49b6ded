import ScrollUI

/// Rows that are carousels of ten cards with wrapped text.
struct BenchFeed: View {
    /// From the start of one row to the start of the next, in points.
    nonisolated static let pitch = 24.0 + 8 + cardHeight + 12
    private nonisolated static let cardHeight = 180.0
    private static let cardCount = 10

    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(0..<count, id: \.self) { row in
                    VStack(alignment: .leading, spacing: 8) {
                        Text("Row \(row)").font(.system(size: 17)).foregroundStyle(.white).frame(height: 24)
                        cards(of: row)
                    }
                }
            }
            .padding(16)
        }
        .scrollIndicators(.never)
    }

    private func cards(of row: Int) -> some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(0..<Self.cardCount, id: \.self) { card in
                    FeedCard(number: row * Self.cardCount + card).frame(width: 220, height: Self.cardHeight)
                }
            }
        }
        .scrollIndicators(.never)
    }
}

/// A picture, a title and a text of several lines.
private struct FeedCard: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 8).fill(BenchColors.card(number)).frame(height: 72)
            Text("Card \(number)").font(.system(size: 15)).foregroundStyle(.white)
            Text(FeedText.sentence(number)).font(.system(size: 12)).foregroundStyle(.gray)
            Spacer(minLength: 0)
        }
        .padding(10)
        .background(Color(white: 0.16), in: RoundedRectangle(cornerRadius: 12))
    }
}

/// Sentences that differ from card to card.
enum FeedText {
    private static let words = [
        "harbour", "lantern", "gravel", "willow", "copper", "meadow", "signal", "orchard", "granite", "saffron",
        "timber",
        "kestrel", "marble", "juniper", "ember", "canvas", "thistle", "beacon", "velvet",
    ]

    /// Fifteen words: three lines of a card or four.
    static func sentence(_ number: Int) -> String {
        var sentence: [String] = []
        for index in 0..<15 {
            let step = index * (index + number % 5 + 1)
            sentence.append(words[(number * 7 + step) % words.count])
        }
        return sentence.joined(separator: " ") + " \(number)."
    }
}
