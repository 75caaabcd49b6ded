import Foundation

/// The selection in a read-only text. A drag, a double click or a triple click selects; Control-C copies.
@MainActor
final class TextSelectionState {
    let responder = Responder()
    private var editing = TextEditing()
    private var hasKeyboard = false
    private var stops: TextStops?
    private unowned let text: TextNode

    init(of text: TextNode) {
        self.text = text
        responder.handlers = Responder.Handlers(
            drag: { [weak self] in self?.follow($0) },
            grabsOnlyMouse: true,
            key: { [weak self] in self?.press($0, $1) ?? false },
            keyboard: { [weak self] hasKeyboard, _ in self?.keyboardDidMove(hasKeyboard) },
            isFocusable: true, isPassedByTab: true, pointerStyle: .text)
        show(text.string)
    }

    func show(_ string: String) {
        guard string != editing.text else { return }
        editing.replaceAll(with: string)
        editing.move(to: 0, extending: false)
        stops = nil
    }

    /// Invalidates the positions of the lines.
    func linesDidMove() { stops = nil }

    /// The rectangles of the selection, from the text's top left.
    var rects: [CGRect] {
        guard hasKeyboard, !editing.selection.isEmpty else { return [] }
        return known.rects(of: editing.selection)
    }

    private var known: TextStops {
        if let stops { return stops }
        let new = TextStops(text.typesetLines, of: editing.characters, by: text.graph.text)
        stops = new
        return new
    }

    // MARK: Input

    private func follow(_ event: DragEvent) {
        switch event.phase {
        case .began: begin(event)
        case .changed where event.clickCount == 1:
            editing.move(to: known.index(at: event.location), extending: true)
        default: return
        }
        text.setNeedsPaint()
    }

    private func begin(_ event: DragEvent) {
        let index = known.index(at: event.location)
        switch event.clickCount {
        case 2: editing.selectWord(at: known.character(at: event.location) ?? index)
        case 3...: selectParagraph(at: index)
        default: editing.move(to: index, extending: event.modifiers.contains(.shift))
        }
    }

    private func selectParagraph(at index: Int) {
        let characters = editing.characters
        let index = min(index, characters.count)
        let start = characters[..<index].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        let end = characters[index...].firstIndex(of: "\n") ?? characters.count
        editing.move(to: start, extending: false)
        editing.move(to: end, extending: true)
    }

    private func keyboardDidMove(_ isHere: Bool) {
        hasKeyboard = isHere
        if !isHere { editing.move(to: editing.caret, extending: false) }
        text.setNeedsPaint()
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        let extends = modifiers.contains(.shift) && (key == .left || key == .right)
        let commands: [InputEvent.Key] = [.character("a"), .character("c")]
        guard extends || (modifiers == .control && commands.contains(key)) else { return false }
        if key == .character("c"), editing.selection.isEmpty { return false }
        let used = editing.press(key, modifiers, pasteboard: text.graph.pasteboard, isSecret: false)
        text.setNeedsPaint()
        return used
    }
}

private struct TextSelectabilityKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var isTextSelectable: Bool {
        get { self[TextSelectabilityKey.self] }
        set { self[TextSelectabilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the texts in this view can be selected: by a drag with the mouse, by a double click on a word, or by a triple click on
    /// a paragraph. Control-C copies the selection. Texts in controls are excluded.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}
