import ScrollUI

/// A strip of small cards, one for each few cards side by side; a click goes to the first of them.
///
/// That of the card in front is marked, and kept in sight. As they come in the order of the cards, mark and strip go the
/// way that the cards go, and rest while one of the same few is in front.
struct FamilyStrip: View {
    /// The id of that of the card in front.
    let current: ColorFamily.ID?
    /// The card in front; a binding, so that the strip is made anew only where the mark goes on.
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
