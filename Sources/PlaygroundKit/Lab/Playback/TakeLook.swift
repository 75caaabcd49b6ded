import Foundation
import ScrollPhysics
import ScrollUI

/// What a replayed gesture is seen through: the tuning and the window's surroundings. Another look is another run.
struct TakeLook: Equatable {
    var feel: ScrollFeel
    var settings: StageSettings
    /// Nothing is shown that tells how the stage is set.
    var hidesCode = false
    var colorScheme: ColorScheme
    /// Pixels a point.
    var scale: CGFloat
}
