import ScrollUI

/// A round button with an icon.
struct IconButton<Icon: View>: View {
    let diameter: Double
    let action: @MainActor () -> Void
    @ViewBuilder let icon: () -> Icon

    var body: some View {
        Button(action: action) { icon().frame(width: diameter, height: diameter) }
            .buttonStyle(RoundButtonStyle())
    }
}

/// A disc that reacts to the pointer.
struct RoundButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(fill(configuration), in: Circle())
            .contentShape(Circle())
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .overlay {
                Circle().strokeBorder(Palette.accent.opacity(configuration.isFocused ? 1 : 0), lineWidth: 2).padding(-4)
            }
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered && configuration.isEnabled ? Palette.fillHovered : Palette.fill
    }
}
