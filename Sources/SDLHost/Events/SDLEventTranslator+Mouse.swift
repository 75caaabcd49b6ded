import CSDL2
import Foundation
import ScrollUI

extension SDLEventTranslator {
    /// Mouse events that SDL derives from touches are dropped, since touches have their own events.
    private static func isMadeFromTouch(_ which: UInt32) -> Bool {
        which == csdl_touch_mouse_id()
    }

    mutating func mouseDown(_ event: SDL_MouseButtonEvent) -> InputEvent.Kind? {
        guard !Self.isMadeFromTouch(event.which) else { return nil }
        mouse.location = geometry.point(x: Double(event.x), y: Double(event.y))
        guard mouse.pressedButton == nil else { return nil }
        let button = Self.buttonNumber(event.button)
        mouse.pressedButton = button
        return .pointerDown(pointer(button: button, clickCount: Int(event.clicks)))
    }

    mutating func mouseUp(_ event: SDL_MouseButtonEvent) -> [InputEvent.Kind] {
        guard !Self.isMadeFromTouch(event.which) else { return [] }
        mouse.location = geometry.point(x: Double(event.x), y: Double(event.y))
        let button = Self.buttonNumber(event.button)
        // After a cancelled drag the release was already reported.
        guard mouse.pressedButton == button else { return [] }
        mouse.pressedButton = nil
        let up = InputEvent.Kind.pointerUp(pointer(button: button, clickCount: Int(event.clicks)))
        defer { mouse.hasLeftDuringDrag = false }
        return mouse.hasLeftDuringDrag ? [up, .pointerLeft] : [up]
    }

    mutating func mouseMoved(_ event: SDL_MouseMotionEvent) -> InputEvent.Kind? {
        guard !Self.isMadeFromTouch(event.which) else { return nil }
        mouse.location = geometry.point(x: Double(event.x), y: Double(event.y))
        return .pointerMoved(pointer(button: mouse.pressedButton, clickCount: 0))
    }

    private func pointer(button: Int?, clickCount: Int) -> InputEvent.Pointer {
        InputEvent.Pointer(
            location: mouse.location, button: button, clickCount: clickCount, modifiers: modifiers)
    }

    /// 1 for the primary button, 2 for the secondary, 3 for the middle one, then SDL's numbers.
    private static func buttonNumber(_ button: UInt8) -> Int {
        switch Int32(button) {
        case SDL_BUTTON_RIGHT: 2
        case SDL_BUTTON_MIDDLE: 3
        default: Int(button)
        }
    }
}
