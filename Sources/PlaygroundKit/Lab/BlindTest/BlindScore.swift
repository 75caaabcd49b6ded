import ScrollAnalysis

/// The result of a blind test.
struct BlindScore: Equatable, Sendable {
    let rounds: Int
    /// For ``BlindQuestion/which``: how often X was recognised. For ``BlindQuestion/better``: how often A was
    /// preferred.
    let count: Int
    /// The probability of a result at least this clear by guessing alone.
    ///
    /// ``BlindQuestion/which`` is one-sided: as many right answers or more. ``BlindQuestion/better`` is two-sided: as
    /// large a majority or a larger one, for A or for B.
    let chance: Double

    init(_ test: BlindTest) {
        rounds = test.rounds.count
        switch test.question {
        case .which:
            count = test.rounds.count { $0.answer == $0.behindX }
            chance = Guessing.chance(ofAtLeast: count, in: rounds)
        case .better:
            count = test.rounds.count { $0.answer == .a }
            let most = max(count, rounds - count)
            chance = 2 * most == rounds ? 1 : min(1, 2 * Guessing.chance(ofAtLeast: most, in: rounds))
        }
    }
}

/// The binomial distribution of random answers between two options.
enum Guessing {
    /// Returns the probability of at least `count` right answers in so many rounds: the exact sum, up to rounding.
    ///
    /// The terms are computed from the largest one outwards relative to it, so that none overflows. Terms that
    /// underflow do not contribute. O(rounds).
    static func chance(ofAtLeast count: Int, in rounds: Int) -> Double {
        guard count > 0 else { return 1 }
        guard count <= rounds else { return 0 }
        let middle = rounds / 2
        var terms = Array(repeating: 0.0, count: rounds + 1)
        terms[middle] = 1
        for index in stride(from: middle, to: rounds, by: 1) {
            terms[index + 1] = terms[index] * Double(rounds - index) / Double(index + 1)
        }
        for index in stride(from: middle, to: 0, by: -1) {
            terms[index - 1] = terms[index] * Double(index) / Double(rounds - index + 1)
        }
        // Adds the smallest terms first.
        let tail = terms[count...].reversed().reduce(0, +)
        return tail / (tail + terms[..<count].reduce(0, +))
    }
}
