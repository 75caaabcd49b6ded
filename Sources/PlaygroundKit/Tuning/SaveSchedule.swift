/// When a tuning that changes is to be written: at once, then twice a second as long as it goes on changing; after a failure
/// again and again, with growing pauses.
///
/// A value without a clock: times are those of whoever asks.
struct SaveSchedule: Equatable, Sendable {
    /// Between the beginnings of two saves. Half of the second that may be lost, so that a slow disk has the other half.
    static let interval = Duration.milliseconds(500)
    /// From a failure to the next attempt; doubled with each further failure.
    static let firstPause = Duration.seconds(1)
    static let longestPause = Duration.seconds(30)

    /// When to save; nil when everything is saved. What is past means at once.
    var next: Duration? { isChanged ? earliest : nil }
    private var isChanged = false
    private var earliest = Duration.zero
    /// One after the other, without a change between them.
    private var failures = 0

    mutating func changed(at time: Duration) {
        isChanged = true
        guard failures > 0 else { return }
        // Whoever goes on tuning may have seen to it that it works again.
        earliest = min(earliest, time + Self.firstPause)
        failures = 0
    }

    /// A save begins, of all changes until now.
    mutating func began(at time: Duration) {
        isChanged = false
        earliest = time + Self.interval
    }

    mutating func succeeded() { failures = 0 }

    mutating func failed(at time: Duration) {
        isChanged = true
        // So many doublings are more than the longest pause.
        earliest = time + min(Self.firstPause * (1 << min(failures, 10)), Self.longestPause)
        failures += 1
    }
}
