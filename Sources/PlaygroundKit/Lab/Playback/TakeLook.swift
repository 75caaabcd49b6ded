import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The tuning and surroundings of a replayed gesture. Another look needs another run.
struct TakeLook: Equatable {
    /// The scene that the gesture is played in.
    var scene: PlaygroundScene
    var feel: ScrollFeel
    var settings: StageSettings
    /// Whether code that reveals the stage's settings is hidden.
    var hidesCode = false
    var colorScheme: ColorScheme
    /// Pixels per point.
    var scale: CGFloat
}
