import ScrollPhysics

/// The change of the pointer at one moment, which may have several events.
struct PointerChange {
    /// The time since the start of the recording.
    let time: Duration
    /// The position along the measured axis; nil if no event states it.
    private(set) var position: Double?
    /// Nil if unchanged.
    private(set) var isDown: Bool?
    /// True if the pointer was lifted by the end of the moment.
    private(set) var isLift = false

    /// Returns one change for each moment with events, in order of time. Linear in the events.
    static func all(of events: [RecordedEvent], along axis: ScrollAxis) -> [PointerChange] {
        var changes: [PointerChange] = []
        for event in events {
            if changes.last?.time != event.time { changes.append(PointerChange(time: event.time)) }
            changes[changes.count - 1].add(event.intent, axis)
        }
        return changes
    }

    private mutating func add(_ intent: ScrollIntent, _ axis: ScrollAxis) {
        switch intent {
        case .down(let location, _): (position, isDown, isLift) = (location[axis], true, false)
        case .move(let location): position = location[axis]
        case .up(let location): (position, isDown, isLift) = (location?[axis] ?? position, false, true)
        case .cancel: (isDown, isLift) = (false, true)
        default: break
        }
    }
}
