import ScrollUI

/// A strip of small cards, one for each family of colours; a click goes to the family's first card.
struct FamilyStrip: View {
    let show: (Int) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(ColorFamily.all) { family in
                    Button(action: { show(family.colors[0].id) }) { FamilyLabel(family: family) }
                        .buttonStyle(ChipButtonStyle())
                }
            }
        }
        .stageMargin(.horizontal)
        .scrollIndicators(.hidden)
        .id("families")
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

/// A small filled card that answers to the pointer.
private struct ChipButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Palette.text)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 12))
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 16)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered ? Palette.fillHovered : Palette.fill
    }
}
