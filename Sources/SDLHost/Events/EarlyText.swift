import CSDL2

/// Lets SDL make text of keys that arrive in one batch with the press that gives a text field the focus.
///
/// SDL decides at the arrival of a key whether it is text. After a slow frame, a press and the keys typed after it
/// arrive together, before a view has handled the press. Text input must not be enabled all the time, because input
/// methods would then process the keys of shortcuts: ``SDLWindow/setTextInput(_:at:)`` disables it after the frame that
/// handles the press.
@MainActor
struct EarlyText: ~Copyable {
    init() {
        SDL_AddEventWatch(Self.watch, nil)
    }

    deinit {
        SDL_DelEventWatch(Self.watch, nil)
    }

    private nonisolated static let watch: SDL_EventFilter = { _, event in
        if let event, mayMoveFocus(event.pointee) { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE) }
        return 1
    }

    private nonisolated static func mayMoveFocus(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_FINGERDOWN, SDL_FINGERUP: true
        case SDL_KEYDOWN:
            // Keys that are no text themselves: they would be inserted into the field that they open.
            event.key.keysym.sym == SDLK_TAB.rawValue || UInt32(event.key.keysym.mod) & KMOD_CTRL.rawValue != 0
        default: false
        }
    }
}
