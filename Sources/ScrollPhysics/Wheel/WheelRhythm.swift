/// The pauses between the latest notches, in seconds; nil for a missing pause.
struct WheelRhythm: Sendable {
    private(set) var latest: Double?
    private(set) var second: Double?
    private(set) var third: Double?
    private var last: Timestamp?

    /// Records a notch.
    mutating func note(_ time: Timestamp) {
        if let last { (latest, second, third) = (time.seconds(since: last), latest, second) }
        last = time
    }
}
