import ScrollAnalysis

/// The moments at which a replay makes its frames, whichever moments are asked for: what happens only in frames, as when a
/// view learns that it was scrolled, happens at the same times then.
enum FrameGrid {
    /// Frames a second: those of a fast display, and of a usual one too.
    static let rate: Int64 = 120

    /// The frame with that number, from zero. Rounded to nanoseconds from the product, as other times of recordings are.
    static func time(_ number: Int64) -> Duration {
        .nanoseconds(Int64((Double(number) * 1e9 / Double(rate)).rounded()))
    }

    /// The first frame later than `time`.
    static func next(after time: Duration) -> Duration { first(near: time) { $0 > time } }

    /// The first frame that is not before `time`.
    static func first(from time: Duration) -> Duration { first(near: time) { $0 >= time } }

    /// The last frame that is not after `time`.
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
