import Foundation

/// A source with one mistake in it, and what the compiler says about it.
package struct Mistake {
    /// The seconds of processor time within which the compiler has to find the mistake.
    private static let limit = 2.0

    /// What is wrong with the compiler's report; nil if it names the line of the mistake, quickly.
    package let fault: String?

    /// Checks `source` with `wrong` in the place of the first `right`.
    package init(_ right: String, _ wrong: String, in source: String) throws {
        guard let range = source.range(of: right) else {
            fault = "the source has no \(right)"
            return
        }
        let expected = source[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count
        let check = try SourceCheck(source.replacingCharacters(in: range, with: wrong))
        fault = Mistake.fault(of: check, expected: expected).map { "\(wrong): \($0): \(check.text)" }
    }

    private static func fault(of check: SourceCheck, expected: Int) -> String? {
        guard let line = check.errors.first?.line else { return "no error" }
        if line != expected { return "line \(line) instead of \(expected)" }
        if check.text.contains("reasonable time") { return "the compiler gave up" }
        return check.seconds < limit ? nil : "\(check.seconds) s"
    }
}
