import Observation
import ScrollPhysics
import ScrollUI

/// The inspector's text for the row under the pointer or with the keyboard focus.
struct Explanation: Equatable, Sendable {
    let id: String
    let title: String
    let text: String
    /// Unit, range and source.
    let details: String

    init(id: String, title: String, text: String, details: String) {
        (self.id, self.title, self.text, self.details) = (id, title, text, details)
    }

    init(_ parameter: TuningParameter, in tuning: Tuning) {
        id = parameter.id
        title = parameter.title
        text = parameter.description
        let number = NumberText(step: parameter.step)
        let end = parameter.hasOpenEnd ? "∞" : number.string(parameter.range.upperBound)
        let range = "\(number.string(parameter.range.lowerBound)) to \(end)"
        let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
        details = [range + unit, parameter.source(in: tuning)].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Explains the selected option.
    init(_ choice: FeelChoice, in tuning: Tuning) {
        let name = choice.value(in: tuning.feel)
        id = choice.id
        let option = choice.options.first { $0.name == name }
        title = [choice.shortTitle, option?.title].compactMap { $0 }.joined(separator: ": ")
        text = option?.description ?? choice.description
        details = tuning.feel.source(of: choice.id, base: tuning.baseFeel)?.description ?? ""
    }
}

/// The row of the inspector under the pointer or with the keyboard focus. It is a separate object, so that a change
/// only evaluates the panel that shows it.
@Observable @MainActor
final class ExplainedRow {
    private(set) var explanation: Explanation?

    /// Call when the pointer or the keyboard enters or leaves a row.
    func point(at explanation: Explanation, _ isThere: Bool) {
        if isThere {
            self.explanation = explanation
        } else if self.explanation?.id == explanation.id {
            self.explanation = nil
        }
    }
}

/// The explanation at the bottom of the inspector. Its height is constant, so that nothing moves under the pointer.
struct ExplanationPanel: View {
    let row: ExplainedRow

    /// In points.
    static let height = 104.0

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            if let explanation = row.explanation {
                Text(explanation.title).font(TypeScale.groupTitle)
                Text(explanation.text).font(TypeScale.hint).lineLimit(3).foregroundStyle(Palette.secondary)
                Text(explanation.details).font(TypeScale.hint).lineLimit(2).foregroundStyle(Palette.tertiary)
            } else {
                Text("Point at a name to read its description.").font(TypeScale.hint).foregroundStyle(Palette.tertiary)
            }
        }
        .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height, alignment: .topLeading)
        .overlay(alignment: .top) { Hairline() }
        .id("explanation")
    }
}
