import ScrollPhysics

/// What was typed to find numbers and choices: each word stands somewhere in the name, the unit or the description of what is
/// found, or in the title of its group.
struct TuningSearch: Equatable, Sendable {
    /// In small letters.
    private let words: [String]

    init(_ query: String) { words = query.lowercased().split { $0.isWhitespace }.map(String.init) }

    /// Nothing is looked for: everything is found.
    var isEmpty: Bool { words.isEmpty }

    func finds(_ parameter: TuningParameter, in group: String) -> Bool {
        finds([parameter.id, parameter.fullTitle, parameter.unit, parameter.description, group])
    }

    func finds(_ choice: FeelChoice, in group: String) -> Bool {
        finds([choice.id, choice.title, choice.description, group] + choice.options.flatMap { [$0.name, $0.title] })
    }

    /// Words that a control of another kind is found by.
    func finds(_ texts: [String]) -> Bool {
        let text = texts.joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
