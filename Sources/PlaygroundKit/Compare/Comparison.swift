public import ScrollPhysics

/// One recording played through two feels, and how far apart they are.
///
/// ```swift
/// let comparison = Comparison(of: recording, in: .uikit, and: .android)
/// print(comparison.largest.y.distance)
/// ```
/// Does not own: files, limits and text (``ComparisonReport``).
public struct Comparison: Equatable, Sendable {
    /// The moment at which the offsets of an axis are furthest apart; the first one of several.
    public struct Difference: Equatable, Sendable {
        /// Since the start of the recording.
        public var time = Duration.zero
        /// The offset in the first feel, in points.
        public var first = 0.0
        /// The offset in the second feel, in points.
        public var second = 0.0

        /// In points, never negative.
        public var distance: Double { abs(second - first) }
    }

    /// Largest difference on each axis.
    public struct Pair: Equatable, Sendable {
        /// Along x.
        public var x = Difference()
        /// Along y.
        public var y = Difference()
    }

    /// Names of the feels, in the order of the comparison.
    public let names: [String]
    /// Where the offsets are furthest apart.
    public private(set) var largest = Pair()
    let rests: [RestState]

    /// Samples a second between the events; a motion changes by less than a hundredth of a point more within a sample.
    static let rate = 1000.0

    /// Linear in the time until both feels are at rest.
    public init(of recording: Recording, in first: ScrollFeel, and second: ScrollFeel) {
        names = [first.name, second.name]
        rests = [RestState(of: recording, in: first), RestState(of: recording, in: second)]
        var replays = (Replay(recording, feel: first), Replay(recording, feel: second))
        let end = max(rests[0].time, rests[1].time)
        for time in Self.times(of: recording, until: end) {
            replays.0.advance(to: time)
            replays.1.advance(to: time)
            add(replays.0.scroller.offset(at: time), replays.1.scroller.offset(at: time), at: time)
        }
    }

    /// A thousand a second, each event's own moment, and the end.
    private static func times(of recording: Recording, until end: Duration) -> [Duration] {
        var times = recording.events.map(\.time)
        let samples = SampleTimes.rate(rate)
        var index = 0
        while let time = samples.moment(index), time < end {
            times.append(time)
            index += 1
        }
        return (times + [end]).sorted()
    }

    private mutating func add(_ first: ScrollVector, _ second: ScrollVector, at time: Duration) {
        let x = Difference(time: time, first: first.x, second: second.x)
        let y = Difference(time: time, first: first.y, second: second.y)
        if x.distance > largest.x.distance { largest.x = x }
        if y.distance > largest.y.distance { largest.y = y }
    }

    /// How much later one of them comes to rest, in seconds, never negative.
    public var restTimeDifference: Double { abs((rests[1].time - rests[0].time).inSeconds) }

    /// The larger of the differences of both axes, in points.
    public var largestDistance: Double { max(largest.x.distance, largest.y.distance) }
}
