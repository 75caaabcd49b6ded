/// Replays of a take at moments beyond the stored frames. A moment after one of them is reached from there and not from
/// the start. Several of them also cover scrubbing to and fro.
///
/// Does not own: the shown frames.
@MainActor
struct TakeScouts {
    /// The maximum number. Each holds a scene with its views, a few megabytes.
    static let most = 4

    /// The most recently used one is last.
    private var replays: [TakeReplay] = []

    /// Returns the replay closest before `time`; nil if all are beyond it.
    func nearest(before time: Duration) -> TakeReplay? {
        replays.filter { $0.time <= time }.max { $0.time < $1.time }
    }

    /// Stores a used replay, and drops the least recently used one beyond the maximum.
    mutating func keep(_ replay: TakeReplay) {
        replays.removeAll { $0 === replay }
        replays.append(replay)
        if replays.count > Self.most { replays.removeFirst() }
    }

    /// Drops the replays up to `time`, since frames up to there are stored.
    mutating func drop(upTo time: Duration) { replays.removeAll { $0.time <= time } }
}
