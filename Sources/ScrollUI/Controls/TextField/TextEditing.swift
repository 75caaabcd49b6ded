/// The text of a field during editing: characters, selection and undo history.
///
/// Positions count characters as a person sees them: an accent belongs to its letter.
struct TextEditing: Equatable {
    private struct Moment: Equatable {
        var characters: [Character]
        var anchor: Int
        var caret: Int
    }

    /// The maximum number of undo steps.
    private static let undoLimit = 200

    private(set) var characters: [Character]
    /// The end of the selection that is fixed when the selection is extended.
    private(set) var anchor: Int
    /// The end of the selection that moves; the insertion point.
    private(set) var caret: Int
    private var undoStack: [Moment] = []
    private var redoStack: [Moment] = []
    /// Whether line breaks are preserved.
    var isMultiline = false
    /// Whether the next typed character belongs to the current undo step.
    private var isTyping = false

    init(_ text: String = "") {
        characters = Array(text)
        anchor = characters.count
        caret = characters.count
    }

    var text: String { String(characters) }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    var selectedText: String { String(characters[selection]) }

    /// Replaces the text after a change from outside.
    mutating func replaceAll(with text: String) {
        characters = Array(text)
        anchor = min(anchor, characters.count)
        caret = min(caret, characters.count)
        isTyping = false
    }

    // MARK: Editing

    /// Replaces the selection with text. In a single-line field, line breaks become spaces.
    mutating func insert(_ string: String, isTyped: Bool = true) {
        let added = string.map { $0.isNewline ? (isMultiline ? "\n" : " ") : $0 }
        guard !added.isEmpty || !selection.isEmpty else { return }
        if !isTyping || !isTyped || !selection.isEmpty { remember() }
        isTyping = isTyped
        replaceSelection(with: added)
    }

    /// Deletes the selection; without one, the characters from the caret to `position`.
    mutating func delete(to position: Int) {
        let range = selection.isEmpty ? min(position, caret)..<max(position, caret) : selection
        guard !range.isEmpty else { return }
        remember()
        (anchor, caret) = (range.lowerBound, range.upperBound)
        replaceSelection(with: [])
    }

    private mutating func replaceSelection(with added: [Character]) {
        let range = selection
        characters.replaceSubrange(range, with: added)
        // Added combining marks may have joined the character before them.
        let joined = Array(String(characters))
        let isJoined = joined.count != characters.count
        caret =
            isJoined
            ? Array(String(characters[..<(range.lowerBound + added.count)])).count : range.lowerBound + added.count
        if isJoined { characters = joined }
        anchor = caret
    }

    // MARK: Moving

    mutating func move(to position: Int, extending: Bool) {
        isTyping = false
        caret = min(max(position, 0), characters.count)
        if !extending { anchor = caret }
    }

    /// Moves the caret by `count` characters; without `extending`, a selection collapses to its end on that side.
    mutating func step(by count: Int, extending: Bool) {
        guard extending || selection.isEmpty else {
            return move(to: count < 0 ? selection.lowerBound : selection.upperBound, extending: false)
        }
        move(to: caret + count, extending: extending)
    }

    mutating func moveToEnd() { move(to: characters.count, extending: false) }

    mutating func selectAll() {
        anchor = 0
        move(to: characters.count, extending: true)
    }

    /// Selects the word at `position`, or the spaces between two words.
    mutating func selectWord(at position: Int) {
        guard !characters.isEmpty else { return }
        let index = min(max(position, 0), characters.count - 1)
        let isWord = TextEditing.isWord(characters[index])
        let start = characters[..<index].lastIndex { TextEditing.isWord($0) != isWord }.map { $0 + 1 } ?? 0
        let end = characters[index...].firstIndex { TextEditing.isWord($0) != isWord } ?? characters.count
        anchor = start
        move(to: end, extending: true)
    }

    /// The start of the word before the caret.
    var previousWord: Int {
        var index = caret
        while index > 0, !TextEditing.isWord(characters[index - 1]) { index -= 1 }
        while index > 0, TextEditing.isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    /// The end of the word after the caret.
    var nextWord: Int {
        var index = caret
        while index < characters.count, !TextEditing.isWord(characters[index]) { index += 1 }
        while index < characters.count, TextEditing.isWord(characters[index]) { index += 1 }
        return index
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    // MARK: Undo

    private var moment: Moment { Moment(characters: characters, anchor: anchor, caret: caret) }

    private mutating func remember() {
        undoStack.append(moment)
        if undoStack.count > Self.undoLimit { undoStack.removeFirst() }
        redoStack.removeAll()
        isTyping = false
    }

    mutating func undo() {
        guard let last = undoStack.popLast() else { return }
        redoStack.append(moment)
        restore(last)
    }

    mutating func redo() {
        guard let next = redoStack.popLast() else { return }
        undoStack.append(moment)
        restore(next)
    }

    private mutating func restore(_ moment: Moment) {
        (characters, anchor, caret) = (moment.characters, moment.anchor, moment.caret)
        isTyping = false
    }
}
