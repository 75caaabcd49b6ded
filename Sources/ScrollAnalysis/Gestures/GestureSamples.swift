import ScrollPhysics

/// A recording played through a feel, sampled often enough to classify it and to draw a thumbnail.
package struct GestureSamples: Sendable {
    /// Samples per second.
    package static let rate = 120
    /// The longest time after the last event for which a gesture is followed.
    package static let patience = Duration.seconds(60)

    /// The offset at each sample, the first at time zero.
    package private(set) var offsets: [ScrollVector] = []
    /// The speed of the content just after each lift, in points per second.
    private(set) var liftSpeeds: [Double] = []
    /// True if the moving content was pressed.
    private(set) var isCaught = false
    /// True if the content was shown beyond an edge by at least a point.
    private(set) var isPastTheEdge = false
    /// The time at which the content came to rest, since the start of the recording.
    package private(set) var length = Duration.zero

    /// Linear in the events and in the time until rest.
    package init(_ recording: Recording, feel: ScrollFeel) {
        var replay = Replay(recording, feel: feel)
        var next = 0
        let end = recording.duration + Self.patience
        for index in 0... {
            let time = Duration.nanoseconds(index * 1_000_000_000 / Self.rate)
            while next < recording.events.count, recording.events[next].time <= time {
                take(recording.events[next], in: &replay)
                next += 1
            }
            replay.advance(to: time)
            note(replay, at: time)
            if time >= end || (next == recording.events.count && replay.isAtRest(at: time)) {
                length = time
                return
            }
        }
    }

    /// The length of the content's path, in points.
    package var path: Double { zip(offsets, offsets.dropFirst()).map { ($1 - $0).length }.reduce(0, +) }

    /// The axis along which the content travelled farther.
    package var axis: ScrollAxis {
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        let across = steps.reduce(0) { $0 + abs($1.x) }
        let along = steps.reduce(0) { $0 + abs($1.y) }
        return across > along ? .horizontal : .vertical
    }

    private mutating func take(_ event: RecordedEvent, in replay: inout Replay) {
        replay.advance(to: max(.zero, event.time - .nanoseconds(1)))
        let isMoving = replay.scroller.isMoving(at: event.time) && !replay.scroller.isDragging
        if case .down = event.intent, isMoving { isCaught = true }
        replay.advance(to: event.time)
        if case .up = event.intent { liftSpeeds.append(replay.scroller.velocity(at: event.time).length) }
    }

    private mutating func note(_ replay: Replay, at time: Duration) {
        let offset = replay.scroller.offset(at: time)
        offsets.append(offset)
        let beyond = offset - replay.scroller.extent.clamp(offset)
        if max(abs(beyond.x), abs(beyond.y)) >= 1 { isPastTheEdge = true }
    }
}

extension ScrollVector {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
