import ScrollUI

/// A button of the transport with an icon. It is highlighted while its function is on.
struct TransportButton: View {
    let icon: TransportIcon
    var isOn = false
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { icon.frame(width: 14, height: 14).frame(width: 32, height: 28) }
            .buttonStyle(TransportButtonStyle(isOn: isOn))
    }
}

private struct TransportButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isOn ? Palette.accent : Palette.text)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 8))
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Palette.edge, lineWidth: 1) }
            .contentShape(RoundedRectangle(cornerRadius: 8))
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused, cornerRadius: 11)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return (configuration.isHovered || isOn) && configuration.isEnabled ? Palette.fillHovered : Palette.fill
    }
}
