import Foundation

/// How many of its cases a test goes through: a few that show the claim, or all of them.
public enum Repetition {
    /// True in `make fuzz`, which sets `FUZZ_ALL`.
    public static let isWhole = ProcessInfo.processInfo.environment["FUZZ_ALL"] != nil

    /// `few` of the cases, or all where the repetition is whole.
    ///
    /// The step from one to the next is near the golden section of the count and has no divisor in common with it, so that the few lie in all
    /// parts of the list, and of a list of combinations they have each value of each part.
    public static func cases<Case>(_ all: some Collection<Case>, few: Int) -> [Case] {
        let all = Array(all)
        guard !isWhole, few < all.count else { return all }
        var step = max(1, all.count * 618 / 1000)
        while divisor(step, all.count) != 1 { step += 1 }
        return (0..<few).map { $0 * step % all.count }.sorted().map { all[$0] }
    }

    private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
