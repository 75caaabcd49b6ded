/// A frame in which content moved, as the window showed it. Times are in seconds since the window's zero.
struct ShownFrame: Equatable, Sendable {
    /// When presenting returned. SDL does not report when a frame was seen; this is the nearest known time.
    var presented: Double
    /// The frame's own time, at which it shows held content.
    var time: Double
    /// The predicted time at which the frame is seen, and at which it shows content that moves by itself; nil if that is
    /// the frame's own time.
    var motionTime: Double?
    /// The movement of the content since the previous frame, in pixels of the display.
    var travel: Double
    /// Whether the content moved by itself, without being held.
    var isInertial = false
    /// Whether the frame was due one display interval after the previous one, because something moved all the time.
    /// False if the content stood still in between.
    var follows = true
    /// Whether the content was at rest before this frame.
    var beginsScroll = false
    /// The input that the frame handled.
    var input = FrameInput()
}

/// The input that a frame handled.
struct FrameInput: Equatable, Sendable {
    /// The number of events.
    var count = 0
    /// The times of the first and the last event, in seconds since the window's zero; nil without events.
    var first: Double?
    var last: Double?

    /// Adds an event that is no earlier than those before.
    mutating func add(at time: Double) {
        count += 1
        first = first ?? time
        last = time
    }
}
