/// The latest samples of a finger, at most 20 as in Android and Flutter, in storage that is allocated once.
struct SampleHistory: Sendable {
    /// In order of time up to `end`, so that loops run straight through; what lies before the latest is spent.
    private var samples: [PositionSample]
    private var end = 0
    /// How many of the newest count for a velocity.
    private(set) var count = 0
    /// The newest sample; meaningless while the count is zero.
    private(set) var newest = PositionSample(time: Timestamp(ticks: 0), position: .zero)

    private static let most = 20
    /// So many that the latest rarely have to move to the front.
    private static let room = 40

    init() {
        samples = Array(repeating: newest, count: Self.room)
    }

    /// A sample with the time of the one before replaces it; an older time counts as that time.
    mutating func add(_ sample: PositionSample, within window: VelocityWindow) {
        if count > 0, sample.time <= newest.time {
            newest.position = sample.position
        } else {
            if end == Self.room { moveToFront() }
            let isLate = count > 0 && sample.time.ticks - newest.time.ticks > window.gap
            newest = sample
            end += 1
            count = isLate ? 1 : min(count + 1, Self.most)
        }
        samples[end - 1] = newest
        dropOld(beyond: window)
    }

    private mutating func moveToFront() {
        for index in 0..<Self.most { samples[index] = samples[end - Self.most + index] }
        end = Self.most
    }

    private mutating func dropOld(beyond window: VelocityWindow) {
        let oldest = newest.time.ticks - window.horizon
        while count > 1, samples[end - count].time.ticks < oldest { count -= 1 }
    }

    /// Counts anew which samples lie in another window.
    mutating func recount(within window: VelocityWindow) {
        guard count > 0 else { return }
        let all = min(end, Self.most)
        count = 1
        while count < all, self[back: count - 1].time.ticks - self[back: count].time.ticks <= window.gap { count += 1 }
        dropOld(beyond: window)
    }

    mutating func removeAll() {
        count = 0
        end = 0
    }

    /// 0 is the newest; `back` is below the count.
    @inline(__always)
    subscript(back back: Int) -> PositionSample { samples[end - 1 - back] }

    /// Those that count, the oldest of them first.
    @inline(__always)
    var counted: ArraySlice<PositionSample> { samples[end - count..<end] }

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
