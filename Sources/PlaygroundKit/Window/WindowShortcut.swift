import ScrollUI

/// The keys that belong to the window, whatever has the focus.
enum WindowShortcut: Equatable, Sendable {
    /// F12.
    case screenshot
    /// Ctrl+Q.
    case quit

    /// Nil for events that are for the views.
    init?(_ event: InputEvent) {
        switch event.kind {
        case .keyDown(.function(12), let modifiers) where modifiers.isEmpty: self = .screenshot
        case .keyDown(.character("q"), .control): self = .quit
        default: return nil
        }
    }

    /// Ctrl+C, where no view has a use of its own for it.
    static func copies(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        key == .character("c") && modifiers == .control
    }
}
