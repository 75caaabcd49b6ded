import SDLHost
import ScrollUI

/// The stage's state for the status line, after one frame: that of the scroll view that moved last, or of the scene's
/// own.
package struct StageStatus: Equatable, Sendable {
    /// The state of that scroll view; nil if there is none.
    package var scroll: ScrollSnapshot?
    /// Its name in recordings: its id, or its path in the scene.
    package var view = PlaygroundScene.stageID
    /// The time that the frame took, in seconds.
    package var frameTime = 0.0
    /// The device of the last scroll input.
    package var device: InputDevice?
    /// The source of its time.
    package var timing: InputTiming?

    /// The status before the first frame.
    package init() {}
}
