@_spi(Nodes) import ScrollUI

/// The buttons and fields of a dialog. A button closes the dialog before it performs its action.
struct DialogActions<Actions: View>: View {
    let isAlert: Bool
    let actions: Actions
    let dismiss: @MainActor () -> Void

    var body: some View {
        DialogColumn(isAlert: isAlert) {
            actions
            // A default button, which is used if no other button closes the dialog without a change.
            Button(isAlert ? "OK" : "Cancel", role: .cancel) {}
                .layoutValue(key: ActionPart.self, value: .standard)
        }
        .buttonStyle(DialogButtonStyle(isAlert: isAlert))
        .textFieldStyle(.roundedBorder)
        .environment(\.dismissMenu, DismissMenu(action: dismiss))
        .environment(\.hasCancelKey, true)
    }
}

/// The role of a view in a dialog.
enum ActionPart: LayoutValueKey, Sendable {
    case view, heading, button, cancel, standard

    static var defaultValue: ActionPart { .view }
}

/// The style of a dialog's button: text in the tint colour, red for a destructive action, bolder for a cancel button.
struct DialogButtonStyle: ButtonStyle {
    let isAlert: Bool

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, isAlert: isAlert)
            .layoutValue(key: ActionPart.self, value: configuration.role == .cancel ? .cancel : .button)
    }
}

private struct DialogButton: View {
    let configuration: ButtonStyleConfiguration
    let isAlert: Bool
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .font(font.weight(configuration.role == .cancel ? .semibold : .regular))
            .lineLimit(1)
            .foregroundStyle(
                configuration.role == .destructive ? ControlPalette.destructive : tint ?? Color.accentColor
            )
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: isAlert ? 44 : 54)
            .background(ground)
            .contentShape(Rectangle())
            .overlay {
                RoundedRectangle(cornerRadius: 10)
                    .strokeBorder(Color.accentColor.opacity(configuration.isFocused ? 1 : 0), lineWidth: 2)
                    .padding(4)
            }
    }

    private var font: Font { isAlert ? .body : .system(size: 18) }

    private var ground: Color {
        if configuration.isPressed { return ControlPalette.fillPressed }
        return configuration.isHovered && configuration.isEnabled ? ControlPalette.fillHovered.opacity(0.6) : .clear
    }
}
