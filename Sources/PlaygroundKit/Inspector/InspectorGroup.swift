import ScrollPhysics
import ScrollUI

/// One heading with the rows of what the feel uses, and the names of what it does not.
struct InspectorGroup: View {
    let group: TuningGroup
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?

    var body: some View {
        VStack(spacing: 0) {
            GroupHeader(title: group.title, isChanged: group.isChanged(in: model.tuning)) {
                group.reset(&model.tuning)
            }
            if group.hasSnapChoices { SnapChoices(model: model) }
            ForEach(group.choices(usedBy: feel)) { FeelChoiceRow(choice: $0, model: model, explained: explained) }
            ForEach(group.parameters(usedBy: feel)) { parameter in
                ParameterRow(
                    parameter: parameter, value: parameter.value(in: model.tuning),
                    standard: parameter.standard(in: model.tuning),
                    onEditingChanged: { heldFeel = $0 ? model.tuning.feel : nil },
                    onPoint: { explained.point(at: Explanation(parameter, in: model.tuning), $0) }
                ) { parameter.set($0, in: &model.tuning) }
            }
            if let unused = group.unused(by: feel) {
                Text(unused)
                    .font(TypeScale.hint)
                    .foregroundStyle(Palette.tertiary)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.top, 4)
                    .id("unused \(group.title)")
            }
        }
        .padding(EdgeInsets(top: 8, leading: 14, bottom: 10, trailing: 14))
        .overlay(alignment: .bottom) { Hairline() }
    }

    /// While a slider is dragged no row comes or goes, and the slider stays under the pointer.
    private var feel: ScrollFeel { heldFeel ?? model.tuning.feel }
}
