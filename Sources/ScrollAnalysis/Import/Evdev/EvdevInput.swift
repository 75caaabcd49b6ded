import ScrollPhysics

/// Turns the events of one device into scroll input: a finger on a touch screen presses and drags, two fingers on a
/// touchpad scroll, and a wheel turns.
struct EvdevInput {
    private let device: EvdevDevice
    private let scale: TouchScale
    private let log: LogFile
    private let direction: TouchpadDirection

    private(set) var input = LoggedInput()
    private var clock = LogClock()
    private var contacts = TouchContacts()
    private var hasTouches = false
    /// The turn since the last report, in 120ths of a notch.
    private var turn = ScrollVector.zero
    /// The finger that presses on the screen.
    private var presser: Int?
    /// The fingers that last moved on the touchpad; empty unless they are two.
    private var pair: [TouchContacts.Finger] = []
    /// The number of the latest finger that touched the screen.
    private var latest = 0

    /// `scale` turns positions into points of the screen, or of finger travel for a touchpad.
    init(_ device: EvdevDevice, _ scale: TouchScale, _ log: LogFile, _ direction: TouchpadDirection) {
        (self.device, self.scale, self.log, self.direction) = (device, scale, log, direction)
    }

    /// Takes an event. Times must not go back.
    mutating func take(_ event: EvdevEvent) throws(PlaygroundError) {
        try clock.advance(to: event.time, line: event.line, in: log)
        guard let code = event.code else { return }
        switch event.type {
        case EvdevCode.synchronization: try synchronize(code, event)
        case EvdevCode.relative: turn = turn + wheel(code, Double(event.value))
        case EvdevCode.absolute:
            hasTouches = true
            do throws(ExpectedValue) {
                try contacts.take(code, event.value)
            } catch {
                throw log.unexpected("the value \(event.value)", at: event.line, expected: error.text)
            }
        default: break
        }
    }

    private mutating func synchronize(_ code: Int, _ event: EvdevEvent) throws(PlaygroundError) {
        switch code {
        case EvdevCode.report: report(at: event.time)
        case EvdevCode.multitouchReport:
            throw log.unexpected(
                "SYN_MT_REPORT, the older multi-touch protocol A", at: event.line,
                expected: "protocol B, with ABS_MT_SLOT and ABS_MT_TRACKING_ID")
        case EvdevCode.dropped:
            throw log.unexpected(
                "SYN_DROPPED: the kernel lost events", at: event.line, expected: "all events of the gesture")
        default: break
        }
    }

    /// Positive turns are away from the person and to the right, as in a recording.
    private func wheel(_ code: Int, _ value: Double) -> ScrollVector {
        switch (code, device.hasFineWheel) {
        case (EvdevCode.wheel, false): ScrollVector(x: 0, y: value * 120)
        case (EvdevCode.horizontalWheel, false): ScrollVector(x: value * 120, y: 0)
        case (EvdevCode.fineWheel, true): ScrollVector(x: 0, y: value)
        case (EvdevCode.fineHorizontalWheel, true): ScrollVector(x: value, y: 0)
        default: .zero
        }
    }

    /// Takes the state after a complete set of events.
    private mutating func report(at time: Duration) {
        input.turn(turn * (1 / 120), at: time)
        turn = .zero
        guard hasTouches else { return }
        if device.isDirect { drag(contacts.fingers, at: time) } else { stroke(contacts.fingers, at: time) }
    }

    /// Follows the first finger until it is lifted; others that came meanwhile stay without effect.
    private mutating func drag(_ fingers: [TouchContacts.Finger], at time: Duration) {
        defer { latest = max(latest, fingers.last?.number ?? 0) }
        if let presser {
            guard let finger = fingers.first(where: { $0.number == presser }) else {
                input.release(at: time)
                return self.presser = nil
            }
            input.move(to: scale.location(x: finger.x, y: finger.y), at: time)
        } else if let finger = fingers.first(where: { $0.number > latest }) {
            presser = finger.number
            input.press(scale.location(x: finger.x, y: finger.y), finger.isPen ? .pen : .touch, at: time)
        }
    }

    /// Moves by the mean of two fingers. Any other number of fingers is no scrolling.
    private mutating func stroke(_ fingers: [TouchContacts.Finger], at time: Duration) {
        let former = pair
        pair = fingers.count == 2 ? fingers : []
        guard former.count == 2 else { return }
        guard pair.map(\.number) == former.map(\.number) else { return input.lift(at: time) }
        let distance = middle(of: pair) - middle(of: former)
        guard distance != .zero else { return }
        // A recording's touchpad raises x to the right and lowers y away from the person.
        let content = direction == .natural ? 1.0 : -1.0
        input.stroke(ScrollVector(x: -distance.x * content, y: distance.y * content), at: time)
    }

    private func middle(of fingers: [TouchContacts.Finger]) -> ScrollVector {
        fingers.reduce(.zero) { $0 + scale.location(x: $1.x, y: $1.y) } * (1 / Double(fingers.count))
    }
}
