/// The schedule for saving a changing tuning: at once, then twice a second while it changes; after a failure with
/// growing pauses.
///
/// A value without a clock: the caller passes the times.
struct SaveSchedule: Equatable, Sendable {
    /// The interval between the starts of two saves. It is half of the second of changes
    /// that may be lost; the other half is left for a slow disk.
    static let interval = Duration.milliseconds(500)
    /// The pause from a failure to the next attempt; doubled with each further failure.
    static let firstPause = Duration.seconds(1)
    static let longestPause = Duration.seconds(30)

    /// The time of the next save; nil if everything is saved. Past times mean at once.
    var next: Duration? { isChanged ? earliest : nil }
    private var isChanged = false
    private var earliest = Duration.zero
    /// The number of consecutive failures without a change in between.
    private var failures = 0

    mutating func changed(at time: Duration) {
        isChanged = true
        guard failures > 0 else { return }
        // A user who continues tuning may have fixed the problem.
        earliest = min(earliest, time + Self.firstPause)
        failures = 0
    }

    /// Records the start of a save of all changes so far.
    mutating func began(at time: Duration) {
        isChanged = false
        earliest = time + Self.interval
    }

    mutating func succeeded() { failures = 0 }

    mutating func failed(at time: Duration) {
        isChanged = true
        // Ten doublings exceed the longest pause.
        earliest = time + min(Self.firstPause * (1 << min(failures, 10)), Self.longestPause)
        failures += 1
    }
}
