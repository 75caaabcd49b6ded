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
            var (anchors, found) = samples.anchors(furtherThan: shortest)
            let used = min(found, max(1, most))
            guard used > 0 else { return .zero }
            while found > used {
                anchors &= anchors &- 1
                found &-= 1
            }
            var sum = ScrollVector.zero
            var anchor = anchors.trailingZeroBitCount
            while found > 0 {
                anchors &= anchors &- 1
                found &-= 1
                let row = anchors.trailingZeroBitCount
                let seconds = samples.seconds(from: anchor, to: row)
                sum = sum + (samples.position(row) - samples.position(anchor)) * (1 / seconds)
                anchor = row
            }
            return sum * (1 / Double(used))
        }
    }
}

extension SampleColumns {
    /// A bit for the row of the oldest sample, and for each that comes more than so many seconds after the latest one with a
    /// bit; and how many those are.
    @inline(__always)
    fileprivate func anchors(furtherThan shortest: Double) -> (bits: UInt64, found: Int) {
        let ticks = shortest * Double(Timestamp.ticksPerSecond)
        var row = rows.lowerBound
        var anchor = values[row]
        var bits: UInt64 = 1 &<< UInt64(row)
        var found = 0
        row &+= 1
        while row < rows.upperBound {
            if values[row] - anchor > ticks {
                anchor = values[row]
                bits |= 1 &<< UInt64(row)
                found &+= 1
            }
            row &+= 1
        }
        return (bits, found)
    }
}
