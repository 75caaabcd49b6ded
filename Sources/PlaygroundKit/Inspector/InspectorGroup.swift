import ScrollUI

/// One heading with its rows.
struct InspectorGroup: View {
    let group: TuningGroup
    let model: PlaygroundModel
    let explained: ExplainedRow

    var body: some View {
        VStack(spacing: 0) {
            GroupHeader(title: group.title, isChanged: group.isChanged(in: model.tuning)) {
                group.reset(&model.tuning)
            }
            if group.hasSnapChoices { SnapChoices(model: model) }
            ForEach(group.choices) { FeelChoiceRow(choice: $0, model: model, explained: explained) }
            ForEach(group.parameters.filter { $0.matters(in: model.tuning.feel) }) { parameter in
                ParameterRow(
                    parameter: parameter, value: parameter.value(in: model.tuning),
                    standard: parameter.standard(in: model.tuning), explained: explained
                ) { parameter.set($0, in: &model.tuning) }
            }
        }
        .padding(EdgeInsets(top: 8, leading: 14, bottom: 10, trailing: 14))
        .overlay(alignment: .bottom) { Hairline() }
    }
}
