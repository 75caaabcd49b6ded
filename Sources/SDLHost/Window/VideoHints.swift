import CSDL2
import Glibc

/// What SDL is told before it begins. A variable of the environment wins over each of these.
enum VideoHints {
    private static let hints = [
        // Touches come as touches, not as a mouse as well.
        (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
        // A drag is followed outside of the window.
        (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
        // The click that brings the window to the front counts.
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // SignalWatch does this, since SDL does not tell which signal it was.
        (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
        (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
        // SDL asks for the compositor to be off, as a game would; that makes other windows flicker.
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
        (SDL_HINT_RENDER_BATCHING, "1"),
    ]

    /// `drivers` is SDL's list of video drivers to try, nil for its own. `applicationID` names the window for the desktop
    /// (X11's class, Wayland's application): the file name of the `.desktop` file. SDL takes the program's file name when
    /// it is nil.
    static func set(drivers: String?, applicationID: String?) {
        for (name, value) in hints { SDL_SetHint(name, value) }
        SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
        guard let applicationID else { return }
        SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
        // SDL 2 reads these from the environment alone.
        setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 0)
        setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 0)
    }
}
