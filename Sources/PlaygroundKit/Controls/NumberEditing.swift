import ScrollUI

/// A number being typed: which keys do what, and what becomes of a number outside the range.
///
/// Does not own the value: ``outcome`` says what to do with it.
struct NumberEditing: Equatable, Sendable {
    /// What the last key asks of whoever owns the value.
    enum Outcome: Equatable, Sendable {
        case none
        /// Take this value, which is within the range.
        case commit(Double)
        /// Show the value as it is.
        case revert
    }

    let range: ClosedRange<Double>
    let step: Double
    private(set) var editor: LineEditor
    private(set) var outcome = Outcome.none
    /// The number that was typed last lies outside the range.
    private(set) var isOutOfRange = false
    private var isChanged = false

    init(value: Double, range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step
        editor = LineEditor(NumberText(step: step).string(value))
    }

    /// Digits, signs and points are taken; true when something was.
    mutating func type(_ string: String) -> Bool {
        let characters = string.filter { "0123456789.,-+".contains($0) }
        guard !characters.isEmpty else { return false }
        edit { $0.insert(characters) }
        return true
    }

    /// What Control with a letter does to the text; false for letters that mean nothing here.
    @MainActor
    mutating func press(_ letter: Character, pasteboard: (any TextPasteboard)?) -> Bool {
        outcome = .none
        switch letter {
        case "a": editor.markAll()
        case "c": pasteboard?.string = editor.text
        case "x":
            pasteboard?.string = editor.text
            edit { $0.clear() }
        case "v": _ = type(pasteboard?.string ?? "")
        case "z": outcome = .revert
        default: return false
        }
        return true
    }

    /// True when the key was used.
    mutating func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        outcome = .none
        if modifiers.contains(.control) || modifiers.contains(.command) { return false }
        switch key {
        case .delete: edit { $0.deleteBackward() }
        case .forwardDelete: edit { $0.deleteForward() }
        case .left: editor.move(by: -1)
        case .right: editor.move(by: 1)
        case .home: editor.move(by: -editor.text.count)
        case .end: editor.move(by: editor.text.count)
        case .up: move(by: step * factor(modifiers))
        case .down: move(by: -step * factor(modifiers))
        case .return: commit()
        case .escape: outcome = .revert
        case .character, .space: break
        default: return false
        }
        return true
    }

    /// Takes what was typed, if anything was and it is a number.
    mutating func commit() {
        guard isChanged else { return outcome = .none }
        guard let value = NumberText.value(editor.text) else { return outcome = .revert }
        take(value)
    }

    private mutating func edit(_ change: (inout LineEditor) -> Void) {
        outcome = .none
        change(&editor)
        isChanged = true
        isOutOfRange = NumberText.value(editor.text).map { !range.contains($0) } ?? false
    }

    private mutating func move(by amount: Double) {
        guard let value = NumberText.value(editor.text) else { return outcome = .revert }
        take(value + amount)
    }

    /// The nearest value within the range; steps of a tenth keep their decimals, and no more.
    private mutating func take(_ value: Double) {
        let rounded = value.roundedToSixDecimals
        let taken = min(max(rounded, range.lowerBound), range.upperBound)
        isOutOfRange = taken != rounded
        isChanged = false
        editor = LineEditor(NumberText(step: step).string(taken))
        outcome = .commit(taken)
    }

    private func factor(_ modifiers: InputEvent.Modifiers) -> Double {
        if modifiers.contains(.shift) { return 10 }
        return modifiers.contains(.option) ? 0.1 : 1
    }
}
