import CSDL2
import ScrollUI

extension SDLEventTranslator {
    mutating func windowChanged(_ event: SDL_WindowEvent) -> [InputEvent.Kind] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_FOCUS_GAINED: [.focus(true)]
        case SDL_WINDOWEVENT_FOCUS_LOST: cancelAll() + [.focus(false)]
        case SDL_WINDOWEVENT_ENTER: pointerEntered()
        case SDL_WINDOWEVENT_LEAVE: pointerLeft()
        default: []
        }
    }

    /// Cancels drags when the window loses the keyboard focus, since their release would never be reported.
    private mutating func cancelAll() -> [InputEvent.Kind] {
        let mouseDrag = mouse.pressedButton.map { _ in InputEvent.Kind.pointerCancelled(id: 0) }
        let touches = fingers.ids.map { InputEvent.Kind.pointerCancelled(id: $0) }
        let leave = mouse.hasLeftDuringDrag ? InputEvent.Kind.pointerLeft : nil
        mouse.pressedButton = nil
        mouse.hasLeftDuringDrag = false
        fingers.removeAll()
        return [mouseDrag].compactMap { $0 } + touches + [leave].compactMap { $0 }
    }

    private mutating func pointerEntered() -> [InputEvent.Kind] {
        mouse.hasLeftDuringDrag = false
        return []
    }

    /// A drag continues outside of the window; the pointer's exit is reported when the drag ends.
    private mutating func pointerLeft() -> [InputEvent.Kind] {
        guard mouse.pressedButton != nil else { return [.pointerLeft] }
        mouse.hasLeftDuringDrag = true
        return []
    }
}
