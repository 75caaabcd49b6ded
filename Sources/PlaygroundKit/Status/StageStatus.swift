import SDLHost
import ScrollUI

/// What the status line tells about the stage: the state after one frame of the scroll view that was set in motion last, or of
/// the scene's own.
package struct StageStatus: Equatable, Sendable {
    /// Of that scroll view; nil where there is none.
    package var scroll: ScrollSnapshot?
    /// Its name in recordings: its id, or its place in the scene.
    package var view = PlaygroundScene.stageID
    /// Seconds that the frame took to make.
    package var frameTime = 0.0
    /// Where the last scrolling came from.
    package var device: InputDevice?
    /// Where its time is from.
    package var timing: InputTiming?

    /// Nothing has happened yet.
    package init() {}
}
