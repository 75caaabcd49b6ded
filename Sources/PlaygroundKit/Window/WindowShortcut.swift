import ScrollUI

/// The keyboard shortcuts of the window, which precede those of its views.
enum WindowShortcut: Equatable, Sendable {
    case quit
    case screenshot
    case copyTuning
    case paste
    case resetAll
    case undo
    case redo
    case flashRepaints
    case toggleDock
    case search
    case flip
    case toggleLayout(StageLayout)
    case toggleBlindTest
    case savePreset
    case savePresetAs
    /// The index of a scene in the list, from 0.
    case scene(Int)
    /// The index of a take in the list, from 0.
    case take(Int)

    /// The shortcut of a key press; nil for keys of the views.
    init?(_ event: InputEvent) {
        guard case .keyDown(let key, let modifiers) = event.kind else { return nil }
        switch (key, modifiers) {
        case (.character("q"), .control): self = .quit
        case (.character("c"), .control): self = .copyTuning
        case (.character("v"), .control): self = .paste
        case (.character("0"), .control): self = .resetAll
        case (.character("z"), .control): self = .undo
        case (.character("z"), [.control, .shift]), (.character("y"), .control): self = .redo
        case (.character("j"), .control): self = .toggleDock
        case (.character("f"), .control): self = .search
        case (.character("b"), .control): self = .flip
        case (.character("g"), .control): self = .toggleLayout(.ghost)
        case (.character("e"), .control): self = .toggleLayout(.sideBySide)
        case (.character("t"), .control): self = .toggleBlindTest
        case (.character("s"), .control): self = .savePreset
        case (.character("s"), [.control, .shift]): self = .savePresetAs
        case (.function(12), []): self = .screenshot
        case (.function(9), []): self = .flashRepaints
        // On a keyboard the zero follows the nine.
        case (.character("0"), .option): self = .scene(9)
        case (.character(let digit), .option), (.character(let digit), .control):
            guard let number = digit.wholeNumberValue, number > 0 else { return nil }
            self = modifiers == .option ? .scene(number - 1) : .take(number - 1)
        default: return nil
        }
    }

    /// Whether it is allowed during a blind test: it reveals and changes nothing.
    var isForBlindTests: Bool { [.quit, .screenshot, .flashRepaints, .toggleBlindTest].contains(self) }

    /// Whether the same keys have a meaning in text fields.
    var isForText: Bool { [.copyTuning, .paste, .undo, .redo].contains(self) }
}
