import ScrollPhysics

/// Measures the effect of single notches of a wheel.
struct WheelNotches {
    /// The signed distance of the first notch, in points.
    private(set) var distance: Double?
    /// The time from the first notch until the content has moved by half a point, in seconds.
    private(set) var latency: Double?
    /// The time from the first notch to nine tenths of its distance, in seconds.
    private(set) var timeTo90: Double?
    /// The shortest of the distances of the first five notches divided by the longest.
    private(set) var evenness: Double?

    private static let counted = 5

    /// All values are nil if the recording has no notch along `axis`. `file` is only used in messages. Throws
    /// ``ExitStatus/malformed`` if the motion exceeds the limit.
    init(
        _ recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis, file: String
    ) throws(PlaygroundError) {
        let notches = recording.events.indices.compactMap { index -> (index: Int, turn: Double)? in
            guard case .wheel(.notch, let turn) = recording.events[index].intent, turn[axis] != 0 else { return nil }
            return (index, turn[axis])
        }
        guard let first = notches.first else { return }
        let before = Self.rest(of: recording, count: first.index, in: feel, axis)
        try measureFirst(recording.cut(to: first.index + 1), in: feel, axis, from: before, file)
        let five = notches.prefix(Self.counted)
        // All in one direction, with only layout events between them.
        guard five.count == Self.counted, five.allSatisfy({ $0.turn.sign == first.turn.sign }),
            recording.events[first.index...five[Self.counted - 1].index].allSatisfy({ $0.isNotch || $0.isLayout })
        else { return }
        var restOffsets = [before]
        for notch in five { restOffsets.append(Self.rest(of: recording, count: notch.index + 1, in: feel, axis)) }
        let distances = zip(five, zip(restOffsets, restOffsets.dropFirst())).map { abs(($1.1 - $1.0) / $0.turn) }
        guard let longest = distances.max(), let shortest = distances.min(), longest > 0 else { return }
        evenness = shortest / longest
    }

    private mutating func measureFirst(
        _ one: Recording, in feel: ScrollFeel, _ axis: ScrollAxis, from start: Double, _ file: String
    ) throws(PlaygroundError) {
        let rest = RestState(of: one, in: feel)
        let displacement = rest.offset[axis] - start
        distance = displacement
        guard abs(displacement) >= 0.5 else { return }
        let samples = try MotionSamples(one, in: feel, along: axis, until: rest.time, file: file)
        let time = one.duration.inSeconds
        let progress = { (offset: Double) in (offset - start) * (displacement < 0 ? -1 : 1) }
        latency = samples.firstTime(from: time, where: progress, reaches: 0.5).map { $0 - time }
        timeTo90 = samples.firstTime(from: time, where: progress, reaches: 0.9 * abs(displacement)).map { $0 - time }
    }

    private static func rest(of recording: Recording, count: Int, in feel: ScrollFeel, _ axis: ScrollAxis) -> Double {
        RestState(of: recording.cut(to: count), in: feel).offset[axis]
    }
}

extension Recording {
    /// Returns the recording with only its first `count` events.
    fileprivate func cut(to count: Int) -> Recording {
        var recording = self
        recording.events = Array(events.prefix(count))
        return recording
    }
}

extension RecordedEvent {
    fileprivate var isNotch: Bool { if case .wheel(.notch, _) = intent { true } else { false } }
}
