import Foundation

/// A switch with a label.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A switch with any view as its label. A click, space or return flips `isOn`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    /// The label at the leading side, the switch at the trailing one, and the room between them.
    public var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            SwitchPlate(isOn: isOn).focusOutline(isFocused, cornerRadius: 13)
        }
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.4)
        .responder(handlers, isEnabled: isEnabled)
    }

    private func flip() {
        withAnimation(reduceMotion ? nil : .easeOut(duration: 0.15)) { isOn.toggle() }
    }

    private var handlers: Responder.Handlers {
        Responder.Handlers(
            tap: { _, _ in flip() },
            key: { key, modifiers in
                guard key == .space || key == .return, modifiers.isEmpty else { return false }
                flip()
                return true
            },
            focus: { isFocused = $0 }, isFocusable: isEnabled, pointerStyle: .link)
    }
}

extension Toggle where Label == Text {
    /// A switch with a text as its label.
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// The switch itself: 32 by 18 points, the knob at the side of its state.
private struct SwitchPlate: View {
    let isOn: Bool

    var body: some View {
        Capsule()
            .fill(isOn ? Color.accentColor : Color(light: 0xC2C8D0, dark: 0x3A4250))
            .frame(width: 32, height: 18)
            .overlay(alignment: .leading) {
                Circle().fill(Color.white).frame(width: 14, height: 14).padding(2).offset(x: isOn ? 14 : 0)
            }
    }
}
