import ScrollUI

/// A small filled card that reacts to the pointer. The chosen one of several is marked.
struct ChipButtonStyle: ButtonStyle, Equatable {
    var isChosen = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Palette.text)
            .background(fill(configuration), in: shape)
            .overlay { shape.strokeBorder(isChosen ? Palette.accent : .clear, lineWidth: 1.5) }
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 16)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

    private func fill(_ configuration: Configuration) -> Color {
        if isChosen { return Palette.selection }
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered ? Palette.fillHovered : Palette.fill
    }
}
