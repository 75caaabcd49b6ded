/// The fingers on a touch device, by the kernel's multi-touch protocol B: a slot for each finger, whose tracking id
/// begins and ends it.
struct TouchContacts {
    /// A finger that touches.
    struct Finger: Equatable, Sendable {
        /// Grows with each touch, also if a slot or a tracking id is used again.
        var number: Int
        var x: Int
        var y: Int
        var isPen: Bool
    }

    private struct Slot {
        var number: Int?
        /// The kernel does not repeat a coordinate, so those of the finger before remain.
        var x: Int?
        var y: Int?
        var isPen = false
    }

    /// More than any device has.
    static let slots = 0..<64

    private var slot = 0
    private var states: [Slot] = Array(repeating: Slot(), count: slots.count)
    private var touches = 0

    /// Takes an event of an absolute axis. Throws the expectation of a value that cannot be meant.
    mutating func take(_ code: Int, _ value: Int) throws(ExpectedValue) {
        switch code {
        case EvdevCode.slot:
            guard Self.slots.contains(value) else { throw ExpectedValue("a slot from 0 to \(Self.slots.count - 1)") }
            slot = value
        case EvdevCode.trackingID: begin(value)
        case EvdevCode.positionX: states[slot].x = value
        case EvdevCode.positionY: states[slot].y = value
        case EvdevCode.toolType: states[slot].isPen = value == EvdevCode.pen
        default: break
        }
    }

    private mutating func begin(_ id: Int) {
        guard id >= 0 else { return states[slot].number = nil }
        touches += 1
        states[slot].number = touches
    }

    /// The fingers whose positions are known, the earliest first.
    var fingers: [Finger] {
        states.compactMap { slot in
            guard let number = slot.number, let x = slot.x, let y = slot.y else { return nil }
            return Finger(number: number, x: x, y: y, isPen: slot.isPen)
        }.sorted { $0.number < $1.number }
    }
}

/// The description of the value that was expected.
struct ExpectedValue: Error, Equatable {
    var text: String

    init(_ text: String) { self.text = text }
}
