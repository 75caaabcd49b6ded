import ScrollAnalysis
import ScrollUI

/// A part of a scene that has several, with its description for the header.
protocol ScenePart: SceneChoice {
    var detail: String { get }
    /// Returns the code of the part with the current settings.
    func code(_ stage: StageSettings) -> SceneCode
}

/// The header of a scene with several parts. The choice is beside the title, or below it in a narrow window.
struct PartHeader<Part: ScenePart>: View {
    let title: String
    @Binding var part: Part
    @Environment(\.stageSize) private var size
    @Environment(\.stageSettings) private var settings

    /// The width below which the choice is below the title.
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
