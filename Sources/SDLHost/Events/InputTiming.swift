/// The source of the times of input events.
public enum InputTiming: String, Sendable, CaseIterable {
    /// The display server's time of the event, in whole milliseconds. The intervals between events are correct
    /// regardless of the length of a frame.
    case server
    /// The time at which the program received the event. During a long frame, intervals between events shrink.
    case arrival
}
