/// The text of a field that is being edited: characters, caret, and whether all of it is selected.
struct LineEditor: Equatable, Sendable {
    private(set) var text: String
    /// The number of characters before the caret.
    private(set) var caret: Int
    /// Whether all text is selected, so that the next character replaces it.
    private(set) var isAllMarked: Bool

    /// Starts with everything selected, so that typing replaces it.
    init(_ text: String) {
        self.text = text
        caret = text.count
        isAllMarked = true
    }

    var beforeCaret: String { String(text.prefix(caret)) }
    var afterCaret: String { String(text.dropFirst(caret)) }

    mutating func insert(_ string: String) {
        if isAllMarked { clear() }
        text = beforeCaret + string + afterCaret
        caret += string.count
    }

    /// Deletes the character before the caret, or the selection.
    mutating func deleteBackward() {
        if isAllMarked { return clear() }
        guard caret > 0 else { return }
        text = String(text.prefix(caret - 1)) + afterCaret
        caret -= 1
    }

    mutating func deleteForward() {
        if isAllMarked { return clear() }
        text = beforeCaret + String(afterCaret.dropFirst())
    }

    /// Moves the caret by characters. A selection is removed, and the caret goes to its end in the given direction.
    mutating func move(by characters: Int) {
        let start = isAllMarked ? (characters < 0 ? characters : text.count) : caret + characters
        caret = min(max(start, 0), text.count)
        isAllMarked = false
    }

    mutating func markAll() {
        caret = text.count
        isAllMarked = true
    }

    mutating func clear() {
        text = ""
        caret = 0
        isAllMarked = false
    }
}
