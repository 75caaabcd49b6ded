import ScrollPhysics

/// The moments at which replays of a recording are compared: each event's own, and regular samples while something
/// moves. At rest the difference does not change, so that rest costs nothing, regardless of its length.
struct ComparedMoments {
    /// Samples per second. Within a sample, the difference between two motions grows by less than a hundredth of a
    /// point.
    static let rate = 1000

    /// The previous moment.
    private(set) var time = Duration.zero
    private let events: [RecordedEvent]
    private let end: Duration
    private var nextEvent = 0
    private var isOver = false
    /// The number of moments that were added for motion.
    private(set) var sampleCount = 0

    /// From zero to `end`.
    init(_ recording: Recording, until end: Duration) {
        events = recording.events
        self.end = end
    }

    /// Returns the next moment, for replays that were advanced to the previous one; nil at the end. Amortised constant
    /// time.
    mutating func next(_ first: Replay, _ second: Replay? = nil) -> Duration? {
        guard !isOver else { return nil }
        while nextEvent < events.count, events[nextEvent].time <= time { nextEvent += 1 }
        let event = nextEvent < events.count ? events[nextEvent].time : end
        let sample = min(self.sample(of: first.scroller), second.map { self.sample(of: $0.scroller) } ?? end)
        if sample < min(event, end) { sampleCount += 1 }
        time = min(event, sample, end)
        isOver = time == end
        return time
    }

    /// Throws ``ExitStatus/malformed`` if there was more motion than `limit` seconds. `file` is only used in the
    /// message.
    func check(against limit: FileLimit, _ file: String) throws(PlaygroundError) {
        guard Double(sampleCount) > Double(limit.value) * Double(Self.rate) else { return }
        throw PlaygroundError(
            .malformed,
            "\(file): events: found more motion than that until \(time.inSeconds.shortestDecimal) s, expected "
                + "\(limit.expectation) of it.", remedy: limit.remedy)
    }

    /// Returns the next moment at which the content may have moved; the end if nothing moves or will move by itself.
    private func sample(of scroller: Scroller) -> Duration {
        if scroller.isMoving(at: time) { return Self.sample(after: time) }
        return scroller.nextTransition(after: time).map { Self.sample(after: max($0, time)) } ?? end
    }

    private static func sample(after time: Duration) -> Duration {
        let interval = Int128(1_000_000_000_000_000_000 / rate)
        return Duration(attoseconds: (time.attoseconds / interval + 1) * interval)
    }
}
