/// Where the times of input events are from.
public enum InputTiming: String, Sendable, CaseIterable {
    /// The display server's own time of the event, in whole milliseconds: however long a frame takes, events are as far
    /// apart as they were made.
    case server
    /// When the program took the event in. In a frame that takes long, events come closer together than they were made.
    case arrival
}
