import CDisplay
import CSDL2
import Glibc

/// SDL's video subsystem, begun and ended.
@MainActor
final class VideoSession {
    /// Precise wheel deltas and `SDL_RenderGeometry` came with this version.
    private static let oldestVersion = SDL_version(major: 2, minor: 0, patch: 18)
    /// Drivers without a screen, which SDL falls back to in silence.
    private static let driversWithoutScreen: Set<String> = ["offscreen", "dummy"]

    /// SDL's name for the video driver, such as `x11` or `wayland`.
    let driver: String
    /// Of the library, which may be newer than the headers.
    let version: SDL_version
    /// `drivers` are the names of those to try, as SDL takes them; nil leaves the choice to SDL.
    init(drivers: String?, applicationID: String?) throws(HostError) {
        version = try Self.checkedVersion()
        VideoHints.set(drivers: drivers, applicationID: applicationID)
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw .noDisplay(reason: "\(String(cString: SDL_GetError())); \(VideoDrivers.current().description)")
        }
        driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        // After SDL has begun, which sets a handler of its own.
        cdisplay_keep_refusals()
        do throws(HostError) {
            try Self.checkScreen(driver: driver)
        } catch {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw error
        }
        // Keys are shortcuts until a text field asks for text.
        SDL_StopTextInput()
    }

    isolated deinit {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// Leaves SDL's connection to the display as it is until the process ends: to close it, SDL would ask a display that has gone.
    func abandon() {
        _ = Unmanaged.passRetained(self)
    }

    /// Why the X server refused a request since this was asked last.
    func takeRefusal() -> String? {
        cdisplay_take_refusal().map { String(cString: $0) }
    }

    private static func checkedVersion() throws(HostError) -> SDL_version {
        var found = SDL_version()
        SDL_GetVersion(&found)
        let isNewEnough =
            (found.major, found.minor, found.patch)
            >= (oldestVersion.major, oldestVersion.minor, oldestVersion.patch)
        guard isNewEnough else { throw .libraryTooOld(found: text(found), needed: text(oldestVersion)) }
        return found
    }

    /// Wheel events tell where the pointer was from 2.26 on.
    var hasWheelLocation: Bool { (version.major, version.minor) >= (2, 26) }

    private static func text(_ version: SDL_version) -> String {
        "\(version.major).\(version.minor).\(version.patch)"
    }

    /// With no display at all SDL begins all the same, with a window that nobody sees.
    private static func checkScreen(driver: String) throws(HostError) {
        guard driversWithoutScreen.contains(driver) else { return }
        let drivers = VideoDrivers.current()
        guard drivers.asked?.split(separator: ",").contains(Substring(driver)) == true else {
            throw .noDisplay(reason: drivers.description)
        }
    }
}
