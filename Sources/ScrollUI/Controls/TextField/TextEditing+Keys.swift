extension TextEditing {
    /// Applies a key to the text. Returns false for keys that fields do not handle.
    ///
    /// Control moves and deletes by words, Shift extends the selection. With `isSecret`, the text is not copied.
    @MainActor
    mutating func press(
        _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, pasteboard: any TextPasteboard, isSecret: Bool
    ) -> Bool {
        let byWord = modifiers.contains(.control)
        if modifiers.contains(.option) || modifiers.contains(.command) { return false }
        if case .character(let character) = key {
            if !byWord { return true }
            return press(character, modifiers, pasteboard, isSecret)
        }
        return move(key, byWord: byWord, extending: modifiers.contains(.shift)) || delete(key, byWord: byWord)
    }

    private mutating func move(_ key: InputEvent.Key, byWord: Bool, extending: Bool) -> Bool {
        switch key {
        case .left where byWord: move(to: previousWord, extending: extending)
        case .right where byWord: move(to: nextWord, extending: extending)
        case .left: step(by: -1, extending: extending)
        case .right: step(by: 1, extending: extending)
        case .home, .up: move(to: 0, extending: extending)
        case .end, .down: move(to: characters.count, extending: extending)
        case .space: return !byWord
        default: return false
        }
        return true
    }

    private mutating func delete(_ key: InputEvent.Key, byWord: Bool) -> Bool {
        switch key {
        case .delete: delete(to: byWord ? previousWord : max(0, caret - 1))
        case .forwardDelete: delete(to: byWord ? nextWord : min(characters.count, caret + 1))
        default: return false
        }
        return true
    }

    @MainActor
    private mutating func press(
        _ character: Character, _ modifiers: InputEvent.Modifiers, _ pasteboard: any TextPasteboard, _ isSecret: Bool
    ) -> Bool {
        switch character {
        case "a": selectAll()
        case "c": if !isSecret, !selection.isEmpty { pasteboard.string = selectedText }
        case "x":
            guard !isSecret, !selection.isEmpty else { return true }
            pasteboard.string = selectedText
            delete(to: caret)
        case "v": insert(pasteboard.string, isTyped: false)
        case "z": if modifiers.contains(.shift) { redo() } else { undo() }
        case "y": redo()
        default: return false
        }
        return true
    }
}
