/// What the window needs is not there. Every message says what to do next.
public enum HostError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No screen to open a window on; `reason` is SDL's text, or the driver that it fell back to.
    case noDisplay(reason: String)
    /// The SDL library that was found is older than what the program needs.
    case libraryTooOld(found: String, needed: String)
    /// SDL could not make the window.
    case noWindow(reason: String)
    /// The renderer that was asked for cannot be had.
    case noRenderer(RendererChoice, reason: String)
    /// Frames could be shown at first, and cannot any more.
    case lostRenderer(reason: String)

    /// 2 for what this machine lacks, 1 for what failed on the way.
    public var exitStatus: Int32 {
        switch self {
        case .noDisplay, .libraryTooOld, .noWindow, .noRenderer: 2
        case .lostRenderer: 1
        }
    }

    /// What is missing and what to do next.
    public var description: String {
        switch self {
        case .noDisplay(let reason):
            """
            no display to open a window on (\(reason)). Run it in a graphical session or set DISPLAY or \
            WAYLAND_DISPLAY; 'scroll-playground render' and 'trace' work without a display
            """
        case .libraryTooOld(let found, let needed):
            "SDL \(found) is too old, \(needed) is needed. Install a newer libsdl2-2.0-0"
        case .noWindow(let reason):
            "the window cannot be opened (\(reason)). Try a smaller --size, or another SDL_VIDEODRIVER"
        case .noRenderer(let choice, let reason):
            "the renderer '\(choice.rawValue)' does not work here (\(reason)). Use --renderer software"
        case .lostRenderer(let reason):
            "the window cannot be drawn any more (\(reason)). Start again with --renderer software"
        }
    }
}
