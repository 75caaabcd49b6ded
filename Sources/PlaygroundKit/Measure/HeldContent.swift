import ScrollPhysics

/// What content did under the pointer that held it.
struct HeldContent {
    /// Content and pointer after an event, while a pointer is down.
    private struct Place {
        var time: Double
        var pointer: Double
        var content: Double
    }

    /// Points of content over points of pointer; nil where no pointer moved content.
    private(set) var trackingRatio: Double?
    /// In seconds; nil where no pointer moved content.
    private(set) var trackingLag: Double?
    /// Of the content before the last lift after which it had been moved, in points per second.
    private(set) var velocityBeforeLift: Double?

    /// Over this time before a lift its velocity is taken, in seconds; a pointer that rests for longer throws nothing
    /// (Android's VelocityTracker and UIKit's recogniser both count rests of 40 ms as stops).
    private static let window = 0.04

    private var places: [Place] = []
    private var contentWay = 0.0
    private var pointerWay = 0.0

    /// Linear in the events.
    init(_ recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis) {
        var replay = Replay(recording, feel: feel)
        var index = 0
        while index < recording.events.count {
            let time = recording.events[index].time
            endStep(at: time, replay, axis)
            replay.advance(to: time)
            var lift = false
            var (pointer, isDown): (Double?, Bool) = (nil, !places.isEmpty)
            while index < recording.events.count, recording.events[index].time == time {
                switch recording.events[index].intent {
                case .down(let place, _): (pointer, isDown, lift) = (place[axis], true, false)
                case .move(let place): pointer = place[axis]
                case .up(let place): (pointer, isDown, lift) = (place?[axis] ?? pointer, false, true)
                case .cancel: (isDown, lift) = (false, true)
                default: break
                }
                index += 1
            }
            if isDown || lift, let pointer = pointer ?? places.last?.pointer {
                add(
                    Place(
                        time: time.inSeconds, pointer: pointer, content: replay.scroller.offset(at: time)[axis]))
            }
            if lift { lifted() }
        }
        if pointerWay > 0 { trackingRatio = contentWay / pointerWay }
    }

    /// How long content takes to where the last event takes it, measured when the next one comes.
    private mutating func endStep(at time: Duration, _ replay: Replay, _ axis: ScrollAxis) {
        guard let last = places.last, hasMoved else { return }
        let goal = replay.scroller.offset(at: time)[axis]
        var lag = 0.0
        if abs(goal - last.content) > 0.5 {
            var early = Duration.nanoseconds(Int64((last.time * 1e9).rounded()))
            var late = time
            while late - early > .microseconds(10) {
                let middle = early + (late - early) / 2
                if abs(goal - replay.scroller.offset(at: middle)[axis]) > 0.5 { early = middle } else { late = middle }
            }
            lag = late.inSeconds - last.time
        }
        trackingLag = max(trackingLag ?? 0, lag)
    }

    private var hasMoved: Bool { places.contains { $0.content != places[0].content } }

    private mutating func add(_ place: Place) {
        // The event with which content begins to move takes up the slop, of which content knows nothing.
        if hasMoved, let last = places.last {
            contentWay += abs(place.content - last.content)
            pointerWay += abs(place.pointer - last.pointer)
        }
        places.append(place)
    }

    private mutating func lifted() {
        defer { places = [] }
        guard hasMoved, let lift = places.last else { return }
        // The place of the lift itself counts where the pointer was still moving.
        let moves = places.indices.dropFirst().filter { places[$0].pointer != places[$0 - 1].pointer }
        guard let lastMove = moves.last.map({ places[$0] }), lift.time - lastMove.time <= Self.window else {
            velocityBeforeLift = 0
            return
        }
        let start = places.last { $0.time <= lastMove.time - Self.window + 1e-9 } ?? places[0]
        guard lastMove.time > start.time else { return }
        velocityBeforeLift = (lastMove.content - start.content) / (lastMove.time - start.time)
    }
}
