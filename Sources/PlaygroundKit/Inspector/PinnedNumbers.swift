import ScrollPhysics
import ScrollUI

/// The pinned numbers, above all groups. Those that the feel does not use are hidden.
struct PinnedNumbers: View {
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?

    var body: some View {
        let feel = heldFeel ?? model.tuning.feel
        let search = model.inspector.search
        let numbers = model.tuning.pinned.compactMap { TuningGroup.parameter($0, in: model.scene) }.filter {
            $0.isUsed(by: feel) && search.finds($0, in: "Pinned")
        }
        if !numbers.isEmpty {
            VStack(spacing: 0) {
                GroupHeader(title: "Pinned", action: "unpin all", isEnabled: true) { model.tuning.pinned = [] }
                ForEach(numbers) {
                    ParameterRow(
                        parameter: $0, model: model, explained: explained, heldFeel: $heldFeel, isAlone: true)
                }
            }
            .padding(EdgeInsets(top: 8, leading: 14, bottom: 10, trailing: 14))
            .overlay(alignment: .bottom) { Hairline() }
            .id("pinned")
        }
    }
}
