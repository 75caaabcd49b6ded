import ScrollPhysics

/// A search text for numbers and choices. A row is found if each word occurs in its name, unit or description, or in
/// the title of its group.
struct TuningSearch: Equatable, Sendable {
    /// In lower case.
    private let words: [String]

    init(_ query: String) { words = query.lowercased().split { $0.isWhitespace }.map(String.init) }

    /// Whether there is no search, so that everything is found.
    var isEmpty: Bool { words.isEmpty }

    func finds(_ parameter: TuningParameter, in group: String) -> Bool {
        finds([parameter.id, parameter.fullTitle, parameter.unit, parameter.description, group])
    }

    func finds(_ choice: FeelChoice, in group: String) -> Bool {
        finds([choice.id, choice.title, choice.description, group] + choice.options.flatMap { [$0.name, $0.title] })
    }

    /// Returns whether every word occurs in one of the texts.
    func finds(_ texts: [String]) -> Bool {
        let text = texts.joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
