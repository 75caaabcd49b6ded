/// The latest samples of a finger, at most 20 as in Android and Flutter, in storage that is allocated once.
struct SampleHistory: Sendable {
    /// In order of time.
    private var samples: [PositionSample] = []
    /// The number of newest samples that count for a velocity.
    private(set) var count = 0

    private static let most = 20

    init() { samples.reserveCapacity(Self.most) }

    /// The newest sample; meaningless while the count is zero.
    var newest: PositionSample { samples.last ?? PositionSample(time: Timestamp(ticks: 0), position: .zero) }

    /// The oldest that counts, of which there is one.
    var oldest: PositionSample { self[back: count - 1] }

    /// The samples that count, oldest first.
    var counted: ArraySlice<PositionSample> { samples.suffix(count) }

    /// A sample with the time of the one before replaces it; an older time counts as that time.
    mutating func add(_ sample: PositionSample, within window: VelocityWindow) {
        if count > 0, sample.time <= newest.time {
            samples[samples.count - 1].position = sample.position
        } else {
            let isLate = count > 0 && sample.time.ticks - newest.time.ticks > window.gap
            if samples.count == Self.most { samples.removeFirst() }
            samples.append(sample)
            count = isLate ? 1 : min(count + 1, Self.most)
        }
        dropOld(beyond: window)
    }

    private mutating func dropOld(beyond window: VelocityWindow) {
        let oldest = newest.time.ticks - window.horizon
        while count > 1, self[back: count - 1].time.ticks < oldest { count -= 1 }
    }

    /// Recounts the samples within another window.
    mutating func recount(within window: VelocityWindow) {
        guard count > 0 else { return }
        count = 1
        while count < samples.count, self[back: count - 1].time.ticks - self[back: count].time.ticks <= window.gap {
            count += 1
        }
        dropOld(beyond: window)
    }

    mutating func removeAll() {
        count = 0
        samples.removeAll(keepingCapacity: true)
    }

    /// 0 is the newest; `back` is below the count.
    subscript(back back: Int) -> PositionSample { samples[samples.count - 1 - back] }
}

/// The position of a finger at a time.
struct PositionSample: Sendable {
    var time: Timestamp
    var position: ScrollVector

    /// The velocity from an earlier sample to this one, in points per second.
    func velocity(since earlier: PositionSample) -> ScrollVector {
        (position - earlier.position) * (1 / time.seconds(since: earlier.time))
    }
}
