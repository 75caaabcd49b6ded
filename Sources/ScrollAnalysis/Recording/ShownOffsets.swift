import ScrollPhysics

/// The offsets that the window showed during a recording, to check a replay against.
///
/// In a recording they are the member `final`, which readers of the format may ignore: `{"t": 1.5, "x": 0, "y": 320,
/// "frames": [[0.016, 0, 12.5]]}` contains the last frame, and each frame at which the offset changed, at most as many
/// as the limit of events.
package struct ShownOffsets: Equatable, Sendable {
    /// The key in a recording.
    package static let key = "final"

    private struct Sample: Equatable, Sendable {
        /// The time since the start of the recording.
        var time: Duration
        var offset: ScrollVector

        var numbers: [JSONValue] { [.number(time.inSeconds), .number(offset.x), .number(offset.y)] }
    }

    private var changes: [Sample] = []
    private var last: Sample?

    package init() {}

    /// Adds the offset shown by the frame at `time` since the start of the recording.
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
