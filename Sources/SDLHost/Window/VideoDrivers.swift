import CSDL2
import Glibc

/// The order of SDL's video drivers to try. A value of `SDL_VIDEODRIVER` set by the user takes precedence.
///
/// SDL 2 prefers X11 if both are available, although touchpads scroll by pixels only on Wayland.
struct VideoDrivers: Equatable, Sendable {
    /// The values of the environment; nil if unset or empty.
    var asked: String?
    var waylandDisplay: String?
    var x11Display: String?
    /// The session type reported by the login manager, such as `wayland` or `x11`.
    var sessionType: String?
    /// The folder of Wayland's socket.
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

    /// Lists of drivers for SDL, each tried if the previous one gives no window. Nil leaves the choice to SDL.
    var attempts: [String?] {
        if asked != nil { return [nil] }
        // Without a folder for its socket, Wayland's library would print its own message.
        guard canConnectToWayland else { return [Self.withoutWayland] }
        return isWaylandSession ? ["wayland", Self.withoutWayland] : [nil]
    }

    private static let withoutWayland = "x11,KMSDRM"

    /// A program started inside a compositor's window uses that compositor's display, regardless of the session.
    private var isWaylandSession: Bool { waylandDisplay != nil || sessionType == "wayland" }

    /// The display's name may be an absolute path.
    private var canConnectToWayland: Bool { runtimeFolder != nil || waylandDisplay?.hasPrefix("/") == true }

    /// The displays that were tried without success.
    var description: String {
        let displays = [("WAYLAND_DISPLAY", waylandDisplay), ("DISPLAY", x11Display)].map { name, value in
            value.map { "\(name)=\($0) does not answer" } ?? "\(name) is not set"
        }
        return displays.joined(separator: ", ")
    }
}
