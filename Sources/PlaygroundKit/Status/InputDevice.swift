import ScrollUI

/// What a person scrolled with, as far as it can be told.
package enum InputDevice: String, Sendable {
    case mouse
    case touch
    case wheel
    /// SDL cannot tell a finger from a wheel: found from how the deltas come.
    case touchpad = "touchpad (guess)"
    case keyboard

    /// The device of an event that scrolls or may begin to; nil for others.
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
