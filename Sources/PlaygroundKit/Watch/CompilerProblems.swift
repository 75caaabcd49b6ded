import ScrollAnalysis

/// What is wrong with a package, out of all that a build prints: each error once, where it is and what it is.
struct CompilerProblems: Equatable, Sendable {
    /// A line for each.
    let lines: [String]

    /// More of them nobody reads before the first is mended.
    private static let most = 12
    /// Of a build that failed and names no error.
    private static let closingLines = 8
    private static let longestLine = 300

    /// `folder` is the package's, which paths are told from.
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

    /// `FILE:LINE:COLUMN: error: ...`, and what the package manager or the linker says. Not the lines that repeat it under the source.
    private static func isError(_ line: String) -> Bool {
        line.hasPrefix("error: ") || line.wholeMatch(of: /[^|`]+:\d+(:\d+)?: (fatal )?error: .*/) != nil
    }

    var text: String { lines.joined(separator: "\n") }
}
