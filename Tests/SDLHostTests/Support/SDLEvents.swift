import CSDL2

/// Events as SDL would queue them.
enum SDLEvents {
    static func wheel(
        dx: Float = 0, dy: Float = 0, ticks: (Int32, Int32) = (0, 0), flipped: Bool = false,
        at place: (Int32, Int32) = (0, 0), which: UInt32 = 0
    ) -> SDL_Event {
        var event = SDL_Event()
        event.wheel = SDL_MouseWheelEvent()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.which = which
        (event.wheel.x, event.wheel.y) = ticks
        (event.wheel.preciseX, event.wheel.preciseY) = (dx, dy)
        (event.wheel.mouseX, event.wheel.mouseY) = place
        event.wheel.direction = flipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
        return event
    }

    static func button(
        down: Bool, button: Int32 = SDL_BUTTON_LEFT, x: Int32 = 0, y: Int32 = 0, clicks: UInt8 = 1,
        which: UInt32 = 0
    ) -> SDL_Event {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.button.type = (down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.which = which
        event.button.button = UInt8(button)
        event.button.clicks = clicks
        (event.button.x, event.button.y) = (x, y)
        return event
    }

    static func motion(x: Int32, y: Int32, which: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.which = which
        (event.motion.x, event.motion.y) = (x, y)
        return event
    }

    static func finger(
        _ type: SDL_EventType, id: SDL_FingerID, x: Float, y: Float, device: SDL_TouchID = 1
    ) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger = SDL_TouchFingerEvent()
        event.tfinger.type = type.rawValue
        event.tfinger.touchId = device
        event.tfinger.fingerId = id
        (event.tfinger.x, event.tfinger.y) = (x, y)
        return event
    }

    static func key(
        down: Bool = true, _ code: SDL_KeyCode, modifiers: SDL_Keymod = SDL_Keymod(0), isRepeat: Bool = false
    ) -> SDL_Event {
        var event = SDL_Event()
        event.key = SDL_KeyboardEvent()
        event.key.type = (down ? SDL_KEYDOWN : SDL_KEYUP).rawValue
        event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        event.key.repeat = isRepeat ? 1 : 0
        return event
    }

    static func text(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.text = SDL_TextInputEvent()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
        return event
    }

    static func editing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.edit = SDL_TextEditingEvent()
        event.edit.type = SDL_TEXTEDITING.rawValue
        event.edit.start = start
        event.edit.length = length
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
        return event
    }

    static func window(_ id: SDL_WindowEventID) -> SDL_Event {
        var event = SDL_Event()
        event.window = SDL_WindowEvent()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(id.rawValue)
        return event
    }
}
