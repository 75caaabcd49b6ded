import ScrollAnalysis

/// The errors in the output of a build: each once, with location and message.
struct CompilerProblems: Equatable, Sendable {
    /// One line per error.
    let lines: [String]

    /// The maximum number of shown errors.
    private static let most = 12
    /// The number of last lines that are shown if a build fails without an error message.
    private static let closingLines = 8
    private static let longestLine = 300

    /// `folder` is the package's. Paths are shown relative to it.
    init(output: String, folder: String) {
        let lines = output.split(separator: "\n").map(String.init)
        var found: [String] = []
        for line in lines where Self.isError(line) {
            let told = line.hasPrefix(folder + "/") ? String(line.dropFirst(folder.count + 1)) : line
            if !found.contains(told) { found.append(told) }
        }
        if found.isEmpty { found = lines.suffix(Self.closingLines).map { $0 } }
        let rest = found.count - Self.most
        let shown = found.prefix(Self.most).map { $0.shortened(to: Self.longestLine).visible }
        self.lines = shown + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// Matches `FILE:LINE:COLUMN: error: ...`, and errors of the package manager and the linker, but not their
    /// repetition below a source line.
    private static func isError(_ line: String) -> Bool {
        line.hasPrefix("error: ") || line.wholeMatch(of: /[^|`]+:\d+(:\d+)?: (fatal )?error: .*/) != nil
    }

    var text: String { lines.joined(separator: "\n") }
}
