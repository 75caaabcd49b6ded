import ScrollPhysics

/// The same input gives the same offsets, however often they are read.
extension FuzzScript {
    func repetitionBreach() -> String? {
        let times = sampleTimes
        for (once, twice) in zip(samples(at: times), samples(at: times)) where once.bits != twice.bits {
            return "at \(Double(once.time) / 1e9) s \(once.offset) the first time, \(twice.offset) the second"
        }
        return nil
    }

    /// Each script uses two of these rates, so that many scripts cover them all.
    static let rates: [Double] = [30, 50, 60, 72, 90, 120, 144, 165, 240, 360, 500, 1000]

    func rateBreach() -> String? {
        let times = sampleTimes
        let expected = samples(at: times)
        let choice = Int(lastMoment / 1000 + Int64(steps.count))
        for rate in [Self.rates[choice % Self.rates.count], Self.rates[(choice / 12) % Self.rates.count]] {
            for (a, b) in zip(expected, samples(at: times, rate: rate)) where !a.isClose(to: b) {
                return "at \(Double(a.time) / 1e9) s \(a) when asked seldom, \(b) at \(rate) Hz"
            }
        }
        return nil
    }
}

extension FuzzSample {
    fileprivate var bits: [UInt64] {
        [offset.x.bitPattern, offset.y.bitPattern, velocity.x.bitPattern, velocity.y.bitPattern]
    }

    /// Whether two samples differ by at most 1e-9, relative or in points.
    fileprivate func isClose(to other: FuzzSample) -> Bool {
        phase == other.phase
            && ScrollAxis.allCases.allSatisfy {
                abs(offset[$0] - other.offset[$0]) <= 1e-9 * max(1, abs(offset[$0]))
                    && abs(velocity[$0] - other.velocity[$0]) <= 1e-9 * max(1, abs(velocity[$0]))
            }
    }
}
