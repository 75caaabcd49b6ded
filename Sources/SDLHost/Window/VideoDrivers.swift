import CSDL2
import Glibc

/// Which of SDL's video drivers to begin with. What a person sets as `SDL_VIDEODRIVER` wins over all of it.
///
/// SDL 2 takes X11 where both are there, though touchpads scroll by pixels on Wayland alone.
struct VideoDrivers: Equatable, Sendable {
    /// Of the environment; nil for what is not set, or empty.
    var asked: String?
    var waylandDisplay: String?
    var x11Display: String?
    /// What the login manager says that the session is, such as `wayland` or `x11`.
    var sessionType: String?
    /// Where Wayland's socket is.
    var runtimeFolder: String?

    static func current() -> VideoDrivers {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        return VideoDrivers(
            asked: variable("SDL_VIDEODRIVER"), waylandDisplay: variable("WAYLAND_DISPLAY"),
            x11Display: variable("DISPLAY"), sessionType: variable("XDG_SESSION_TYPE"),
            runtimeFolder: variable("XDG_RUNTIME_DIR"))
    }

    /// Lists for SDL, each to be tried where no window comes of the one before. Nil leaves the choice to SDL.
    var attempts: [String?] {
        if asked != nil { return [nil] }
        // Wayland's library would say in words of its own that it has no folder to look in.
        guard canConnectToWayland else { return [Self.withoutWayland] }
        return isWaylandSession ? ["wayland", Self.withoutWayland] : [nil]
    }

    private static let withoutWayland = "x11,KMSDRM"

    /// A program that is started inside a compositor's window has its display, whatever the session is.
    private var isWaylandSession: Bool { waylandDisplay != nil || sessionType == "wayland" }

    /// The display's name may be a path of its own.
    private var canConnectToWayland: Bool { runtimeFolder != nil || waylandDisplay?.hasPrefix("/") == true }

    /// What was looked for in vain.
    var description: String {
        let displays = [("WAYLAND_DISPLAY", waylandDisplay), ("DISPLAY", x11Display)].map { name, value in
            value.map { "\(name)=\($0) does not answer" } ?? "\(name) is not set"
        }
        return displays.joined(separator: ", ")
    }
}
