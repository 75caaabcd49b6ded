import ScrollPhysics
import ScrollUI

/// The feel that the numbers start from; opens the list of all of them.
///
/// The arrow keys go through the feels without the list. A star marks a feel whose numbers were changed.
struct FeelButton: View {
    let model: PlaygroundModel
    @State private var isFocused = false
    @State private var isHovered = false

    var body: some View {
        HStack(spacing: 8) {
            Text(title)
            Chevron(isForward: true).rotationEffect(.degrees(90)).frame(width: 9, height: 9)
        }
        .padding(.horizontal, 11)
        .frame(height: 28)
        .fixedSize()
        .background(isHovered || model.isFeelMenuOpen ? Palette.fillHovered : Palette.fill, in: shape)
        .contentShape(shape)
        .focusOutline(isFocused, cornerRadius: 11)
        .onHover { isHovered = $0 }
        .onTapGesture { model.isFeelMenuOpen.toggle() }
        .keyboardInput(keyboard)
        .id("feel-button")
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

    private var title: String {
        let isChanged = model.tuning.feel != model.tuning.baseFeel
        return model.tuning.baseFeel.title + (isChanged ? " *" : "")
    }

    private var keyboard: KeyboardHandlers {
        var handlers = KeyboardHandlers()
        handlers.focus = { isFocused = $0 && $1 }
        handlers.key = press
        return handlers
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .space, .return: model.isFeelMenuOpen.toggle()
        case .escape where model.isFeelMenuOpen: model.isFeelMenuOpen = false
        case .up, .left: step(-1)
        case .down, .right: step(1)
        default: return false
        }
        return true
    }

    /// The list stays open while the keys go through it.
    private func step(_ way: Int) {
        let feels = ScrollFeel.builtIn
        guard let index = feels.firstIndex(where: { $0.name == model.tuning.base }), feels.indices.contains(index + way)
        else { return }
        let isOpen = model.isFeelMenuOpen
        model.choose(feels[index + way])
        model.isFeelMenuOpen = isOpen
    }
}
