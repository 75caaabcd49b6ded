/// The state of the watched build. `watch` passes it to the window in a file: a word in the first line, followed by the
/// compiler's messages.
enum BuildState: Equatable, Sendable {
    /// The window shows the current sources.
    case current
    /// Changed sources are being compiled.
    case building
    /// The sources do not compile, and the window shows the last version that did. The text is a few lines for the
    /// user.
    case failed(String)

    private static let (currentWord, buildingWord, failedWord) = ("current", "building", "failed")

    /// Parses the content of a file. Unknown content counts as ``current``.
    init(text: String) {
        let (word, rest) = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).headAndTail
        switch word {
        case Self.buildingWord: self = .building
        case Self.failedWord: self = .failed(rest)
        default: self = .current
        }
    }

    /// The content of the file.
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
