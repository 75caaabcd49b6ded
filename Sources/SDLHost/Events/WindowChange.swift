import CSDL2

/// What befalls the window itself, as opposed to what a person does inside of it.
enum WindowChange: Equatable, Sendable {
    /// Points, pixels or both changed, by hand or by the program.
    case resized
    /// Most of the window lies on another display now, whose scale and rate may differ.
    case movedToDisplay
    /// What was shown is lost and has to be shown again.
    case exposed
    case becameVisible
    case becameHidden
    case gotFocus
    case closeRequested
    /// Render targets lost their content.
    case targetsLost
    /// All textures are gone.
    case deviceLost
    /// A file was dropped onto it, by its path.
    case dropped(String)
    case posted(code: Int32)

    /// Nil for what is of no interest to the loop. `postedType` is ``EventPoster/type``.
    init?(_ event: SDL_Event, postedType: UInt32) {
        if event.type == postedType {
            self = .posted(code: event.user.code)
            return
        }
        switch SDL_EventType(event.type) {
        case SDL_QUIT: self = .closeRequested
        case SDL_DROPFILE:
            // The event owns the text, and whoever takes it out of the queue frees it.
            guard let text = event.drop.file else { return nil }
            defer { SDL_free(text) }
            self = .dropped(String(cString: text))
        case SDL_RENDER_TARGETS_RESET: self = .targetsLost
        case SDL_RENDER_DEVICE_RESET: self = .deviceLost
        case SDL_WINDOWEVENT: self.init(SDL_WindowEventID(UInt32(event.window.event)))
        default: return nil
        }
    }

    private init?(_ id: SDL_WindowEventID) {
        switch id {
        // RESIZED comes for changes by hand alone; SIZE_CHANGED for all.
        case SDL_WINDOWEVENT_SIZE_CHANGED: self = .resized
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .movedToDisplay
        case SDL_WINDOWEVENT_EXPOSED: self = .exposed
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: self = .becameVisible
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: self = .becameHidden
        case SDL_WINDOWEVENT_FOCUS_GAINED: self = .gotFocus
        case SDL_WINDOWEVENT_CLOSE: self = .closeRequested
        default: return nil
        }
    }
}
