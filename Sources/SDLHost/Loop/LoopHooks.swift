import ScrollUI

/// What a program adds to the loop. All of it runs on the main actor, between two steps of a frame.
public struct LoopHooks {
    /// What becomes of an event that a hook has seen.
    public enum Disposition: Sendable {
        /// The views get it.
        case deliver
        /// It was a shortcut of the program's own.
        case consume
    }

    /// Before a frame's passes, with the time that they get.
    public var beforeFrame: ((Duration) -> Void)?
    /// After a frame was shown.
    public var onFrame: ((FrameRecord) -> Void)?
    /// Each event before the views get it, in order; keys for shortcuts, everything for a recording.
    public var onInput: ((InputEvent) -> Disposition)?
    /// The desktop's wishes, at the start and when they change.
    public var onPreferences: ((DesktopPreferences) -> Void)?
    /// A file was dropped onto the window, by its path.
    public var onDrop: ((String) -> Void)?
    /// When the program wants a frame though nothing moves, such as to save what has settled; nil for never. A frame
    /// that was asked for has to move the time on, or the next one follows at once.
    public var nextWakeUp: (() -> Duration?)?
    /// Once, however the loop ends; to save what has to outlive it. It may take its time: after a signal, another one
    /// ends the process, but not before 0.9 s are over.
    public var beforeQuit: ((QuitReason) -> Void)?

    /// Nothing is added.
    public init() {}
}
