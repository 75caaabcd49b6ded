import ScrollUI

/// A strip of small cards, one for each few cards side by side; a click goes to the first of them.
///
/// That of the card in front is marked, and kept in sight. As they come in the order of the cards, mark and strip go the
/// way that the cards go, and rest while one of the same few is in front.
struct FamilyStrip: View {
    /// Of the card in front.
    let current: ColorFamily?
    let show: (Int) -> Void
    @State private var shown: String?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(ColorFamily.neighbours) { family in
                    Button(action: { show(family.colors[0].id) }) { FamilyLabel(family: family) }
                        .buttonStyle(ChipButtonStyle(isChosen: family.id == current?.id))
                }
            }
            .scrollTargetLayout()
        }
        .stageMargin(.horizontal)
        .focusRingPadding(.vertical)
        .scrollPosition(id: $shown)
        .scrollIndicators(.never)
        .id("families")
        .onChange(of: current?.id) { keepInSight($1) }
    }

    private func keepInSight(_ family: String?) {
        withAnimation(reduceMotion ? nil : .default) { shown = family }
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
