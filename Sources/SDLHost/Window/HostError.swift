/// A missing requirement of the window. Every message states a remedy.
public enum HostError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No display to open a window on; `reason` names those that were tried.
    case noDisplay(reason: String)
    /// The installed SDL library is older than required.
    case libraryTooOld(found: String, needed: String)
    /// SDL could not make the window.
    case noWindow(reason: String)
    /// No renderer of this kind is available; `driver` is SDL's name for the window system, such as `x11` or `wayland`.
    case noRenderer(RendererChoice, driver: String, reason: String)
    /// Frames could be shown by this path at first, and no longer can.
    case lostRenderer(RendererChoice, driver: String, reason: String)
    /// The X server or Wayland's compositor ended or closed the connection.
    case lostDisplay(driver: String)

    /// 2 for a requirement that the machine lacks, 1 for a later failure.
    public var exitStatus: Int32 {
        switch self {
        case .noDisplay, .libraryTooOld, .noWindow, .noRenderer: 2
        case .lostRenderer, .lostDisplay: 1
        }
    }

    /// The missing requirement and a remedy.
    public var description: String {
        switch self {
        case .noDisplay(let reason):
            """
            no display to open a window on (\(reason)). Run it in a graphical session, or set WAYLAND_DISPLAY or DISPLAY \
            to a display that answers
            """
        case .libraryTooOld(let found, let needed):
            "SDL \(found) is too old, \(needed) is needed. Install a newer libsdl2-2.0-0"
        case .noWindow(let reason):
            "the window cannot be opened (\(reason)). Try a smaller --size, or another SDL_VIDEODRIVER"
        case .noRenderer(let choice, let driver, let reason):
            """
            the renderer '\(choice.rawValue)' does not work here (\(reason)). \
            \(RendererRemedy.text(afterLackOf: choice, driver: driver))
            """
        case .lostRenderer(let choice, let driver, let reason):
            """
            the window can no longer be drawn (\(reason)). \
            \(RendererRemedy.text(afterLossOf: choice, driver: driver))
            """
        case .lostDisplay(let driver):
            """
            the display is gone (\(driver == "x11" ? "the X server" : "the compositor") ended, or closed the \
            connection). Start again when a display is available
            """
        }
    }
}
