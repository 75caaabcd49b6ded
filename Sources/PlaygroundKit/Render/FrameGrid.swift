import ScrollAnalysis

/// The times of a replay's frames. They do not depend on the requested moments, so that effects that happen in frames,
/// such as views learning that they scrolled, always happen at the same times.
enum FrameGrid {
    /// Frames per second: a common rate of fast displays, and a multiple of the usual 60.
    static let rate: Int64 = 120

    /// Returns the time of a frame, numbered from zero. Rounded to nanoseconds after the product, like other times of
    /// recordings.
    static func time(_ number: Int64) -> Duration {
        .nanoseconds(Int64((Double(number) * 1e9 / Double(rate)).rounded()))
    }

    /// Returns the first frame after `time`.
    static func next(after time: Duration) -> Duration { first(near: time) { $0 > time } }

    /// Returns the first frame at or after `time`.
    static func first(from time: Duration) -> Duration { first(near: time) { $0 >= time } }

    /// Returns the last frame at or before `time`.
    static func last(until time: Duration) -> Duration {
        let next = next(after: time)
        return Self.time(Int64((next.inSeconds * Double(rate)).rounded()) - 1)
    }

    private static func first(near time: Duration, where isLate: (Duration) -> Bool) -> Duration {
        var number = max(0, Int64(time.inSeconds * Double(rate)) - 1)
        while !isLate(Self.time(number)) { number += 1 }
        return Self.time(number)
    }
}
