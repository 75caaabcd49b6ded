import ScrollAnalysis
import ScrollUI

/// A number or calculation that is being typed: the effect of each key, and the handling of invalid text and of values
/// outside the range.
///
/// Does not own the value: ``outcome`` says how to change it.
struct NumberEditing: Equatable, Sendable {
    /// The effect of the last key on the value.
    enum Outcome: Equatable, Sendable {
        case none
        /// Set this value, which is within the range.
        case commit(Double)
        /// Discard the text and show the value.
        case revert
    }

    /// The reason why a text is not accepted unchanged.
    enum Problem: Equatable, Sendable {
        /// The number is outside the range.
        case outOfRange
        /// The text is not a number.
        case unreadable(NumberExpression.Problem)
    }

    let range: ClosedRange<Double>
    let step: Double
    private(set) var editor: LineEditor
    private(set) var outcome = Outcome.none
    /// The problem with the text; nil for none.
    private(set) var problem: Problem?
    private var isChanged = false

    init(value: Double, range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step
        editor = LineEditor(NumberText(step: step).string(value))
    }

    /// Inserts the digits, points and operators of `string`, and reports the first other character. Returns true if
    /// there were any to insert.
    mutating func type(_ string: String) -> Bool {
        let characters = string.filter(Self.isPart)
        if characters.isEmpty { outcome = .none } else { edit { $0.insert(characters) } }
        if let other = string.first(where: { !Self.isPart($0) && !$0.isWhitespace }) {
            problem = .unreadable(NumberExpression.Problem(message: "\(other) unexpected"))
        }
        return !characters.isEmpty
    }

    /// Inserts a copied number; its unit is left out.
    private mutating func paste(_ string: String) {
        let end = string.lastIndex(where: Self.isPart).map(string.index(after:)) ?? string.endIndex
        _ = type(String(string[..<end]))
    }

    private static func isPart(_ character: Character) -> Bool { "0123456789.,-+*/^()×÷−".contains(character) }

    /// Handles Control with a letter. Returns false for letters without a function.
    @MainActor
    mutating func press(_ letter: Character, pasteboard: (any TextPasteboard)?) -> Bool {
        outcome = .none
        switch letter {
        case "a": editor.markAll()
        case "c": pasteboard?.string = editor.text
        case "x":
            pasteboard?.string = editor.text
            edit { $0.clear() }
        case "v": paste(pasteboard?.string ?? "")
        case "z": outcome = .revert
        default: return false
        }
        return true
    }

    /// Returns true if the key was handled.
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

    /// Commits the text if it was changed and is a number.
    mutating func commit() {
        guard isChanged else { return outcome = .none }
        takeText(adding: 0)
    }

    private mutating func edit(_ change: (inout LineEditor) -> Void) {
        outcome = .none
        change(&editor)
        isChanged = true
        // An unfinished calculation is not reported while it is typed.
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

    /// Commits the nearest value within the range, rounded to six decimals.
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
