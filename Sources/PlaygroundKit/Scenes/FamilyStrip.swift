import ScrollUI

/// A strip of small cards, one for each group of neighbouring cards. A click scrolls to the first card of the group.
///
/// The group of the front card is marked and kept visible. The groups have the order of the cards, so the strip scrolls
/// in the same direction as the cards, and rests while the front card stays in one group.
struct FamilyStrip: View {
    /// The id of the front card's group.
    let current: ColorFamily.ID?
    /// The front card. It is a binding, so that the strip is only evaluated when the mark moves.
    @Binding var position: Int?
    /// The last card that can be in front.
    let last: Int
    @State private var shown: String?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(ColorFamily.neighbours) { family in
                    FamilyChip(family: family, isChosen: family.id == current, position: $position, last: last)
                }
            }
            .scrollTargetLayout()
        }
        .stageMargin(.horizontal)
        .focusRingPadding(.vertical)
        .scrollPosition(id: $shown)
        .scrollIndicators(.never)
        .id("families")
        .onChange(of: current) { keepInSight($1) }
    }

    private func keepInSight(_ family: String?) {
        withAnimation(reduceMotion ? nil : .default) { shown = family }
    }
}

private struct FamilyChip: View {
    let family: ColorFamily
    let isChosen: Bool
    @Binding var position: Int?
    let last: Int
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Button(action: show) { FamilyLabel(family: family) }
            .buttonStyle(ChipButtonStyle(isChosen: isChosen))
    }

    private func show() {
        withAnimation(reduceMotion ? nil : .default) { position = min(family.colors[0].id, last) }
    }
}

private struct FamilyLabel: View {
    let family: ColorFamily

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(family.title)
            HStack(spacing: 4) {
                ForEach(family.colors) { Capsule().fill($0.bottom.color).frame(width: 18, height: 6) }
            }
        }
        .padding(.horizontal, 12)
        .frame(width: 132, height: 64, alignment: .leading)
    }
}
