import ScrollAnalysis
import ScrollUI

/// Cards of any aspect ratio, one or two per window by the size class, with insets beside them from padding, content
/// margins and a safe area.
struct SizingScene: View {
    @State private var ratio = CardRatio.film
    @State private var choice = SizeClassChoice.byWidth
    @Environment(\.stageSize) private var size

    /// The width below which the choices are stacked.
    private static let narrow = 480.0

    private var sizeClass: UserInterfaceSizeClass { choice.sizeClass(width: size.width) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SceneHeader(title: "Sizes and insets", detail: detail, code: .sizing(ratio))
            choices.padding(.horizontal, 28).padding(.top, 12)
            ScrollView {
                VStack(alignment: .leading, spacing: 22) {
                    ForEach(SizingInset.allCases) { inset in
                        VStack(alignment: .leading, spacing: 10) {
                            InsetTitle(inset: inset).padding(.horizontal, 28)
                            SizedCards(ratio: ratio, inset: inset)
                        }
                    }
                    .environment(\.horizontalSizeClass, sizeClass)
                }
                .padding(.vertical, 18)
            }
            .id(PlaygroundScene.stageID)
            .stageSnapping(.none)
            .scrollEdgeEffectStyle(.soft, for: .top)
        }
    }

    private var detail: String {
        sizeClass == .compact ? "Compact: one card per window" : "Regular: two cards per window"
    }

    private var choices: some View {
        let layout =
            size.width < Self.narrow
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
        return layout {
            ChoiceSegments(selection: $ratio).id("ratio")
            ChoiceSegments(selection: $choice).id("size class")
        }
    }
}

private struct InsetTitle: View {
    let inset: SizingInset

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(inset.title).font(TypeScale.controlStrong)
            Text(inset.code).font(TypeScale.smallCode).foregroundStyle(Palette.secondary)
        }
    }
}

/// A row of cards for the current size class.
private struct SizedCards: View {
    let ratio: CardRatio
    let inset: SizingInset
    @Environment(\.horizontalSizeClass) private var sizeClass

    private static let length = 28.0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(CardColor.all) { color in
                    SizedCard(color: color)
                        .aspectRatio(ratio.value, contentMode: .fit)
                        .containerRelativeFrame(.horizontal, count: sizeClass == .compact ? 1 : 2, spacing: 16)
                        .id("\(inset) \(color.id)")
                }
            }
            .scrollTargetLayout()
        }
        .id("row \(inset)")
        .contentMargins(.horizontal, inset == .margins ? Self.length : 0, for: .scrollContent)
        .safeAreaPadding(.horizontal, inset == .safeArea ? Self.length : 0)
        .stageSnapping(.viewAligned)
        .scrollIndicators(.hidden)
        .padding(.horizontal, inset == .padding ? Self.length : 0)
    }
}

/// A card of any size, with its colour's name in the middle.
private struct SizedCard: View {
    let color: CardColor

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(color.gradient)
            .overlay { Text(color.name).font(TypeScale.controlStrong).foregroundStyle(color.text.color) }
    }
}
