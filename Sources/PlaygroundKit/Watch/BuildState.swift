/// How the package fares whose lab is open. Handed from `watch` to the window as a file: a word in the first line, and behind it what the
/// compiler said.
enum BuildState: Equatable, Sendable {
    /// What is open is what is in the files.
    case current
    /// Something changed, and is being compiled.
    case building
    /// It does not compile; the window shows what it was before. The text is for people, a few lines.
    case failed(String)

    private static let (currentWord, buildingWord, failedWord) = ("current", "building", "failed")

    /// What a file says. Whatever is no state is none that there is anything to say of.
    init(text: String) {
        let (word, rest) = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).headAndTail
        switch word {
        case Self.buildingWord: self = .building
        case Self.failedWord: self = .failed(rest)
        default: self = .current
        }
    }

    /// As a file says it.
    var text: String {
        switch self {
        case .current: Self.currentWord
        case .building: Self.buildingWord
        case .failed(let problem): Self.failedWord + "\n" + problem
        }
    }
}

extension [Substring] {
    fileprivate var headAndTail: (String, String) {
        (first.map(String.init) ?? "", dropFirst().joined(separator: "\n"))
    }
}
