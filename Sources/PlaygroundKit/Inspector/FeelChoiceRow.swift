import ScrollPhysics
import ScrollUI

/// One named choice of the feel. A double click on the name resets it.
struct FeelChoiceRow: View {
    let choice: FeelChoice
    let model: PlaygroundModel
    let explained: ExplainedRow

    var body: some View {
        HStack(spacing: 8) {
            Text(choice.shortTitle)
                .foregroundStyle(Palette.secondary)
                .frame(width: ParameterRow.nameWidth, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) { set(standard) }
                .id("label \(choice.id)")
            ChoiceStepper(selection: selection, options: options, isChanged: value != standard)
                .id("choice \(choice.id)")
        }
        .frame(height: 27)
        .contentShape(Rectangle())
        .onHover { explained.point(at: Explanation(choice, option: value), $0) }
        .onChange(of: value) { explained.point(at: Explanation(choice, option: value), true) }
    }

    private var value: String { choice.value(in: model.tuning.feel) }
    private var standard: String { choice.value(in: model.tuning.baseFeel) }
    private var options: [ChoiceStepper.Option] { choice.options.map { .init(name: $0.name, title: $0.title) } }

    private var selection: Binding<String> { Binding(get: { value }, set: set) }

    private func set(_ name: String) { _ = choice.set(name, in: &model.tuning.feel) }
}
