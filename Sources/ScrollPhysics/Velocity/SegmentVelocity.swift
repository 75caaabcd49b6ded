extension SampleHistory {
    /// The newest three segments with weights; one that is missing counts as zero.
    func weightedSegments(newest: Double, middle: Double, oldest: Double) -> ScrollVector {
        reading { samples in
            let last = samples.rows.upperBound - 1
            var sum = samples.segment(endingAt: last) * newest
            if count > 2 { sum = sum + samples.segment(endingAt: last - 1) * middle }
            if count > 3 { sum = sum + samples.segment(endingAt: last - 2) * oldest }
            return sum
        }
    }

    /// The mean of the velocities of the newest segments, as many as there are up to `most`.
    func segmentsMean(atMost most: Int) -> ScrollVector {
        reading { samples in
            let used = min(count - 1, max(1, most))
            var sum = ScrollVector.zero
            for row in samples.rows.suffix(used).reversed() { sum = sum + samples.segment(endingAt: row) }
            return sum * (1 / Double(used))
        }
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
        reading { samples in
            var found = 0
            samples.eachSegment(longerThan: shortest) { _, _, _ in found += 1 }
            let used = min(found, max(1, most))
            guard used > 0 else { return .zero }
            var skipped = found - used
            var sum = ScrollVector.zero
            samples.eachSegment(longerThan: shortest) { anchor, row, seconds in
                guard skipped == 0 else { return skipped -= 1 }
                sum = sum + (samples.position(row) - samples.position(anchor)) * (1 / seconds)
            }
            return sum * (1 / Double(used))
        }
    }
}

extension SampleColumns {
    /// Calls with the rows of each long segment from the oldest sample on, and its seconds.
    @inline(__always)
    fileprivate func eachSegment(
        longerThan shortest: Double, _ body: (_ anchor: Int, _ row: Int, _ seconds: Double) -> Void
    ) {
        var anchor = rows.lowerBound
        var row = anchor + 1
        while row < rows.upperBound {
            let seconds = seconds(from: anchor, to: row)
            if seconds > shortest {
                body(anchor, row, seconds)
                anchor = row
            }
            row += 1
        }
    }
}
