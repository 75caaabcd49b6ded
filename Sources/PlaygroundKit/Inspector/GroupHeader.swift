import ScrollUI

/// The heading of a group, with a reset for all of it.
struct GroupHeader: View {
    let title: String
    let isChanged: Bool
    let reset: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Text(title).font(TypeScale.groupTitle)
            Spacer(minLength: 0)
            Button(action: reset) { Text("reset").font(TypeScale.status) }
                .buttonStyle(LinkButtonStyle())
                .disabled(!isChanged)
        }
        .frame(height: 20)
    }
}

/// A word that answers to the pointer.
struct LinkButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color(configuration))
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 6)
    }

    private func color(_ configuration: Configuration) -> Color {
        guard configuration.isEnabled else { return Palette.tertiary.opacity(0.7) }
        return configuration.isHovered || configuration.isPressed ? Palette.text : Palette.accent
    }
}
