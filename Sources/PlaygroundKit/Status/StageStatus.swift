public import SDLHost
public import ScrollUI

/// What the status line tells about the stage: the state after one frame.
public struct StageStatus: Equatable, Sendable {
    /// Of the scene's scroll view; nil where it has none.
    public var scroll: ScrollSnapshot?
    /// Seconds that the frame took to make.
    public var frameTime = 0.0
    /// Where the last scrolling came from.
    public var device: InputDevice?
    /// Where its time is from.
    public var timing: InputTiming?

    /// Nothing has happened yet.
    public init() {}
}
