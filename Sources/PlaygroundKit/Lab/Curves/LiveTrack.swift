import ScrollUI

/// The live track of one scene: its samples, its limits, and the times at which it came to rest.
struct LiveTrack {
    /// The maximum time between consecutive frames, in seconds.
    private static let frame = 1 / 30.0

    private var samples = Ring<CurveSample>(capacity: LiveCurve.capacity)
    private var limits: [CurveLimits] = []
    private(set) var rests = Ring<CurveEvent>(capacity: LiveCurve.eventCapacity)

    var last: CurveSample? { samples.last }
    var count: Int { samples.count }

    /// Adds a sample. Returns false if it is not later than the last one, or if it must be different and is not.
    mutating func add(_ sample: CurveSample, _ limits: CurveLimits, ifChanged: Bool = false) -> Bool {
        if let last = samples.last {
            guard sample.time > last.time, !ifChanged || !sample.isAsMoved(as: last) else { return false }
            if last.phase != .idle, sample.phase == .idle { rests.append(CurveEvent(word: .rest, time: sample.time)) }
            if last.phase == .idle, sample.time - last.time > Self.frame {
                var resting = last
                resting.time = sample.time - Self.frame / 2
                samples.append(resting)
            }
        }
        samples.append(sample)
        note(limits)
        while let first = samples.first, first.time < sample.time - LiveCurve.length { samples.removeFirst() }
        return true
    }

    mutating func removeAll() {
        samples.removeAll()
        rests.removeAll()
        limits.removeAll(keepingCapacity: true)
    }

    /// Returns the time of the first motion after `time`; the time of the first sample if there was none.
    func firstMotion(since time: Double) -> Double? {
        samples.first { $0.phase != .idle && $0.time >= time }?.time ?? samples.first?.time
    }

    /// Returns the curve up to `now`, which becomes time zero.
    func curve(_ label: String, from start: Double, now: Double) -> Curve {
        var moved = samples.map { $0.moved(by: -now) }
        if let last = moved.last, last.time < 0 {
            var standing = last
            standing.time = 0
            moved.append(standing)
        }
        var shown = limits
        if let first = shown.indices.first { shown[first].time = start }
        for index in shown.indices.dropFirst() { shown[index].time = max(start, shown[index].time - now) }
        return Curve(label, samples: moved, limits: shown)
    }

    private mutating func note(_ limits: CurveLimits) {
        guard self.limits.last.map({ $0.least != limits.least || $0.most != limits.most }) ?? true else { return }
        if self.limits.count == LiveCurve.eventCapacity { self.limits.removeFirst() }
        self.limits.append(limits)
    }
}

extension CurveSample {
    fileprivate func moved(by seconds: Double) -> CurveSample {
        var sample = self
        sample.time += seconds
        return sample
    }

    fileprivate func isAsMoved(as other: CurveSample) -> Bool {
        offset == other.offset && velocity == other.velocity && phase == other.phase
    }
}
