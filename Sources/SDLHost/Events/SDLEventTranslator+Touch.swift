import CSDL2
import Foundation
import ScrollUI

extension SDLEventTranslator {
    mutating func fingerDown(_ event: SDL_TouchFingerEvent) -> InputEvent.Kind? {
        guard !Self.isMadeFromMouse(event) else { return nil }
        return .pointerDown(finger(event, id: fingers.add(event.fingerId)))
    }

    /// Nil for a finger whose touch was cancelled or began outside.
    func fingerMoved(_ event: SDL_TouchFingerEvent) -> InputEvent.Kind? {
        guard !Self.isMadeFromMouse(event) else { return nil }
        return fingers.id(of: event.fingerId).map { .pointerMoved(finger(event, id: $0)) }
    }

    mutating func fingerUp(_ event: SDL_TouchFingerEvent) -> InputEvent.Kind? {
        guard !Self.isMadeFromMouse(event) else { return nil }
        return fingers.remove(event.fingerId).map { .pointerUp(finger(event, id: $0)) }
    }

    private static func isMadeFromMouse(_ event: SDL_TouchFingerEvent) -> Bool {
        event.touchId == csdl_mouse_touch_id()
    }

    private func finger(_ event: SDL_TouchFingerEvent, id: Int) -> InputEvent.Pointer {
        InputEvent.Pointer(
            id: id, device: .touch, location: geometry.point(normalizedX: Double(event.x), y: Double(event.y)),
            modifiers: modifiers)
    }
}
