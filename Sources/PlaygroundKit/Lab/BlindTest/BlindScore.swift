import ScrollAnalysis

/// What came of a blind test.
struct BlindScore: Equatable, Sendable {
    let rounds: Int
    /// Of ``BlindQuestion/which``: how often X was told. Of ``BlindQuestion/better``: how often A was liked better.
    let count: Int
    /// The probability of a result like this or a clearer one by guessing alone.
    ///
    /// ``BlindQuestion/which`` counts one way: as many right answers or more. ``BlindQuestion/better`` counts both: as large a
    /// majority or a larger one, for A or for B.
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

/// The binomial distribution of answers that are given by chance between two.
enum Guessing {
    /// The probability of `count` or more right answers in so many rounds: the sum of the exact terms, to rounding.
    ///
    /// The terms are counted from the largest one outwards, so that none overflows; those that come to nothing beside it are
    /// nothing in the sum. Linear in the rounds.
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
        // The smallest ones first.
        let tail = terms[count...].reversed().reduce(0, +)
        return tail / (tail + terms[..<count].reduce(0, +))
    }
}
