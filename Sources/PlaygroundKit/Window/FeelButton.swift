import ScrollPhysics
import ScrollUI

/// A button with the current feel, which opens the list of feels.
///
/// Arrow keys also open the list and try one feel after the other. Return keeps the tried feel, Escape reverts it.
struct FeelButton: View {
    let model: PlaygroundModel
    @State private var isFocused = false
    @State private var isHovered = false

    var body: some View {
        HStack(spacing: 8) {
            Text(model.feelTitle)
            Chevron(isForward: true).rotationEffect(.degrees(90)).frame(width: 9, height: 9)
        }
        .padding(.horizontal, 11)
        .frame(height: 28)
        .fixedSize()
        .background(isHovered || model.isFeelMenuOpen ? Palette.fillHovered : Palette.fill, in: shape)
        .overlay { shape.strokeBorder(Palette.edge, lineWidth: 1) }
        .contentShape(shape)
        .focusOutline(isFocused, cornerRadius: 11)
        .onHover { isHovered = $0 }
        .onTapGesture { toggle() }
        .keyboardInput(showingFocus: $isFocused, press)
        .id("feel-button")
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

    private func toggle() {
        if model.isFeelMenuOpen { model.acceptFeelMenu() } else { model.openFeelMenu() }
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .space, .return: toggle()
        case .escape where model.isFeelMenuOpen: model.cancelFeelMenu()
        case .tab where model.isFeelMenuOpen: model.inspector.wantsPresetActions = true
        case .up, .left: step(by: -1)
        case .down, .right: step(by: 1)
        case .home: tryOut(0)
        case .end: tryOut(model.feelItems.count - 1)
        case .pageUp: step(by: -5)
        case .pageDown: step(by: 5)
        default: return false
        }
        return true
    }

    private func step(by lines: Int) {
        let items = model.feelItems
        guard let index = items.firstIndex(where: { $0.id == model.feelItem.id }) else { return }
        tryOut(min(max(index + lines, 0), items.count - 1))
    }

    private func tryOut(_ index: Int) {
        model.openFeelMenu()
        model.choose(model.feelItems[index])
    }
}
