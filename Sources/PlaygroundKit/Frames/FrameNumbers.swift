/// The numbers that describe how a window showed a gesture.
package struct FrameNumbers: Equatable, Sendable {
    private var values: [FrameNumber: Double] = [:]

    /// Nil if the number does not apply to the gesture.
    package subscript(number: FrameNumber) -> Double? { values[number] }

    /// The numbers of frames in order; nil for fewer than two frames. `interval` is the display's in seconds, above
    /// zero.
    ///
    /// Complexity: O(*n* log *n*) in the frames.
    init?(_ frames: [ShownFrame], interval: Double) {
        guard frames.count > 1, interval > 0 else { return nil }
        values[.framesShown] = Double(frames.count)
        addTimes(frames, interval)
        addJank(frames, interval)
        addInput(frames)
        addMotion(frames)
    }

    private mutating func addTimes(_ frames: [ShownFrame], _ interval: Double) {
        let gaps = zip(frames.dropFirst(), frames).filter { $0.0.follows }.map { $0.presented - $1.presented }
        let due = gaps.map { max(1, ($0 / interval).rounded()) }
        let expected = due.reduce(0, +)
        values[.framesExpected] = Double(frames.count - gaps.count) + expected
        guard !gaps.isEmpty else { return }
        let sorted = gaps.sorted()
        for (number, share) in [
            (FrameNumber.median, 0.5), (.percentile90, 0.9), (.percentile99, 0.99), (.worst, 1),
        ] {
            values[number] = Self.percentile(share, of: sorted) * 1000
        }
        let late = (expected - Double(gaps.count)) * interval
        let length = gaps.reduce(0, +)
        values[.hitchRatio] = length > 0 ? late * 1000 / length : nil
    }

    private mutating func addJank(_ frames: [ShownFrame], _ interval: Double) {
        var jank = ScrollJank()
        var missed: [ScrollJank.Reason: Int] = [:]
        var janky = 0
        for frame in frames {
            let reasons = jank.add(frame, interval: interval)
            if !reasons.isEmpty { janky += 1 }
            missed.merge(reasons, uniquingKeysWith: +)
        }
        values[.jankShare] = Double(janky) / Double(frames.count)
        for reason in ScrollJank.Reason.allCases { values[FrameNumber(reason)] = Double(missed[reason] ?? 0) }
    }

    private mutating func addInput(_ frames: [ShownFrame]) {
        let ages = frames.compactMap { frame in frame.input.last.map { frame.presented - $0 } }.sorted()
        guard !ages.isEmpty else { return }
        values[.eventsPerFrame] = Double(frames.reduce(0) { $0 + $1.input.count }) / Double(ages.count)
        values[.inputAge] = Self.percentile(0.5, of: ages) * 1000
        values[.inputAgePercentile99] = Self.percentile(0.99, of: ages) * 1000
    }

    private mutating func addMotion(_ frames: [ShownFrame]) {
        let ages = frames.filter(\.isInertial).map { $0.presented - ($0.motionTime ?? $0.time) }.sorted()
        if !ages.isEmpty { values[.motionAge] = Self.percentile(0.5, of: ages) * 1000 }
    }

    /// Returns the smallest value that this share of the values does not exceed. They are sorted and not empty.
    private static func percentile(_ share: Double, of sorted: [Double]) -> Double {
        sorted[max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1)]
    }
}

extension FrameNumber {
    /// The number of intervals missed for that reason.
    init(_ reason: ScrollJank.Reason) {
        switch reason {
        case .lateInput: self = .missedForInput
        case .fastScroll: self = .missedInFastScroll
        case .flingStart: self = .missedAtFlingStart
        case .fling: self = .missedInFling
        }
    }
}
