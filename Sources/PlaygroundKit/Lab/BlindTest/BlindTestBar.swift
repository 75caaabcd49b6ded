import Foundation
import ScrollAnalysis
import ScrollUI

/// The bar below the stage during a blind test: the candidates, the answers, and at the end the result.
struct BlindTestBar: View {
    static let height = 96.0

    let model: PlaygroundModel
    let test: BlindTest

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 10) {
                Text(title).font(TypeScale.controlStrong).lineLimit(1)
                Spacer(minLength: 0)
                if !test.isOver, test.rounds.isEmpty {
                    SegmentedPicker(
                        selection: Binding(get: { test.question }, set: { model.ask($0) }), options: Self.questions
                    )
                    .id("blind-question")
                }
                Button(test.isOver ? "Close  Esc" : "Finish  Esc") { model.toggleBlindTest() }.id("blind-end")
            }
            .frame(height: 32)
            if test.isOver { result } else { round }
        }
        .buttonStyle(BarButtonStyle())
        .padding(EdgeInsets(top: 9, leading: 12, bottom: 0, trailing: 12))
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height, alignment: .top)
        .background(Palette.side)
        .overlay(alignment: .top) { Hairline() }
        .id("blind-test")
    }

    private var title: String {
        test.isOver ? "Blind test: \(test.rounds.count) rounds" : "Blind test, round \(test.round)"
    }

    private static let questions: [SegmentedPicker<BlindQuestion>.Option] = [
        .init(value: .which, title: "Which one is X?"), .init(value: .better, title: "Which one is better?"),
    ]

    private var round: some View {
        HStack(spacing: 6) {
            ForEach(Array(test.question.candidates.enumerated()), id: \.element) { index, candidate in
                Button("\(index + 1)  \(candidate.rawValue)") { model.showBlind(candidate) }
                    .overlay {
                        RoundedRectangle(cornerRadius: 8)
                            .strokeBorder(candidate == test.shown ? Palette.accent : .clear, lineWidth: 2)
                    }
                    .id("blind-show \(candidate.rawValue)")
            }
            Text("on the stage: \(test.shown.rawValue)").font(TypeScale.status).foregroundStyle(Palette.secondary)
                .lineLimit(1)
            Spacer(minLength: 0)
            ForEach(test.answers, id: \.self) { answer in
                Button(text(answer)) { model.answerBlind(answer) }.id("blind-answer \(answer.rawValue)")
            }
        }
        .frame(height: 32)
    }

    private func text(_ answer: BlindCandidate) -> String {
        test.question == .which ? "X is \(answer.rawValue)" : "\(answer.rawValue) is better"
    }

    private var result: some View {
        Text(BlindResult.text(test, a: model.title(of: .a), b: model.title(of: .b)))
            .foregroundStyle(Palette.secondary)
            .lineLimit(2)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .id("blind-result")
    }
}

/// The result of a blind test as text.
enum BlindResult {
    static func text(_ test: BlindTest, a: String, b: String) -> String {
        let score = test.score
        let chance = PlotNumber.text(score.chance * 100, decimals: score.chance < 0.01 ? 2 : 1) + " %"
        switch test.question {
        case .which:
            return
                "X was recognised in \(score.count) of \(score.rounds) rounds. Guessing does as well in \(chance) of tests."
        case .better:
            return "A (\(a)) was better in \(score.count) of \(score.rounds) rounds, B (\(b)) in "
                + "\(score.rounds - score.count). Random answers are as one-sided in \(chance) of tests."
        }
    }
}

/// The replacement of the inspector during a blind test.
struct BlindCurtain: View {
    var body: some View {
        Text("Numbers and curves are hidden during a blind test.")
            .font(TypeScale.hint)
            .foregroundStyle(Palette.secondary)
            .multilineTextAlignment(.center)
            .lineLimit(4)
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Palette.panel)
            .id("blind-curtain")
    }
}
