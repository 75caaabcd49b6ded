import ScrollAnalysis
import ScrollPhysics

/// What is asked in a blind test.
enum BlindQuestion: String, CaseIterable, Sendable {
    /// Whether X, which may be either, is A or B; both can be seen by their names.
    case which
    /// Which of X and Y, which are A and B in an order that nobody sees, one likes better.
    case better

    /// What can be put on the stage in a round.
    var candidates: [BlindCandidate] { self == .which ? [.a, .b, .x] : [.x, .y] }
}

/// What is on the stage in a blind test: a tuning by its name, or one of which nobody is told which it is.
enum BlindCandidate: String, Sendable {
    case a = "A"
    case b = "B"
    case x = "X"
    case y = "Y"
}

/// Two tunings behind letters that tell nothing, round after round, and what somebody said of them.
///
///     var test = BlindTest(.which, a: a, b: b, behindX: side())
///     test.show(.x)
///     test.answer(.a, nextBehindX: side())
///     print(test.score.right)
///
/// Does not own: where the random order comes from, files.
struct BlindTest: Equatable, Sendable {
    /// What was behind X, and what was said: what X is, or which of the two tunings is better.
    struct Round: Equatable, Sendable {
        let behindX: TuningSide
        let answer: TuningSide
    }

    private(set) var question: BlindQuestion
    let a: Tuning
    let b: Tuning
    private(set) var rounds: [Round] = []
    /// What is on the stage.
    private(set) var shown: BlindCandidate
    /// Answers are not taken any more, and the score may be seen.
    private(set) var isOver = false
    private var behindX: TuningSide

    /// A test before its first round, in which `behindX` is X. It begins with X on the stage.
    init(_ question: BlindQuestion, a: Tuning, b: Tuning, behindX: TuningSide) {
        self.question = question
        self.a = a
        self.b = b
        self.behindX = behindX
        shown = .x
    }

    /// The number of the present round, from 1.
    var round: Int { rounds.count + 1 }

    /// What moves the stage.
    var shownTuning: Tuning { side(of: shown) == .a ? a : b }

    /// Puts something else on the stage; what this question does not have is passed over.
    mutating func show(_ candidate: BlindCandidate) {
        if question.candidates.contains(candidate) { shown = candidate }
    }

    /// Asks something else, as long as nothing was answered.
    mutating func ask(_ next: BlindQuestion) {
        guard rounds.isEmpty else { return }
        (question, shown) = (next, .x)
    }

    /// Says that X is A or B (``BlindQuestion/which``), or that X or Y is better (``BlindQuestion/better``), and goes on to the
    /// next round, in which `next` is X. Another candidate is no answer to the question.
    mutating func answer(_ candidate: BlindCandidate, nextBehindX next: TuningSide) {
        guard !isOver, answers.contains(candidate) else { return }
        rounds.append(Round(behindX: behindX, answer: side(of: candidate)))
        (behindX, shown) = (next, .x)
    }

    /// What can be answered.
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
