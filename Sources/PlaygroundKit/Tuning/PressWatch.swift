import ScrollUI

/// Tells where one gesture ends and the next one begins: a press of a button or a finger, or of a key that was not held already.
struct PressWatch: Sendable {
    private var held: Set<InputEvent.Key> = []

    /// That the event begins a gesture of its own. A key that is held comes again and again, and goes on with the same one.
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
