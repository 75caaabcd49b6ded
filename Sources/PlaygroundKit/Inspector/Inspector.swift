import ScrollUI

/// Every number of the tuning, by groups, and what is done with all of them.
struct Inspector: View {
    let model: PlaygroundModel
    @State private var explained = ExplainedRow()

    var body: some View {
        VStack(spacing: 0) {
            InspectorActions(model: model)
            Hairline()
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(TuningGroup.all) { InspectorGroup(group: $0, model: model, explained: explained) }
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

/// Reset and copy, above the groups.
private struct InspectorActions: View {
    let model: PlaygroundModel

    var body: some View {
        HStack(spacing: 8) {
            Text("Tuning").font(TypeScale.controlStrong)
            Spacer(minLength: 0)
            Button("Reset all") { model.resetAll() }
            Button("Copy as JSON") { model.copyTuning() }
        }
        .padding(.horizontal, 14)
        .frame(height: 50)
    }
}
