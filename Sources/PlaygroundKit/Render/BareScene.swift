import Foundation
import Observation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The scene and settings of a stage without a window.
@Observable @MainActor
final class BareStage {
    let scene: PlaygroundScene
    let feel: ScrollFeel
    let settings: StageSettings
    /// Whether code that reveals the stage's settings is hidden.
    var hidesCode = false
    /// In points.
    var size: CGSize

    init(scene: PlaygroundScene, feel: ScrollFeel, settings: StageSettings, size: CGSize) {
        self.scene = scene
        self.feel = feel
        self.settings = settings
        self.size = size
    }
}

/// A scene without a window, as large as its host.
struct BareScene: View {
    let stage: BareStage

    var body: some View {
        stage.scene.view
            // As in the window, where ids distinguish the scene from its surroundings.
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
