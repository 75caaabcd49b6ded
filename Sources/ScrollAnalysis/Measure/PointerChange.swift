import ScrollPhysics

/// What is done to the pointer at one moment, which several events may have.
struct PointerChange {
    /// Since the start of the recording.
    let time: Duration
    /// Along the axis that is measured; nil where no event tells it.
    private(set) var position: Double?
    /// Nil where it stays as it is.
    private(set) var isDown: Bool?
    /// The pointer went up at the end of the moment.
    private(set) var isLift = false

    /// One for each moment at which something happens, in order of time. Linear in the events.
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
