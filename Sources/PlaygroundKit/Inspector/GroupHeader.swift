import ScrollUI

/// The heading of a group, which opens and closes it, with an action for the whole group.
struct GroupHeader: View {
    /// The state of a group that can be opened and closed.
    struct Fold {
        let isOpen: Bool
        let toggle: @MainActor () -> Void
    }

    let title: String
    let action: String
    let isEnabled: Bool
    var fold: Fold?
    let perform: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            if let fold {
                Button(action: fold.toggle) {
                    HStack(spacing: 4) {
                        Text(title).font(TypeScale.groupTitle)
                        Chevron(isForward: true).rotationEffect(.degrees(fold.isOpen ? 90 : 0)).scaleEffect(0.7)
                            .frame(width: 12, height: 12)
                        Spacer(minLength: 0)
                    }
                    .frame(height: 20)
                }
                .buttonStyle(GroupTitleStyle())
                .id("group \(title)")
            } else {
                Text(title).font(TypeScale.groupTitle)
                Spacer(minLength: 0)
            }
            Button(action: perform) { Text(action).font(TypeScale.status) }
                .buttonStyle(LinkButtonStyle())
                .disabled(!isEnabled)
        }
        .frame(height: 20)
    }
}

/// The title of a group, which reacts to the pointer.
private struct GroupTitleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isHovered ? Palette.accent : Palette.text)
            .contentShape(Rectangle())
            .focusOutline(configuration.isFocused, cornerRadius: 6)
    }
}

/// A text button that reacts to the pointer.
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
