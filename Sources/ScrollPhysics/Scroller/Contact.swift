import CMath

/// The input that holds the content, if any.
enum Contact: Sendable {
    case none
    case pressed(Press)
    case dragging(Drag)
    case stroking(Stroke)
}

/// A pointer that is down and has not left the slop.
struct Press: Sendable {
    /// Where the pointer went down.
    var position: ScrollVector
    var kind: PointerKind
    /// The offset and the rest position of the motion that the press stopped; nil if nothing moved.
    var caught: CaughtMotion?
}

/// A motion that a press stopped.
struct CaughtMotion: Sendable {
    /// The offset at which its gesture had begun.
    var start: ScrollVector
    /// The target of the motion; nil if it had none.
    var target: ScrollVector?
}

/// A pointer that the content follows.
struct Drag: Sendable {
    /// The pointer position that belongs to `raw`.
    var anchor: ScrollVector
    /// The raw offset with the pointer at the anchor.
    var raw: ScrollVector
    /// The pointer position of the latest event.
    var latest: ScrollVector
    /// The axes that follow.
    var lock: GestureLock
    /// The axes that can follow.
    let draggable: ScrollAxes

    func rawOffset(at position: ScrollVector, on axis: ScrollAxis) -> Double {
        raw[axis] - (position[axis] - anchor[axis])
    }
}

/// Two fingers that move on a touchpad. Their lift is not reported; a pause without events ends the stroke.
struct Stroke: Sendable {
    var last: Timestamp
    /// Offset distance since the stroke began.
    var travelled: ScrollVector
    /// The axes that follow; nil before the first movement.
    var lock: GestureLock?
}

/// A stroke that ended in a snap or was ended by a key. Momentum that the system still sends does not count as a new
/// stroke.
struct StrokeEcho: Sendable {
    var until: Timestamp
    /// The time of the last delta under the fingers.
    let start: Timestamp
    /// The velocity of the fingers at the start, in points of offset per second.
    let velocity: ScrollVector
    /// Offset distance since the start, along the deltas.
    var travelled = 0.0

    /// The slowest decay of momentum that a system was seen to send, per second: macOS, in the middle of a swipe
    /// (trackpad streams of xiel/wheel-gestures @b02412a).
    static let slowestDecay = 1.8
    /// How far the estimate of the velocity may be wrong, in seconds of travel: an event at 60 Hz. Half a pixel of
    /// rounding at both ends is added to it.
    static let allowance = 1.0 / 60

    /// Whether momentum can have travelled so far, which slows down, where fingers go on at their speed.
    func explains(_ displacement: ScrollVector, at time: Timestamp) -> Bool {
        time <= until && displacement.x * velocity.x + displacement.y * velocity.y >= 0
            && travelled + displacement.length <= longestTravel(at: time)
    }

    private func longestTravel(at time: Timestamp) -> Double {
        let decayed = -expm1(-Self.slowestDecay * time.seconds(since: start)) / Self.slowestDecay
        return velocity.length * (decayed + Self.allowance) + 1
    }
}

/// Wheel notches that belong together.
struct WheelTurn: Sendable {
    /// The offset of each axis when the turn began.
    var start: ScrollVector
    /// The offset to which the notches lead, without targets.
    var goal: ScrollVector
    /// Notches since then, in the direction of the offset.
    var notches: ScrollVector
    var last: Timestamp
    /// Axes that jumped off their target, and return to it unless more notches follow.
    var unsettled: ScrollAxes = []

    static let none = WheelTurn(start: .zero, goal: .zero, notches: .zero, last: Timestamp.distantPast)
}
