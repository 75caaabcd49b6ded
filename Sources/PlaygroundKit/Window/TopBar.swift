import ScrollPhysics
import ScrollUI

/// The program's name, the scene, and what is chosen for the whole window.
struct TopBar: View {
    let model: PlaygroundModel

    var body: some View {
        HStack(spacing: 12) {
            Text("Scroll Playground").font(TypeScale.controlStrong)
            Text(model.scene.title).foregroundStyle(Palette.secondary).frame(maxWidth: .infinity, alignment: .leading)
            Text("Feel").foregroundStyle(Palette.secondary)
            SegmentedPicker(selection: feel, options: Self.feels)
            SegmentedPicker(selection: appearance, options: Self.appearances)
        }
        .padding(.horizontal, 16)
        .frame(maxHeight: .infinity)
        .background(Palette.side)
    }

    private var feel: Binding<String> {
        Binding(get: { model.tuning.base }, set: { if let feel = ScrollFeel.named($0) { model.choose(feel) } })
    }

    private var appearance: Binding<StageSettings.Appearance> {
        Binding(get: { model.tuning.stage.appearance }, set: { model.tuning.stage.appearance = $0 })
    }

    private static let feels = ScrollFeel.builtIn.map { feel in
        SegmentedPicker<String>.Option(value: feel.name, title: feel.name == "uikit" ? "UIKit" : feel.name.capitalized)
    }

    private static let appearances: [SegmentedPicker<StageSettings.Appearance>.Option] = [
        .init(value: .system, title: "Auto"), .init(value: .light, title: "Light"), .init(value: .dark, title: "Dark"),
    ]
}
