/// How long and how fast a loop runs.
public struct RunOptions: Sendable, Equatable {
    /// Ends after so many frames. A frame is drawn for each, even when nothing moves.
    public var frameLimit: Int?
    /// Frames follow one another as fast as they can, even when nothing moves. For measuring.
    public var isUnthrottled: Bool
    /// Frame n gets the time n times this instead of the clock's, so that every machine does the same work in a frame.
    public var virtualInterval: Duration?

    /// Light and dark, and reduced motion, are the desktop's. False leaves both to the program.
    public var followsDesktop = true

    /// Rows of lazy stacks are prepared between frames. Where frames are not throttled, for as long as ``virtualInterval`` leaves.
    public var preparesRows = true

    /// Until the window is closed, at the display's pace.
    public init(frameLimit: Int? = nil, isUnthrottled: Bool = false, virtualInterval: Duration? = nil) {
        self.frameLimit = frameLimit
        self.isUnthrottled = isUnthrottled
        self.virtualInterval = virtualInterval
    }
}
