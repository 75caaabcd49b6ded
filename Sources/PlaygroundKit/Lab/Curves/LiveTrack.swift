import ScrollUI

/// One scene's way through what is being done now: its samples, its limits, and when it came to rest.
struct LiveTrack {
    /// Seconds between two frames that follow each other, at most.
    private static let frame = 1 / 30.0

    private var samples = Ring<CurveSample>(capacity: LiveCurve.capacity)
    private var limits: [CurveLimits] = []
    private(set) var rests = Ring<CurveEvent>(capacity: LiveCurve.eventCapacity)

    var last: CurveSample? { samples.last }
    var count: Int { samples.count }

    /// Takes over what a frame showed; false where that is no later than what it has, or, if it is to be new, the same.
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

    /// When it first moved after `time`; where it did not, its first sample.
    func firstMotion(since time: Double) -> Double? {
        samples.first { $0.phase != .idle && $0.time >= time }?.time ?? samples.first?.time
    }

    /// Its curve with `now` as zero, up to then.
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
