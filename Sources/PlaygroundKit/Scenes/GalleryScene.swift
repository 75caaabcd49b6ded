import ScrollAnalysis
import ScrollUI

/// A row of twenty cards that snap to the margin. Two fit in the window, one if it is narrow.
struct GalleryScene: View {
    @State private var position: Int?
    @Environment(\.stageSize) private var size

    private let colors = CardColor.all
    /// The width below which one card fills the window.
    private static let twoColumns = 520.0

    /// The height below which the cards take the strip's space.
    private static let stripFold = 340.0

    private var columns: Int { size.width >= Self.twoColumns ? 2 : 1 }
    private var current: Int { position ?? 0 }
    /// The last card that can rest at the leading margin.
    private var last: Int { colors.count - columns }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(
                title: "Favourite colours", detail: "\(colors[current].name), \(current + 1) of \(colors.count)"
            ) {
                Paddles($position, current: current, last: last)
            }
            GalleryCards(position: $position, columns: columns).padding(.top, 26)
            if size.height >= Self.stripFold {
                FamilyStrip(current: ColorFamily.neighbours.of(card: current)?.id, position: $position, last: last)
                    .frame(height: 64)
                    .padding(.bottom, 34)
            }
        }
    }
}

/// The cards alone, which are not evaluated when another card comes to rest.
private struct GalleryCards: View {
    @Binding var position: Int?
    let columns: Int

    private static let gap = 16.0
    /// The distance between the cards and the strip below, where the mouse's scroll bar is.
    private static let underCards = 26.0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: Self.gap) {
                ForEach(CardColor.all) { color in
                    ColorCard(color: color)
                        .containerRelativeFrame(.horizontal, count: columns, spacing: Self.gap)
                        .stageTransition()
                }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .stageMargin(.horizontal)
        .contentMargins(.bottom, Self.underCards, for: .scrollContent)
        .contentMargins(.horizontal, 28, for: .scrollIndicators)
        .stageSnapping(.viewAligned)
        .scrollPosition(id: $position, anchor: .leading)
        // A mouse gets a scroll bar to drag, below the cards; fingers and touchpads need none.
        .scrollIndicators(.hidden)
    }
}
