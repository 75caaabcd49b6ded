import Foundation

extension KeyboardShortcut {
    /// The shortcut in the notation of this desktop's menus: "Ctrl+Shift+S".
    var title: String {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.control, .command]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) || key.character.isUppercase { names.append("Shift") }
        return (names + [key.title]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    fileprivate var title: String {
        if let name = KeyEquivalent.titles[self] { return name }
        // Function keys are consecutive in Unicode's private area.
        if let scalar = character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) {
            return "F\(scalar.value - 0xF703)"
        }
        return character.uppercased()
    }

    private static let titles: [KeyEquivalent: String] = [
        .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .home: "Home", .end: "End",
        .pageUp: "Page Up", .pageDown: "Page Down", .escape: "Esc", .delete: "Backspace", .deleteForward: "Del",
        .tab: "Tab", .space: "Space", .return: "Return",
    ]
}
