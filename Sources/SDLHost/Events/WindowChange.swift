import CSDL2

/// A change of the window itself, as opposed to input in it.
enum WindowChange: Equatable, Sendable {
    /// The size in points or in pixels changed, by the user or the program.
    case resized
    /// Most of the window is now on another display, whose scale and rate may differ.
    case movedToDisplay
    /// The contents are lost and must be drawn again.
    case exposed
    case becameVisible
    case becameHidden
    case gotFocus
    case closeRequested
    /// Render targets lost their contents.
    case targetsLost
    /// All textures are lost.
    case deviceLost
    /// A file was dropped onto the window; its path.
    case dropped(String)
    case posted(code: Int32)

    /// Nil for an event that the loop ignores. `postedType` is ``EventPoster/type``.
    init?(_ event: SDL_Event, postedType: UInt32) {
        if event.type == postedType {
            self = .posted(code: event.user.code)
            return
        }
        switch SDL_EventType(event.type) {
        case SDL_QUIT: self = .closeRequested
        case SDL_DROPFILE:
            // The event owns the text; its receiver must free it.
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
        // RESIZED is sent only for changes by the user, SIZE_CHANGED for all.
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
