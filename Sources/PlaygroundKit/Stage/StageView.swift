import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The chosen scene in its frame, with the tuning applied, and the other tuning as a ghost or beside it.
struct StageView: View {
    let model: PlaygroundModel

    private var isLive: Bool { model.lab.chosenTakeID == nil }

    var body: some View {
        let (margin, area, layout) = (model.regions.stageMargin, model.stageArea, model.stageLayout)
        let side = model.tuning.side
        ZStack {
            ZStack {
                SceneFrame {
                    model.scene.view.id(model.scene.name)
                }
                // The live scene stays, and continues when the take is deselected.
                .opacity(isLive ? 1 : 0)
                .allowsHitTesting(isLive)
                .scrollDisabled(!isLive)
                if !isLive, let player = model.lab.player { TakeStage(model: model, player: player) }
                if isLive, layout == .ghost { LiveGhost(model: model) }
            }
            .frame(maxWidth: model.scene.size?.width, maxHeight: model.scene.size?.height)
            .overlay(alignment: .topTrailing) { if layout == .sideBySide { StageLetter(side: side) } }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                model.lab.comparison.sceneSize = $0
            }
            .padding(area.insets(of: side))
            if layout == .sideBySide {
                OtherStageView(model: model)
                    .frame(maxWidth: model.scene.size?.width, maxHeight: model.scene.size?.height)
                    .overlay(alignment: .topTrailing) { StageLetter(side: side.other) }
                    .padding(area.insets(of: side.other))
            }
        }
        .flashesRepaints(model.flashesRepaints)
        .environment(\.stageSettings, model.stageTuning.stage)
        .environment(\.stageSize, model.scene.size(within: area.size))
        .environment(\.hidesSceneCode, model.isTestedBlind)
        .onStage()
        .scrollFeel(model.stageTuning.feel)
        .scrollPace(model.lab.pace)
        .padding(.horizontal, margin.width)
        .padding(.vertical, margin.height)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .background(Palette.stage)
    }
}

/// The rounded background of a scene.
struct SceneFrame<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            // The indicators end before the rounded corners.
            .contentMargins(.all, Self.radius / 2, for: .scrollIndicators)
            .background(Palette.canvas)
            .clipShape(RoundedRectangle(cornerRadius: Self.radius))
            .overlay { RoundedRectangle(cornerRadius: Self.radius).strokeBorder(Palette.line, lineWidth: 1) }
    }

    private static var radius: Double { 20 }
}
