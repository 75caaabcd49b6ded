import ScrollPhysics
import ScrollUI

/// A heading with the rows that the feel uses, and the names of those that it does not use. During a search it shows
/// the results, and is hidden without any.
struct InspectorGroup: View {
    let group: TuningGroup
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?

    var body: some View {
        let rows = group.rows(search, in: feel, without: model.tuning.pinned)
        if search.isEmpty || !rows.isEmpty {
            VStack(spacing: 0) {
                GroupHeader(
                    title: group.title, action: "reset", isEnabled: group.isChanged(in: model.tuning), fold: fold
                ) { group.reset(&model.tuning) }
                if isOpen { content(rows) }
            }
            .padding(EdgeInsets(top: 8, leading: 14, bottom: isOpen ? 10 : 8, trailing: 14))
            .overlay(alignment: .bottom) { Hairline() }
        }
    }

    @ViewBuilder private func content(_ rows: TuningGroup.Rows) -> some View {
        if search.isEmpty { FeelCurvesView(group: group, model: model, heldFeel: $heldFeel) }
        if rows.hasSnapChoices { SnapChoices(model: model) }
        ForEach(rows.choices) { FeelChoiceRow(choice: $0, model: model, explained: explained) }
        ForEach(rows.numbers) { row in
            switch row {
            case .number(let parameter):
                ParameterRow(parameter: parameter, model: model, explained: explained, heldFeel: $heldFeel)
                    .id(parameter.id)
            case .spring(let spring):
                SpringRows(spring: spring, model: model, explained: explained, heldFeel: $heldFeel)
            }
        }
        if let unused = rows.unused {
            Text(unused)
                .font(TypeScale.hint)
                .foregroundStyle(Palette.tertiary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.top, 4)
                .id("unused \(group.title)")
        }
    }

    private var search: TuningSearch { model.inspector.search }

    /// During a search all results are shown.
    private var isOpen: Bool {
        !search.isEmpty || model.inspector.isOpen(group, in: model.scene, stage: model.tuning.stage)
    }

    private var fold: GroupHeader.Fold? {
        guard search.isEmpty else { return nil }
        return GroupHeader.Fold(isOpen: isOpen) { model.inspector.setOpen(!isOpen, group, in: model.scene.name) }
    }

    /// While a slider is dragged no row appears or disappears, so that the slider stays under the pointer.
    private var feel: ScrollFeel { heldFeel ?? model.tuning.feel }
}
