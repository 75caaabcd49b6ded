import Foundation
import ScrollPhysics
import ScrollUI

@testable import PlaygroundKit

/// A host filled by a scene alone.
@MainActor
func makeSceneHost(_ scene: PlaygroundScene, size: CGSize, tuning: Tuning = Tuning()) -> ViewHost {
    let stage = BareStage(scene: scene, feel: tuning.feel, settings: tuning.stage, size: size)
    return ViewHost(size: size) { BareScene(stage: stage) }
}
