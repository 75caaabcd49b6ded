import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// What a replayed gesture is seen through: the tuning and the window's surroundings. Another look is another run.
struct TakeLook: Equatable {
    /// The scene that it is played in.
    var scene: PlaygroundScene
    var feel: ScrollFeel
    var settings: StageSettings
    /// Nothing is shown that tells how the stage is set.
    var hidesCode = false
    var colorScheme: ColorScheme
    /// Pixels a point.
    var scale: CGFloat
}
