import CSDL2
import Foundation
import ScrollUI

/// Translates SDL's events to input events in points, each with its own time. The only code that reads SDL's input.
///
/// Does not own the queue, the window or the clock: it is a value that maps one event to any number of events. Signs
/// are SDL's: away from the user and to the right are positive, regardless of `direction`, since SDL already flips the
/// deltas of a flipped wheel.
struct SDLEventTranslator {
    var settings = InputSettings()
    var geometry: WindowGeometry
    /// False for a library older than 2.26, whose wheel events do not include the pointer's location.
    var hasWheelLocation = true

    var clock = EventClock()
    var mouse = MouseState()
    var fingers = FingerTable()
    var wheel = WheelClassifier()
    /// The modifiers after the last key event.
    var modifiers: InputEvent.Modifiers = []

    init(geometry: WindowGeometry) {
        self.geometry = geometry
    }

    /// Appends the translation of `event` to `output`; nothing for events that are not input.
    mutating func translate(_ event: SDL_Event, arrived arrival: EventArrival, into output: inout [InputEvent]) {
        guard Self.isInput(event) else { return }
        let time = clock.time(of: arrival)
        func emit(_ kind: InputEvent.Kind?) {
            if let kind { output.append(InputEvent(kind, at: time)) }
        }
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN: emit(mouseDown(event.button))
        case SDL_MOUSEBUTTONUP: mouseUp(event.button).forEach(emit)
        case SDL_MOUSEMOTION: emit(mouseMoved(event.motion))
        case SDL_MOUSEWHEEL: emit(wheelEvent(event.wheel, at: time))
        case SDL_FINGERDOWN: emit(fingerDown(event.tfinger))
        case SDL_FINGERMOTION: emit(fingerMoved(event.tfinger))
        case SDL_FINGERUP: emit(fingerUp(event.tfinger))
        case SDL_KEYDOWN: emit(keyDown(event.key))
        case SDL_KEYUP: emit(keyUp(event.key))
        case SDL_TEXTINPUT: emit(Self.text(event.text))
        case SDL_TEXTEDITING: emit(Self.marked(event.edit))
        case SDL_WINDOWEVENT: windowChanged(event.window).forEach(emit)
        default: break
        }
    }

    /// The times of other events do not matter, and must not affect those of simultaneous input.
    private static func isInput(_ event: SDL_Event) -> Bool {
        guard event.type == SDL_WINDOWEVENT.rawValue else {
            return SDL_KEYDOWN.rawValue..<SDL_CLIPBOARDUPDATE.rawValue ~= event.type
        }
        switch SDL_WindowEventID(UInt32(event.window.event)) {
        case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_ENTER, SDL_WINDOWEVENT_LEAVE:
            return true
        default: return false
        }
    }
}
