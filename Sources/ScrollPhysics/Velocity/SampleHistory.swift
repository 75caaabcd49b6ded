/// The latest samples of a finger, at most 20 as in Android and Flutter. The storage is inline: a sample allocates
/// nothing.
struct SampleHistory: Sendable {
    /// In a ring. Loops read it through one span: each element read directly copies the whole array first.
    private(set) var samples: InlineArray<20, PositionSample>
    private var place = -1
    private(set) var count = 0
    /// The newest sample, where it can be read without a look at all; meaningless while the count is zero.
    private(set) var newest = PositionSample(time: Timestamp(ticks: 0), position: .zero)

    init() {
        samples = InlineArray(repeating: PositionSample(time: Timestamp(ticks: 0), position: .zero))
    }

    /// A sample with the time of the one before replaces it; an older time counts as that time.
    mutating func add(_ sample: PositionSample) {
        if count > 0, sample.time <= newest.time {
            newest.position = sample.position
            samples[place].position = sample.position
            return
        }
        place = place + 1 == samples.count ? 0 : place + 1
        samples[place] = sample
        newest = sample
        count = min(count + 1, samples.count)
    }

    mutating func removeAll() {
        count = 0
        place = -1
    }

    /// 0 is the newest; `back` is below the count.
    @inline(__always)
    subscript(back back: Int) -> PositionSample {
        let span = samples.span
        return span[index(back)]
    }

    /// Where the sample is in the ring.
    @inline(__always)
    func index(_ back: Int) -> Int { place < back ? place - back + samples.count : place - back }

    /// How many of the newest samples count.
    func count(within window: VelocityWindow) -> Int {
        guard count > 0 else { return 0 }
        let samples = samples.span
        let newest = samples[place].time.ticks
        var later = newest
        var counted = 1
        while counted < count {
            let time = samples[index(counted)].time.ticks
            guard newest - time <= window.horizon, later - time <= window.gap else { break }
            later = time
            counted += 1
        }
        return counted
    }

    /// The velocity from one sample to the next, in points per second; `back` is the later one.
    func segment(endingAt back: Int) -> ScrollVector {
        let later = self[back: back]
        let earlier = self[back: back + 1]
        return (later.position - earlier.position) * (1 / later.time.seconds(since: earlier.time))
    }
}

/// Where a finger was at a moment.
struct PositionSample: Sendable {
    var time: Timestamp
    var position: ScrollVector
}
