import ScrollUI

/// Separates gestures: each press of a button or finger, and of a key that was not held before, starts a new one.
struct PressWatch: Sendable {
    private var held: Set<InputEvent.Key> = []

    /// Returns whether the event starts a new gesture. A held key repeats, and continues the same gesture.
    mutating func beginsGesture(_ event: InputEvent) -> Bool {
        switch event.kind {
        case .pointerDown: return true
        case .keyDown(let key, _): return held.insert(key).inserted
        case .keyUp(let key, _): held.remove(key)
        case .focus(false): held.removeAll()
        default: break
        }
        return false
    }
}
