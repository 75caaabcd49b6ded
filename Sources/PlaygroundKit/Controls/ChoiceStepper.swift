import ScrollUI

/// A choice among many options: the selected one between two arrows that step through all of them.
///
/// Is one tab stop; the arrow keys choose. The first option follows the last one.
struct ChoiceStepper: View {
    /// An option: its name in files, and its title in the window.
    struct Option: Identifiable, Equatable {
        let name: String
        let title: String

        var id: String { name }
    }

    @Binding var selection: String
    let options: [Option]
    /// Whether to draw the outline of a choice that differs from the default.
    var isChanged = false
    @State private var isFocused = false

    var body: some View {
        HStack(spacing: 0) {
            StepButton(isForward: false) { step(-1) }
            Text(title).lineLimit(1).frame(minWidth: 0, maxWidth: .infinity)
            StepButton(isForward: true) { step(1) }
        }
        .frame(height: 22)
        .background(Palette.fill, in: RoundedRectangle(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(isChanged ? Palette.accent : .clear, lineWidth: 1) }
        .focusOutline(isFocused, cornerRadius: 9)
        .keyboardInput(showingFocus: $isFocused, press)
    }

    private var index: Int { options.firstIndex { $0.name == selection } ?? 0 }

    private var title: String { options.indices.contains(index) ? options[index].title : "" }

    private func step(_ direction: Int) {
        guard !options.isEmpty else { return }
        selection = options[(index + direction + options.count) % options.count].name
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .left, .up: step(-1)
        case .right, .down: step(1)
        default: return false
        }
        return true
    }
}

private struct StepButton: View {
    let isForward: Bool
    let action: () -> Void
    @State private var isHovered = false

    var body: some View {
        Chevron(isForward: isForward)
            .frame(width: 24, height: 22)
            .background(isHovered ? Palette.fillHovered : .clear, in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .onTapGesture(perform: action)
    }
}
