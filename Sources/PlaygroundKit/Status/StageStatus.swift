public import SDLHost
public import ScrollUI

/// What the status line tells about the stage: the state after one frame of the scroll view that was set in motion last, or of
/// the scene's own.
public struct StageStatus: Equatable, Sendable {
    /// Of that scroll view; nil where there is none.
    public var scroll: ScrollSnapshot?
    /// Its name in recordings: its id, or its place in the scene.
    public var view = PlaygroundScene.stageID
    /// Seconds that the frame took to make.
    public var frameTime = 0.0
    /// Where the last scrolling came from.
    public var device: InputDevice?
    /// Where its time is from.
    public var timing: InputTiming?

    /// Nothing has happened yet.
    public init() {}
}
