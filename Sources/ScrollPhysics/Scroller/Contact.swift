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
    /// Where its gesture had begun.
    var start: ScrollVector
    /// The target it was on its way to; nil if it was to stop by itself.
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
    /// The axes that could follow.
    let draggable: ScrollAxes

    func rawOffset(at position: ScrollVector, on axis: ScrollAxis) -> Double {
        raw[axis] - (position[axis] - anchor[axis])
    }
}

/// Two fingers that move on a touchpad. Nothing tells when they lift; a silence does.
struct Stroke: Sendable {
    var last: Timestamp
    /// Offset distance since the stroke began.
    var travelled: ScrollVector
    /// Length of the latest delta, in points of offset.
    var latest: Double
    /// The axes that follow; nil before anything moved.
    var lock: GestureLock?
}

/// Remembers a stroke that ended in a snap, so that momentum which the system still sends does not count as a new one.
struct StrokeEcho: Sendable {
    var until: Timestamp
    var direction: ScrollVector
    /// Length of the latest delta; momentum only dwindles.
    var latest: Double

    func explains(_ displacement: ScrollVector, at time: Timestamp) -> Bool {
        time <= until && displacement.length <= latest
            && displacement.x * direction.x + displacement.y * direction.y >= 0
    }
}

/// Wheel notches that belong together.
struct WheelTurn: Sendable {
    /// Where each axis was when the turn began.
    var start: ScrollVector
    /// Where its notches lead, targets aside.
    var goal: ScrollVector
    /// Notches since then, in the direction of the offset.
    var notches: ScrollVector
    var last: Timestamp
    /// Axes that jumped off their target, and go back to it if no more notches come.
    var unsettled: ScrollAxes = []

    static let none = WheelTurn(start: .zero, goal: .zero, notches: .zero, last: Timestamp.distantPast)
}
