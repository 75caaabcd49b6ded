import ScrollUI

/// The choices for the window itself: they are part of no feel, and last until it is closed.
struct WindowChoices: View {
    let model: PlaygroundModel
    let explained: ExplainedRow

    /// Returns whether a search finds a choice.
    static func areFound(by search: TuningSearch) -> Bool { search.finds([title, row, explanation.text]) }

    private static let title = "Window"
    private static let row = "Prediction"

    private static let explanation = Explanation(
        id: "prediction", title: row,
        text:
            "Content that moves by itself is shown where it will be when the frame is seen. Off: where it was when the "
            + "frame was begun.",
        details: "not part of the feel")

    var body: some View {
        if Self.areFound(by: model.inspector.search) {
            VStack(spacing: 0) {
                GroupHeader(title: Self.title, action: "reset", isEnabled: !model.inspector.predictsMotion) {
                    model.inspector.predictsMotion = true
                }
                ChoiceRow(title: Self.row) {
                    SegmentedPicker(selection: predictsMotion, options: Self.options, size: .small).id("prediction")
                }
                .contentShape(Rectangle())
                .onHover { explained.point(at: Self.explanation, $0) }
            }
            .padding(EdgeInsets(top: 8, leading: 14, bottom: 10, trailing: 14))
            .overlay(alignment: .bottom) { Hairline() }
        }
    }

    private var predictsMotion: Binding<Bool> {
        Binding(get: { model.inspector.predictsMotion }, set: { model.inspector.predictsMotion = $0 })
    }

    private static let options: [SegmentedPicker<Bool>.Option] = [
        .init(value: true, title: "On"), .init(value: false, title: "Off"),
    ]
}
