import ScrollUI

/// A program's additions to the loop. All closures run on the main actor, between two steps of a frame.
public struct LoopHooks {
    /// The handling of an event after a hook has seen it.
    public enum Disposition: Sendable {
        /// Deliver the event to the views.
        case deliver
        /// Consume the event, which is a shortcut of the program.
        case consume
    }

    /// Called before a frame's passes, with their time.
    public var beforeFrame: ((Duration) -> Void)?
    /// Called after a frame was shown.
    public var onFrame: ((FrameRecord) -> Void)?
    /// Called after a shown frame with the time that it leaves, for work that need not be done before a frame: there it
    /// would make the frame's input older. Not called if there is no time.
    package var inSpareTime: ((PrefetchBudget) -> Void)?
    /// Called for each event in order before the views receive it, for example for shortcuts or a recording.
    public var onInput: ((InputEvent) -> Disposition)?
    /// Called with the desktop's preferences at the start and when they change.
    public var onPreferences: ((DesktopPreferences) -> Void)?
    /// Called with the path of a file that was dropped onto the window.
    public var onDrop: ((String) -> Void)?
    /// Returns the time at which the program wants a frame even if nothing moves, for example to save settled changes;
    /// nil for never. A requested frame must advance the time, or the next one follows immediately.
    public var nextWakeUp: (() -> Duration?)?
    /// Called once, however the loop ends, to save state. It may take long: after a signal, another one ends the
    /// process, but not before 0.9 s have passed.
    public var beforeQuit: ((QuitReason) -> Void)?

    /// Creates hooks that do nothing.
    public init() {}
}
