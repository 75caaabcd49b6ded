import ScrollPhysics

/// Measures the motion of content that a pointer holds.
struct HeldContent {
    /// The positions of content and pointer after an event, while a pointer is down.
    private struct Contact {
        var time: Duration
        var pointer: Double
        var content: Double
    }

    /// The content's distance divided by the pointer's; nil if no pointer moved content.
    private(set) var trackingRatio: Double?
    /// In seconds; nil if no pointer moved content.
    private(set) var trackingLag: Double?
    /// The velocity of the content before the last lift after a move, in points per second.
    private(set) var velocityBeforeLift: Double?

    /// The interval before a lift from which the velocity is taken; a pointer that rests for longer has none. Android's
    /// VelocityTracker uses the same time to assume that a pointer has stopped.
    private static let window = Duration.milliseconds(40)
    /// The smallest visible distance, in points.
    private static let leastDistance = 0.5

    private let axis: ScrollAxis
    private var replay: Replay
    /// The contacts of the current pointer.
    private var contacts: [Contact] = []
    private var contentTravel = 0.0
    private var pointerTravel = 0.0

    /// Linear in the events.
    init(_ recording: Recording, in feel: ScrollFeel, along axis: ScrollAxis) {
        self.axis = axis
        replay = Replay(recording, feel: feel)
        let changes = PointerChange.all(of: recording.events, along: axis)
        guard changes.contains(where: { $0.isDown == true }) else { return }
        for change in changes { take(change) }
        if pointerTravel > 0 { trackingRatio = contentTravel / pointerTravel }
    }

    private mutating func take(_ change: PointerChange) {
        endStep(at: change.time)
        replay.advance(to: change.time)
        if change.isDown ?? !contacts.isEmpty || change.isLift,
            let pointer = change.position ?? contacts.last?.pointer
        {
            let content = replay.scroller.offset(at: change.time)[axis]
            add(Contact(time: change.time, pointer: pointer, content: content))
        }
        if change.isLift { lift() }
    }

    private var hasMoved: Bool { contacts.contains { $0.content != contacts[0].content } }

    private mutating func add(_ contact: Contact) {
        // The event that starts the content's motion includes the slop, which the content does not follow.
        if hasMoved, let last = contacts.last {
            contentTravel += abs(contact.content - last.content)
            pointerTravel += abs(contact.pointer - last.pointer)
        }
        contacts.append(contact)
    }

    /// Measures how long the content took to its destination for the last event, when the next one arrives.
    private mutating func endStep(at time: Duration) {
        guard let last = contacts.last, hasMoved else { return }
        trackingLag = max(trackingLag ?? 0, lag(after: last, until: time))
    }

    /// Returns seconds, to a hundredth of a millisecond.
    private func lag(after last: Contact, until time: Duration) -> Double {
        let goal = replay.scroller.offset(at: time)[axis]
        guard abs(goal - last.content) > Self.leastDistance else { return 0 }
        var (early, late) = (last.time, time)
        while late - early > .microseconds(10) {
            let middle = early + (late - early) / 2
            let isThere = abs(goal - replay.scroller.offset(at: middle)[axis]) <= Self.leastDistance
            if isThere { late = middle } else { early = middle }
        }
        return (late - last.time).inSeconds
    }

    private mutating func lift() {
        defer { contacts = [] }
        guard hasMoved, let last = contacts.last else { return }
        // The location of the lift itself counts if the pointer was still moving.
        let moves = contacts.indices.dropFirst().filter { contacts[$0].pointer != contacts[$0 - 1].pointer }
        guard let move = moves.last.map({ contacts[$0] }), last.time - move.time <= Self.window else {
            velocityBeforeLift = 0
            return
        }
        let start = contacts.last { $0.time <= move.time - Self.window } ?? contacts[0]
        guard move.time > start.time else { return }
        velocityBeforeLift = (move.content - start.content) / (move.time - start.time).inSeconds
    }
}
