import ScrollUI

/// The device that the user scrolled with, as far as it is known.
package enum InputDevice: String, Sendable {
    case mouse
    case touch
    case wheel
    /// SDL does not distinguish touchpads from wheels. This is a guess from the pattern of the deltas.
    case touchpad = "touchpad (guess)"
    case keyboard

    /// The device of an event that scrolls or may start to; nil for others.
    init?(_ event: InputEvent) {
        switch event.kind {
        case .pointerDown(let pointer): self = pointer.device == .touch ? .touch : .mouse
        case .wheel(let wheel): self = wheel.source == .touchpad ? .touchpad : .wheel
        case .keyDown(let key, _): if Self.scrolls(key) { self = .keyboard } else { return nil }
        default: return nil
        }
    }

    private static func scrolls(_ key: InputEvent.Key) -> Bool {
        switch key {
        case .pageUp, .pageDown, .home, .end, .up, .down, .left, .right, .space: true
        default: false
        }
    }
}
