import Foundation
import ScrollUI

/// A scene without the window around it, in the type and colours that the window gives it.
struct BareScene: View {
    let scene: PlaygroundScene
    let settings: StageSettings
    /// Points.
    let size: CGSize

    var body: some View {
        scene.view
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .background(Palette.canvas)
            .environment(\.stageSettings, settings)
            .environment(\.stageSize, size)
            .windowText()
    }
}
