import ScrollPhysics

/// The offsets that the window showed while it recorded, for whoever checks a replay against them.
///
/// In a recording they are the member `final`, which readers of the format need not know:
/// `{"t": 1.5, "x": 0, "y": 320, "frames": [[0.016, 0, 12.5]]}` is the last frame, and each at which the offset was another, of
/// which there are no more than events.
package struct ShownOffsets: Equatable, Sendable {
    /// Where a recording keeps them.
    package static let key = "final"

    private struct Sample: Equatable, Sendable {
        /// Since the start of the recording.
        var time: Duration
        var offset: ScrollVector

        var numbers: [JSONValue] { [.number(time.inSeconds), .number(offset.x), .number(offset.y)] }
    }

    private var changes: [Sample] = []
    private var last: Sample?

    package init() {}

    /// The frame at `time` since the start of the recording showed `offset`.
    package mutating func add(_ offset: ScrollVector, at time: Duration) {
        let sample = Sample(time: time, offset: offset)
        if changes.last?.offset != offset, changes.count < FileLimit.events.value { changes.append(sample) }
        last = sample
    }

    /// Null before the first frame.
    package var json: JSONValue {
        guard let last else { return .null }
        return .object([
            "t": .number(last.time.inSeconds), "x": .number(last.offset.x), "y": .number(last.offset.y),
            "frames": .array(changes.map { .array($0.numbers) }),
        ])
    }
}
