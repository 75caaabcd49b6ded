/// A frame in which content moved, as the window showed it. Times are seconds since the window's zero.
struct ShownFrame: Equatable, Sendable {
    /// When presenting returned. SDL does not tell when a frame was seen; this is the nearest there is.
    var presented: Double
    /// The moment whose content it shows.
    var time: Double
    /// How far the content went since the frame before, in pixels of the display.
    var travel: Double
    /// The content moved by itself: nobody held it.
    var isInertial = false
    /// It was due one interval of the display after the frame before: something moved all the time. Otherwise the content
    /// stood still in between, and nobody waited for a frame.
    var follows = true
    /// The content was at rest before it.
    var beginsScroll = false
    /// What it took in.
    var input = FrameInput()
}

/// The input that a frame took in.
struct FrameInput: Equatable, Sendable {
    /// Events.
    var count = 0
    /// When the first and the last of them were made, in seconds since the window's zero; nil where there are none.
    var first: Double?
    var last: Double?

    /// Takes in one more, which is no earlier than those before.
    mutating func add(at time: Double) {
        count += 1
        first = first ?? time
        last = time
    }
}
