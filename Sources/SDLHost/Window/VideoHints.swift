import CSDL2
import Glibc

/// The hints set before SDL is initialized. An environment variable takes precedence over each of them.
enum VideoHints {
    private static let hints = [
        // Touches are reported only as touches, not also as mouse events.
        (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
        // A drag continues outside of the window.
        (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
        // The click that activates the window is delivered.
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // SignalWatch handles signals, since SDL does not report which one arrived.
        (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
        (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        // By default SDL asks to disable the compositor, as for a game, which makes other windows flicker.
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        (SDL_HINT_RENDER_BATCHING, "1"),
    ]

    /// `drivers` is SDL's list of video drivers to try, nil for its default. `applicationID` identifies the window to
    /// the desktop (X11's class, Wayland's application): the file name of the `.desktop` file. If it is nil, SDL uses
    /// the program's file name.
    static func set(drivers: String?, applicationID: String?) {
        for (name, value) in hints { SDL_SetHint(name, value) }
        SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
        guard let applicationID else { return }
        SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
        // SDL 2 reads these only from the environment.
        setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 0)
        setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 0)
    }
}
