import ScrollAnalysis
import ScrollPhysics

/// The question of a blind test.
enum BlindQuestion: String, CaseIterable, Sendable {
    /// Whether X, which is A or B, is A or B. Both can also be shown by name.
    case which
    /// Which of X and Y, which are A and B in a hidden order, is better.
    case better

    /// The candidates that can be shown in a round.
    var candidates: [BlindCandidate] { self == .which ? [.a, .b, .x] : [.x, .y] }
}

/// The candidate on the stage in a blind test: a tuning by its name, or a hidden one.
enum BlindCandidate: String, Sendable {
    case a = "A"
    case b = "B"
    case x = "X"
    case y = "Y"
}

/// Two tunings behind neutral letters, in rounds, with the answers.
///
///     var test = BlindTest(.which, a: a, b: b, behindX: side())
///     test.show(.x)
///     test.answer(.a, nextBehindX: side())
///     print(test.score.right)
///
/// Does not own: the source of the random order, files.
struct BlindTest: Equatable, Sendable {
    /// The tuning behind X, and the answer: what X is, or which tuning is better.
    struct Round: Equatable, Sendable {
        let behindX: TuningSide
        let answer: TuningSide
    }

    private(set) var question: BlindQuestion
    let a: Tuning
    let b: Tuning
    private(set) var rounds: [Round] = []
    /// The candidate on the stage.
    private(set) var shown: BlindCandidate
    /// Whether the test is over: answers are ignored, and the score may be shown.
    private(set) var isOver = false
    private var behindX: TuningSide

    /// A test before its first round, in which `behindX` is X. X is on the stage.
    init(_ question: BlindQuestion, a: Tuning, b: Tuning, behindX: TuningSide) {
        self.question = question
        self.a = a
        self.b = b
        self.behindX = behindX
        shown = .x
    }

    /// The number of the current round, from 1.
    var round: Int { rounds.count + 1 }

    /// The tuning of the candidate on the stage.
    var shownTuning: Tuning { side(of: shown) == .a ? a : b }

    /// Shows another candidate. Candidates that this question does not have are ignored.
    mutating func show(_ candidate: BlindCandidate) {
        if question.candidates.contains(candidate) { shown = candidate }
    }

    /// Changes the question if nothing was answered yet.
    mutating func ask(_ next: BlindQuestion) {
        guard rounds.isEmpty else { return }
        (question, shown) = (next, .x)
    }

    /// Answers that X is A or B (``BlindQuestion/which``), or that X or Y is better (``BlindQuestion/better``), and
    /// starts the next round, in which `next` is X. Other candidates are ignored.
    mutating func answer(_ candidate: BlindCandidate, nextBehindX next: TuningSide) {
        guard !isOver, answers.contains(candidate) else { return }
        rounds.append(Round(behindX: behindX, answer: side(of: candidate)))
        (behindX, shown) = (next, .x)
    }

    /// The possible answers.
    var answers: [BlindCandidate] { question == .which ? [.a, .b] : [.x, .y] }

    /// Ends the test.
    mutating func end() { isOver = true }

    var score: BlindScore { BlindScore(self) }

    private func side(of candidate: BlindCandidate) -> TuningSide {
        switch candidate {
        case .a: .a
        case .b: .b
        case .x: behindX
        case .y: behindX.other
        }
    }
}
