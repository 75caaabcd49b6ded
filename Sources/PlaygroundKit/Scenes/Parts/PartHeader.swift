import ScrollAnalysis
import ScrollUI

/// A part of a scene that has several, with the line under the scene's title.
protocol ScenePart: SceneChoice {
    var detail: String { get }
    /// The lines that make it, as the stage is tuned.
    func code(_ stage: StageSettings) -> SceneCode
}

/// The header of a scene of several parts: the choice lies beside the title, or below it where there is no room.
struct PartHeader<Part: ScenePart>: View {
    let title: String
    @Binding var part: Part
    @Environment(\.stageSize) private var size
    @Environment(\.stageSettings) private var settings

    /// Below this width the choice goes under the title.
    private static var sideBySide: Double { 620 }

    var body: some View {
        let code = part.code(settings)
        if size.width >= Self.sideBySide {
            SceneHeader(title: title, detail: part.detail, code: code) { picker }
        } else {
            VStack(alignment: .leading, spacing: 12) {
                SceneHeader(title: title, detail: part.detail, code: code)
                picker.padding(.horizontal, 28)
            }
        }
    }

    private var picker: some View {
        SegmentedPicker(selection: $part, options: Part.allCases.map { .init(value: $0, title: $0.title) })
            .id("part")
    }
}
