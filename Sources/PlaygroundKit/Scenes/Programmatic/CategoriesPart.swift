import ScrollAnalysis
import ScrollUI

/// A list of families beside a row of all their cards. A click on a family scrolls to its first card. The front card
/// marks its family, which the list keeps visible.
struct CategoriesPart: View {
    @State private var card: Int?
    @State private var shown: String?
    @Environment(\.stageSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private static let colors = ColorFamily.all.flatMap(\.colors)

    private var family: ColorFamily? { card.flatMap { ColorFamily.all.of(card: $0) } ?? ColorFamily.all.first }

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            list.frame(width: size.width < 520 ? 116 : 184)
            cards
        }
        .padding(.leading, 28)
    }

    private var list: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(ColorFamily.all) { item in
                    CategoryRow(family: item, isCurrent: item.id == family?.id) { show(item) }
                }
            }
            .scrollTargetLayout()
        }
        .focusRingPadding(.all)
        .scrollPosition(id: $shown)
        .scrollIndicators(.hidden)
        .id("categories")
        .onChange(of: family?.id) { keepInSight($1) }
    }

    private var cards: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(Self.colors) { color in
                    ColorCard(color: color).containerRelativeFrame(.horizontal).id(color.id)
                }
            }
            .scrollTargetLayout()
        }
        .id(PlaygroundScene.stageID)
        .contentMargins(.trailing, 28, for: .scrollContent)
        .stageSnapping(.viewAligned)
        .scrollPosition(id: $card, anchor: .leading)
        .scrollIndicators(.hidden)
    }

    private func show(_ family: ColorFamily) {
        withAnimation(reduceMotion ? nil : .default) { card = family.colors.first?.id }
    }

    /// Scrolls by the smallest distance, so a visible family does not move.
    private func keepInSight(_ family: String?) {
        withAnimation(reduceMotion ? nil : .default) { shown = family }
    }
}

private struct CategoryRow: View {
    let family: ColorFamily
    let isCurrent: Bool
    let show: @MainActor () -> Void

    var body: some View {
        Button(action: show) {
            VStack(alignment: .leading, spacing: 6) {
                Text(family.title).font(TypeScale.controlStrong)
                Text(names).font(TypeScale.hint).foregroundStyle(Palette.secondary)
                HStack(spacing: 4) {
                    ForEach(family.colors) { Capsule().fill($0.bottom.color).frame(width: 18, height: 6) }
                }
            }
            .padding(.horizontal, 14)
            .frame(maxWidth: .infinity, minHeight: 92, maxHeight: 92, alignment: .leading)
        }
        .buttonStyle(ChipButtonStyle(isChosen: isCurrent))
        .id(family.id)
    }

    private var names: String { family.colors.map(\.name).joined(separator: ", ") }
}
