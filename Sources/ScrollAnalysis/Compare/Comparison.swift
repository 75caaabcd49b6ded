public import ScrollPhysics

/// The differences of two feels in the same recording.
///
/// ```swift
/// let comparison = Comparison(of: recording, in: .uikit, and: .android)
/// print(comparison.largest.y.distance)
/// ```
/// Does not own files, limits and text (`ComparisonReport`).
public struct Comparison: Equatable, Sendable {
    /// The moment at which the offsets of an axis are furthest apart; the first one of several.
    public struct Difference: Equatable, Sendable {
        /// The time since the start of the recording.
        public var time = Duration.zero
        /// The offset in the first feel, in points.
        public var first = 0.0
        /// The offset in the second feel, in points.
        public var second = 0.0

        /// The absolute difference, in points.
        public var distance: Double { abs(second - first) }
    }

    /// The largest difference on each axis.
    public struct Pair: Equatable, Sendable {
        /// Along x.
        public var x = Difference()
        /// Along y.
        public var y = Difference()
    }

    /// The names of the feels, in the order of the comparison.
    public let names: [String]
    /// The largest difference of the offsets on each axis.
    public private(set) var largest = Pair()
    package let rests: [RestState]

    /// Compares two feels. Linear in the events and in the time of motion. `file` is only used in messages. Throws
    /// ``ExitStatus/malformed`` if the motion exceeds the limit.
    public init(
        of recording: Recording, in first: ScrollFeel, and second: ScrollFeel, file: String = "the recording"
    ) throws(PlaygroundError) {
        try self.init(of: recording, in: first, and: second, file: file, limit: .compared)
    }

    package init(
        of recording: Recording, in first: ScrollFeel, and second: ScrollFeel, file: String, limit: FileLimit
    ) throws(PlaygroundError) {
        names = [first.name, second.name]
        rests = [RestState(of: recording, in: first), RestState(of: recording, in: second)]
        var replays = (Replay(recording, feel: first), Replay(recording, feel: second))
        var moments = ComparedMoments(recording, until: max(rests[0].time, rests[1].time))
        var next: Duration? = .zero
        while let time = next {
            replays.0.advance(to: time)
            replays.1.advance(to: time)
            add(replays.0.scroller.offset(at: time), replays.1.scroller.offset(at: time), at: time)
            try moments.check(against: limit, file)
            next = moments.next(replays.0, replays.1)
        }
    }

    private mutating func add(_ first: ScrollVector, _ second: ScrollVector, at time: Duration) {
        let x = Difference(time: time, first: first.x, second: second.x)
        let y = Difference(time: time, first: first.y, second: second.y)
        if x.distance > largest.x.distance { largest.x = x }
        if y.distance > largest.y.distance { largest.y = y }
    }

    /// The difference of the times of rest, in seconds, never negative.
    public var restTimeDifference: Double { abs((rests[1].time - rests[0].time).inSeconds) }

    /// The larger of the differences of both axes, in points.
    public var largestDistance: Double { max(largest.x.distance, largest.y.distance) }
}
