import ScrollPhysics

/// The scroll input of a log in the order of its times, in points, before it becomes a recording.
struct LoggedInput: Equatable, Sendable {
    /// An intent with its time by the clock of the log.
    struct Event: Equatable, Sendable {
        var time: Duration
        var intent: ScrollIntent
    }

    private(set) var events: [Event] = []
    /// The size of the touch screen in points; nil if there is none.
    var screen: ScrollVector?
    /// What is uncertain, for the user.
    var notes: [String] = []
    /// The points that wheels, strokes and pointers travelled along each axis, without direction.
    private(set) var travel = ScrollVector.zero

    /// The time of the latest stroke since which the fingers rested on the touchpad.
    private var resting: Duration?
    /// The location of the pointer that presses.
    private var pointer: ScrollVector?

    /// Whether a pointer pressed.
    private(set) var hasPointer = false
    /// Whether fingers moved on a touchpad.
    var hasStrokes: Bool {
        events.contains { if case .wheel(.touchpad, _) = $0.intent { true } else { false } }
    }
    /// Whether a pointer presses.
    var isPressed: Bool { pointer != nil }

    /// The pause in which resting fingers repeat that they rest: the silence of a lift is longer in every feel.
    private static let rest = Duration.milliseconds(50)

    /// Adds a turn of a wheel. Positive `y` is away from the person, positive `x` to the right.
    mutating func turn(_ notches: ScrollVector, at time: Duration) {
        guard notches != .zero else { return }
        add(.wheel(.notch, notches), at: time)
        count(notches * Self.pointsPerNotch)
    }

    /// A notch as points, to weigh wheels against pointers.
    private static let pointsPerNotch = 40.0

    /// Adds a movement of the fingers on a touchpad, in points, with the signs of ``turn(_:at:)``.
    ///
    /// A recording has no event for lifted fingers: silence means it. If `isHeld`, the fingers are known to be on the
    /// touchpad from then on until ``lift(at:)``, and a longer rest is filled with movements of zero.
    mutating func stroke(_ delta: ScrollVector, at time: Duration, isHeld: Bool = true) {
        rest(until: time)
        add(.wheel(.touchpad, delta), at: time)
        count(delta)
        resting = isHeld ? time : nil
    }

    /// Ends the movement of the fingers on a touchpad.
    mutating func lift(at time: Duration) {
        rest(until: time)
        resting = nil
    }

    private mutating func rest(until time: Duration) {
        guard var last = resting else { return }
        // One event too many is refused with the file's limit.
        while time - last > Self.rest, events.count <= FileLimit.events.value {
            last += Self.rest
            add(.wheel(.touchpad, .zero), at: last)
        }
        resting = last
    }

    /// Adds a press at a location in the viewport.
    mutating func press(_ location: ScrollVector, _ kind: PointerKind, at time: Duration) {
        add(.down(location, kind), at: time)
        pointer = location
        hasPointer = true
    }

    /// Moves the pointer that presses.
    mutating func move(to location: ScrollVector, at time: Duration) {
        guard let from = pointer, location != from else { return }
        add(.move(location), at: time)
        count(location - from)
        pointer = location
    }

    /// Moves the pointer that presses by a distance.
    mutating func move(by distance: ScrollVector, at time: Duration) {
        guard let pointer else { return }
        move(to: pointer + distance, at: time)
    }

    /// Lifts the pointer that presses.
    mutating func release(at time: Duration) {
        guard let location = pointer else { return }
        add(.up(location), at: time)
        pointer = nil
    }

    /// Cancels the press, as the system does when it takes the touch for something else.
    mutating func cancel(at time: Duration) {
        guard pointer != nil else { return }
        add(.cancel, at: time)
        pointer = nil
    }

    private mutating func add(_ intent: ScrollIntent, at time: Duration) {
        events.append(Event(time: time, intent: intent))
    }

    private mutating func count(_ distance: ScrollVector) {
        travel = travel + ScrollVector(x: abs(distance.x), y: abs(distance.y))
    }
}
