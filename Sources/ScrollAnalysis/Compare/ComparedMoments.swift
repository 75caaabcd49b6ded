import ScrollPhysics

/// The moments at which replays of a recording are looked at, one after the other: each event's own, and while something
/// moves so many a second. Content at rest stays as far apart as it is, so that rest takes no time however long it is.
struct ComparedMoments {
    /// Samples a second; a motion changes by less than a hundredth of a point more within a sample.
    static let rate = 1000.0

    /// The last one that was given.
    private(set) var time = Duration.zero
    private let events: [RecordedEvent]
    private let end: Duration
    private var nextEvent = 0
    private var isOver = false
    /// Moments that were given for a motion alone.
    private(set) var sampleCount = 0

    /// From zero to `end`.
    init(_ recording: Recording, until end: Duration) {
        events = recording.events
        self.end = end
    }

    /// The next one, for replays that were advanced to the one before; nil at the end. Constant time, amortised.
    mutating func next(_ first: Replay, _ second: Replay? = nil) -> Duration? {
        guard !isOver else { return nil }
        while nextEvent < events.count, events[nextEvent].time <= time { nextEvent += 1 }
        let event = nextEvent < events.count ? events[nextEvent].time : end
        let sample = min(self.sample(of: first), self.sample(of: second))
        if sample < min(event, end) { sampleCount += 1 }
        time = min(event, sample, end)
        isOver = time == end
        return time
    }

    /// Throws ``ExitStatus/malformed`` where there was more motion than `limit` seconds. `file` is only used in the message.
    func check(against limit: FileLimit, _ file: String) throws(PlaygroundError) {
        guard Double(sampleCount) > Double(limit.value) * Self.rate else { return }
        throw PlaygroundError(
            .malformed,
            "\(file): events: found more motion than that until \(time.inSeconds.shortestDecimal) s, expected "
                + "\(limit.expectation) of it.", remedy: limit.remedy)
    }

    /// The next moment at which content may be elsewhere than now; the end where nothing moves or will by itself.
    private func sample(of replay: Replay?) -> Duration {
        guard let scroller = replay?.scroller else { return end }
        if scroller.isMoving(at: time) { return sample(after: time) ?? end }
        return scroller.nextTransition(after: time).flatMap { sample(after: max($0, time)) } ?? end
    }

    private func sample(after time: Duration) -> Duration? {
        let samples = SampleTimes.rate(Self.rate)
        let index = Int((time.inSeconds * Self.rate).rounded(.down))
        // The product is rounded, and may be a whole number that is none.
        return (index...index + 2).lazy.compactMap { samples.moment($0) }.first { $0 > time }
    }
}
