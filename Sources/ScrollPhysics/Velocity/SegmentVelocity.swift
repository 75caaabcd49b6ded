extension SampleHistory {
    /// The velocity between two adjacent samples that count; 0 is the newest.
    private func segment(back: Int) -> ScrollVector { self[back: back].velocity(since: self[back: back + 1]) }

    /// The weighted sum of the newest three segments; a missing segment counts as zero.
    func weightedSegments(newest: Double, middle: Double, oldest: Double) -> ScrollVector {
        var sum = segment(back: 0) * newest
        if count > 2 { sum = sum + segment(back: 1) * middle }
        if count > 3 { sum = sum + segment(back: 2) * oldest }
        return sum
    }

    /// The mean velocity of the newest segments, at most `most` of them.
    func segmentsMean(atMost most: Int) -> ScrollVector {
        let used = min(count - 1, max(1, most))
        return (0..<used).reduce(.zero) { $0 + segment(back: $1) } * (1 / Double(used))
    }

    /// The mean of the newest segments, as many as there are up to `most`, each smoothed with all that came before it, which
    /// begins at rest, and bounded to `limit`.
    func smoothedMean(atMost most: Int, share: Double, limit: Double) -> ScrollVector {
        let used = min(count - 1, max(1, most))
        var (smooth, sum) = (ScrollVector.zero, ScrollVector.zero)
        for back in stride(from: count - 2, through: 0, by: -1) {
            smooth = segment(back: back) * share + smooth * (1 - share)
            if back < used { sum = sum + ScrollVector { min(max(smooth[$0], -limit), limit) } }
        }
        return sum * (1 / Double(used))
    }

    /// The displacement over the time of the newest segments, at most `most` of them.
    func meanVelocity(atMost most: Int = .max) -> ScrollVector {
        newest.velocity(since: self[back: min(most, count - 1)])
    }

    /// The mean of the newest segments longer than `shortest` seconds. A sample that follows its anchor sooner is
    /// skipped, and the anchor stays, so that coarse or dense times do no harm.
    func longSegmentsMean(atMost most: Int, shortest: Double) -> ScrollVector {
        let shortest = shortest * Double(Timestamp.ticksPerSecond)
        func isLong(_ anchor: PositionSample, _ sample: PositionSample) -> Bool {
            Double(sample.time.ticks - anchor.time.ticks) > shortest
        }
        let oldest = self[back: count - 1]
        var (anchor, found) = (oldest, 0)
        for sample in counted where isLong(anchor, sample) { (anchor, found) = (sample, found + 1) }
        let used = min(found, max(1, most))
        guard used > 0 else { return .zero }
        var (sum, number) = (ScrollVector.zero, 0)
        anchor = oldest
        for sample in counted where isLong(anchor, sample) {
            number += 1
            if number > found - used { sum = sum + sample.velocity(since: anchor) }
            anchor = sample
        }
        return sum * (1 / Double(used))
    }
}
