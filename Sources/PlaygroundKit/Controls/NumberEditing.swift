import ScrollAnalysis
import ScrollUI

/// A number being typed, or a calculation that comes to one: which keys do what, and what becomes of what is none or lies outside
/// the range.
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

    /// Why a text is not taken as it is.
    enum Problem: Equatable, Sendable {
        /// The number lies outside the range.
        case outOfRange
        /// No number, and why.
        case unreadable(NumberExpression.Problem)
    }

    let range: ClosedRange<Double>
    let step: Double
    private(set) var editor: LineEditor
    private(set) var outcome = Outcome.none
    /// What is wrong with the text.
    private(set) var problem: Problem?
    private var isChanged = false

    init(value: Double, range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step
        editor = LineEditor(NumberText(step: step).string(value))
    }

    /// Digits, points and the signs of calculations are taken; true when something was.
    mutating func type(_ string: String) -> Bool {
        let characters = string.filter { "0123456789.,-+*/^()×÷−".contains($0) }
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
        case .up: takeText(adding: step * factor(modifiers))
        case .down: takeText(adding: -step * factor(modifiers))
        case .return: commit()
        case .escape: outcome = .revert
        case .character, .space: break
        default: return false
        }
        return true
    }

    /// Takes what was typed, if anything was and it comes to a number.
    mutating func commit() {
        guard isChanged else { return outcome = .none }
        takeText(adding: 0)
    }

    private mutating func edit(_ change: (inout LineEditor) -> Void) {
        outcome = .none
        change(&editor)
        isChanged = true
        // What is not finished yet is no reason to complain.
        guard case .success(let value) = NumberExpression.value(of: editor.text) else { return problem = nil }
        problem = range.contains(value) ? nil : .outOfRange
    }

    private mutating func takeText(adding amount: Double) {
        switch NumberExpression.value(of: editor.text) {
        case .success(let value): take(value + amount)
        case .failure(let reason):
            outcome = .none
            problem = .unreadable(reason)
        }
    }

    /// The nearest value within the range; steps of a tenth keep their decimals, and no more.
    private mutating func take(_ value: Double) {
        let rounded = value.roundedToSixDecimals
        let taken = min(max(rounded, range.lowerBound), range.upperBound)
        problem = taken == rounded ? nil : .outOfRange
        isChanged = false
        editor = LineEditor(NumberText(step: step).string(taken))
        outcome = .commit(taken)
    }

    private func factor(_ modifiers: InputEvent.Modifiers) -> Double {
        if modifiers.contains(.shift) { return 10 }
        return modifiers.contains(.option) ? 0.1 : 1
    }
}
