import ScrollAnalysis
import ScrollUI

/// The program's name, the scene, and the controls of the whole window.
struct TopBar: View {
    let model: PlaygroundModel

    var body: some View {
        let contents = TopBarContents(width: model.windowSize.width)
        HStack(spacing: 12) {
            if contents.showsName { Text(model.program.title).font(TypeScale.controlStrong) }
            Text(contents.showsScene ? model.scene.title : "")
                .foregroundStyle(Palette.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
            if model.isTestedBlind {
                Text("Blind test").foregroundStyle(Palette.secondary)
            } else {
                tuning(contents)
            }
            if contents.showsAppearance {
                SegmentedPicker(selection: appearance, options: Self.appearances)
                    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Palette.edge, lineWidth: 1) }
            }
            if contents.showsDock, !model.isTestedBlind { DockButton(model: model) }
            if model.regions.isInspectorFolded, !model.isTestedBlind { InspectorButton(model: model) }
        }
        .padding(.horizontal, contents.showsName ? 16 : 8)
        .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
        .background(Palette.side)
    }

    /// The choice of the tuning and the actions on it.
    @ViewBuilder private func tuning(_ contents: TopBarContents) -> some View {
        if contents.showsHistory { HistoryButtons(model: model) }
        if contents.showsLabels { Text("Feel").foregroundStyle(Palette.secondary) }
        TuningSwitch(model: model, showsTitle: contents.showsOtherTitle)
        if contents.showsLayouts, model.tuning.other != nil { LayoutPicker(model: model) }
        if contents.showsComparison { ComparisonButton(model: model) }
    }

    private var appearance: Binding<StageSettings.Appearance> {
        Binding(get: { model.tuning.stage.appearance }, set: { model.tuning.stage.appearance = $0 })
    }

    private static let appearances: [SegmentedPicker<StageSettings.Appearance>.Option] = [
        .init(value: .system, title: "Auto"), .init(value: .light, title: "Light"), .init(value: .dark, title: "Dark"),
    ]
}

/// The parts that fit into the bar.
private struct TopBarContents {
    let showsName: Bool
    let showsScene: Bool
    let showsHistory: Bool
    let showsLabels: Bool
    let showsAppearance: Bool
    let showsDock: Bool
    let showsComparison: Bool
    let showsOtherTitle: Bool
    let showsLayouts: Bool

    /// `width` is the window's, in points. Parts that are self-explanatory or available elsewhere are omitted first.
    init(width: Double) {
        showsName = width >= 800
        showsScene = width >= 460
        showsHistory = width >= 520
        showsLabels = width >= 900
        showsAppearance = width >= 380
        showsDock = width >= 430
        showsComparison = width >= 600
        showsOtherTitle = width >= 1100
        showsLayouts = width >= 1340
    }
}
