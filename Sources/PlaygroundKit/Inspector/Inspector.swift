import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// All numbers of the tuning by groups, and the actions on all of them.
struct Inspector: View {
    let model: PlaygroundModel
    @State private var explained = ExplainedRow()
    /// The feel at the start of the current slider drag; nil without one.
    @State private var heldFeel: ScrollFeel?

    var body: some View {
        VStack(spacing: 0) {
            InspectorActions(model: model)
            SearchField(model: model).padding(EdgeInsets(top: 0, leading: 14, bottom: 10, trailing: 14))
            Hairline()
            ScrollView {
                LazyVStack(spacing: 0) {
                    NothingFound(model: model)
                    PinnedNumbers(model: model, explained: explained, heldFeel: $heldFeel)
                    ForEach(TuningGroup.groups(of: model.scene)) {
                        InspectorGroup(group: $0, model: model, explained: explained, heldFeel: $heldFeel)
                    }
                    WindowChoices(model: model, explained: explained)
                }
                .padding(.bottom, 12)
            }
            .id("inspector")
            ExplanationPanel(row: explained)
        }
        .frame(maxHeight: .infinity)
        .background(Palette.panel)
    }
}

/// The message for a search without results.
private struct NothingFound: View {
    let model: PlaygroundModel

    var body: some View {
        let search = model.inspector.search
        let isFound =
            WindowChoices.areFound(by: search)
            || TuningGroup.groups(of: model.scene).contains {
                !$0.rows(search, in: model.tuning.feel, without: []).isEmpty
            }
        if !isFound {
            Text("No number, choice or unit is called \u{201C}\(model.inspector.query.visible)\u{201D}.")
                .font(TypeScale.hint)
                .foregroundStyle(Palette.secondary)
                .lineLimit(3)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(14)
                .id("nothing found")
        }
    }
}
