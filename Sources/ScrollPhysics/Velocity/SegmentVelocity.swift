extension SampleHistory {
    /// The newest three segments with weights; one that is missing counts as zero.
    func weightedSegments(newest: Double, middle: Double, oldest: Double) -> ScrollVector {
        var sum = segment(endingAt: 0) * newest
        if count > 2 { sum = sum + segment(endingAt: 1) * middle }
        if count > 3 { sum = sum + segment(endingAt: 2) * oldest }
        return sum
    }

    /// The mean of the velocities of the newest segments, as many as there are up to `most`.
    func segmentsMean(atMost most: Int) -> ScrollVector {
        let used = min(count - 1, max(1, most))
        var sum = ScrollVector.zero
        for back in 0..<used { sum = sum + segment(endingAt: back) }
        return sum * (1 / Double(used))
    }

    /// The way from the oldest to the newest sample over the time.
    func meanVelocity() -> ScrollVector {
        let newest = self[back: 0]
        let oldest = self[back: count - 1]
        return (newest.position - oldest.position) * (1 / newest.time.seconds(since: oldest.time))
    }

    /// The mean of the newest segments longer than `shortest` seconds. A sample that comes sooner after its anchor is
    /// passed over, and the anchor is kept, so that coarse and crowded times do no harm.
    func longSegmentsMean(atMost most: Int, shortest: Double) -> ScrollVector {
        let skipped = longSegments(shortest: shortest).count - max(1, most)
        let sums = longSegments(shortest: shortest, skipping: max(0, skipped))
        let used = sums.count - max(0, skipped)
        return used > 0 ? sums.sum * (1 / Double(used)) : .zero
    }

    /// How many long segments there are from the oldest sample on, and the sum of their velocities without the first.
    private func longSegments(shortest: Double, skipping: Int = 0) -> (count: Int, sum: ScrollVector) {
        var anchor = self[back: count - 1]
        var found = 0
        var sum = ScrollVector.zero
        for back in (0..<count - 1).reversed() {
            let sample = self[back: back]
            let seconds = sample.time.seconds(since: anchor.time)
            guard seconds > shortest else { continue }
            found += 1
            if found > skipping { sum = sum + (sample.position - anchor.position) * (1 / seconds) }
            anchor = sample
        }
        return (found, sum)
    }
}
