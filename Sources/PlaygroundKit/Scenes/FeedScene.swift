import ScrollAnalysis
import ScrollUI

/// A vertical feed whose rows are horizontal carousels.
struct FeedScene: View {
    private static let count = 60

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 28) {
                SceneHeader(title: "Feed", detail: "Horizontal carousels in a vertical feed")
                    .padding(.top, -22)
                ForEach(0..<Self.count) { FeedRow(index: $0) }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.vertical)
        .stageSnapping(.none)
    }
}

/// A heading above a row of cards.
private struct FeedRow: View {
    let index: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 8) {
                Text(Self.titles[index % Self.titles.count]).font(TypeScale.cardTitle)
                Text("\(index + 1)").font(TypeScale.number).foregroundStyle(Palette.secondary)
            }
            .padding(.horizontal, 28)
            carousel
        }
    }

    private var carousel: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(0..<CardColor.all.count) { column in
                    FeedCard(color: CardColor.of(index * 3 + column)).stageTransition()
                }
            }
            .scrollTargetLayout()
        }
        .frame(height: FeedCard.height)
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .stageSnapping(.viewAligned)
        .scrollIndicators(.hidden)
    }

    private static let titles = ["Evening walk", "Kitchen wall", "Old maps", "Winter coats", "Harbour lights"]
}

private struct FeedCard: View {
    static let height = 150.0

    let color: CardColor

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(color.gradient)
            .overlay(alignment: .bottomLeading) {
                Text(color.name).font(TypeScale.controlStrong).foregroundStyle(color.text.color).padding(12)
            }
            .frame(width: 200, height: Self.height)
    }
}
