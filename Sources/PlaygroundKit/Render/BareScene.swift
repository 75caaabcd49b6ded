import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// What a scene shows and how it moves where there is no window around it.
@Observable @MainActor
final class BareStage {
    let scene: PlaygroundScene
    let feel: ScrollFeel
    let settings: StageSettings
    /// Nothing is shown that tells how the stage is set.
    var hidesCode = false
    /// Points.
    var size: CGSize

    init(scene: PlaygroundScene, feel: ScrollFeel, settings: StageSettings, size: CGSize) {
        self.scene = scene
        self.feel = feel
        self.settings = settings
        self.size = size
    }
}

/// A scene without the window around it, as large as its host.
struct BareScene: View {
    let stage: BareStage

    var body: some View {
        stage.scene.view
            // As in the window: what is in the scene is told from what is around it.
            .id(stage.scene.name)
            .environment(\.stageSettings, stage.settings)
            .environment(\.stageSize, stage.size)
            .environment(\.hidesSceneCode, stage.hidesCode)
            .onStage()
            .scrollFeel(stage.feel)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .background(Palette.canvas)
            .windowText()
    }
}
