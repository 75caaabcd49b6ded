/// The length and the speed of a loop.
public struct RunOptions: Sendable, Equatable {
    /// The number of frames after which the loop ends. A frame is drawn for each, even if nothing moves.
    public var frameLimit: Int?
    /// Whether frames follow one another as fast as possible, even if nothing moves. For measurements.
    public var isUnthrottled: Bool
    /// The interval of a virtual clock: frame n gets the time n times this instead of the actual time, so that every
    /// machine does the same work per frame.
    public var virtualInterval: Duration?

    /// Whether the appearance and reduced motion follow the desktop. False leaves both to the program.
    public var followsDesktop = true

    /// Rows of lazy stacks are prepared between frames. Where frames are not throttled, for as long as ``virtualInterval`` leaves.
    public var preparesRows = true

    /// By default the loop runs until the window is closed, at the display's rate.
    public init(frameLimit: Int? = nil, isUnthrottled: Bool = false, virtualInterval: Duration? = nil) {
        self.frameLimit = frameLimit
        self.isUnthrottled = isUnthrottled
        self.virtualInterval = virtualInterval
    }
}
