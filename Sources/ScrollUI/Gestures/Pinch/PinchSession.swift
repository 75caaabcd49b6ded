import Foundation

/// Two fingers from the time when both are down until one goes up, or consecutive turns of the wheel with Control,
/// and the contest between the gestures that use them.
@MainActor
final class PinchSession {
    private let contest: GestureContest
    private var fingers: PinchFingers?
    private var pinch = Pinch()
    private var pointer: InputEvent.Pointer
    /// The time at which turns of the wheel end; nil for fingers.
    private(set) var deadline: Duration?

    /// The time after a turn of the wheel in which the next turn belongs to the same gesture.
    private static let pause = Duration.milliseconds(300)

    /// Creates a session for two fingers; nil if no view under both uses them.
    init?(_ fingers: PinchFingers, path: [Node], pointer: InputEvent.Pointer, at time: Duration) {
        guard let contest = GestureContest(ofPinchesOn: path) else { return nil }
        self.contest = contest
        self.fingers = fingers
        self.pointer = pointer
        self.pointer.location = fingers.center
        take(.down, at: time)
    }

    /// Creates a session for the wheel; nil if no view under the pointer uses two fingers.
    init?(_ wheel: InputEvent.Wheel, path: [Node], at time: Duration) {
        guard let contest = GestureContest(ofPinchesOn: path) else { return nil }
        self.contest = contest
        pointer = InputEvent.Pointer(location: wheel.location, modifiers: wheel.modifiers)
        take(.down, at: time)
        turn(wheel, at: time)
    }

    func owns(_ id: Int) -> Bool { fingers?.ids.contains(id) ?? false }

    func move(_ moved: InputEvent.Pointer, at time: Duration) {
        fingers?.move(moved.id, to: moved.location)
        guard let fingers else { return }
        pinch = fingers.pinch
        pointer.location = fingers.center
        take(.moved, at: time)
    }

    /// Applies a turn of the wheel. A notch away from the user magnifies by a tenth, or rotates by five degrees while
    /// Shift is held too; 20 points of a touchpad count as a notch.
    func turn(_ wheel: InputEvent.Wheel, at time: Duration) {
        let delta = wheel.dy == 0 ? wheel.dx : wheel.dy
        let notches = wheel.source == .notch ? delta : delta / 20
        if wheel.modifiers.contains(.shift) {
            pinch.rotation += notches * 5 * .pi / 180
        } else {
            pinch.magnification *= pow(1.1, notches)
        }
        deadline = time + Self.pause
        take(.moved, at: time)
    }

    func end(at time: Duration) {
        deadline = nil
        take(.up, at: time)
        contest.expire()
    }

    func cancel() { contest.cancelAll() }

    func dropDeparted() { contest.dropDeparted() }

    private func take(_ phase: PointerSample.Phase, at time: Duration) {
        contest.take(PointerSample(phase: phase, pointer: pointer, time: time, pinch: pinch))
        if let candidate = contest.candidate { contest.grant(candidate) }
        contest.deliver()
    }
}
