import Foundation

/// The number of cases that a test runs: a few that show the claim, or all of them.
public enum Repetition {
    /// True in `make fuzz`, which sets `FUZZ_ALL`.
    public static let isWhole = ProcessInfo.processInfo.environment["FUZZ_ALL"] != nil

    /// `few` of the cases, or all if `isWhole` is true.
    ///
    /// The step from one to the next is near the golden section of the count and coprime to it. So the few cases are
    /// spread over the list, and of a list of combinations they include each value of each part.
    public static func cases<Case>(_ all: some Collection<Case>, few: Int) -> [Case] {
        let all = Array(all)
        guard !isWhole, few < all.count else { return all }
        var step = max(1, all.count * 618 / 1000)
        while divisor(step, all.count) != 1 { step += 1 }
        return (0..<few).map { $0 * step % all.count }.sorted().map { all[$0] }
    }

    private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
