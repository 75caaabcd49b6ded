/// Replays of a take that stand where somebody looked beyond the frames that are kept: a moment after one of them is gone to from
/// there, and not from the start. With several of them that holds for a hand that goes to and fro as well.
///
/// Does not own: the frames that are shown.
@MainActor
struct TakeScouts {
    /// Each holds a scene with its views, some megabytes.
    static let most = 4

    /// The one that was looked through last comes last.
    private var replays: [TakeReplay] = []

    /// The one that has the least to go through until `time`; nil where all are beyond it.
    func nearest(before time: Duration) -> TakeReplay? {
        replays.filter { $0.time <= time }.max { $0.time < $1.time }
    }

    /// Keeps one that was looked through, instead of the one that was not for the longest time.
    mutating func keep(_ replay: TakeReplay) {
        replays.removeAll { $0 === replay }
        replays.append(replay)
        if replays.count > Self.most { replays.removeFirst() }
    }

    /// Drops those that are not beyond `time`, up to which frames are kept.
    mutating func drop(upTo time: Duration) { replays.removeAll { $0.time <= time } }
}
