import Foundation

/// A place in the sources that turns off a safety check of the compiler.
struct UncheckedClaim {
    /// The words that turn off a check of the compiler, without a trap if the claim is wrong.
    static let words = ["unowned(unsafe)", "nonisolated(unsafe)", "@unchecked Sendable"]
    /// The least number of letters of a reason.
    private static let shortestArgument = 40

    let file: String
    let line: Int
    let word: String
    let hasArgument: Bool

    /// The claims in a Swift file, in order.
    static func all(in text: String, file: String) -> [UncheckedClaim] {
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.indices.flatMap { index in
            let code = lines[index].components(separatedBy: "//")[0]
            return words.filter { code.contains($0) }.map {
                UncheckedClaim(file: file, line: index + 1, word: $0, hasArgument: isArgued(index, in: lines))
            }
        }
    }

    /// Whether a comment directly above, or behind the code, states a reason.
    private static func isArgued(_ index: Int, in lines: [String]) -> Bool {
        let above = lines[..<index].reversed().prefix { $0.hasPrefix("//") }
        let beside = lines[index].components(separatedBy: "// ").dropFirst()
        return (above + beside).joined(separator: " ").count { $0.isLetter } >= shortestArgument
    }
}
