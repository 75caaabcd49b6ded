import CDisplay
import CSDL2
import Glibc

/// The lifetime of SDL's video subsystem.
@MainActor
final class VideoSession {
    /// The first version with precise wheel deltas and `SDL_RenderGeometry`.
    private static let oldestVersion = SDL_version(major: 2, minor: 0, patch: 18)
    /// Drivers without a screen, which SDL falls back to silently.
    private static let driversWithoutScreen: Set<String> = ["offscreen", "dummy"]

    /// SDL's name for the video driver, such as `x11` or `wayland`.
    let driver: String
    /// The version of the library, which may be newer than the headers.
    let version: SDL_version
    /// `drivers` are the names of those to try, in SDL's format; nil leaves the choice to SDL.
    init(drivers: String?, applicationID: String?) throws(HostError) {
        version = try Self.checkedVersion()
        VideoHints.set(drivers: drivers, applicationID: applicationID)
        ComposeCache.enable()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw .noDisplay(reason: "\(String(cString: SDL_GetError())); \(VideoDrivers.current().description)")
        }
        driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        // After the initialization of SDL, which sets its own handler.
        cdisplay_keep_refusals()
        do throws(HostError) {
            try Self.checkScreen(driver: driver)
        } catch {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw error
        }
        // Keys are shortcuts until a text field requests text input.
        SDL_StopTextInput()
    }

    isolated deinit {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// Leaves SDL's connection to the display open until the process ends: closing it would query a display that is
    /// gone.
    func abandon() {
        _ = Unmanaged.passRetained(self)
    }

    /// Returns the reason for the last refusal of a request by the X server since the previous call.
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

    /// Wheel events include the pointer's location from 2.26 on.
    var hasWheelLocation: Bool { (version.major, version.minor) >= (2, 26) }

    private static func text(_ version: SDL_version) -> String {
        "\(version.major).\(version.minor).\(version.patch)"
    }

    /// Without any display SDL still initializes, with an invisible window.
    private static func checkScreen(driver: String) throws(HostError) {
        guard driversWithoutScreen.contains(driver) else { return }
        let drivers = VideoDrivers.current()
        guard drivers.asked?.split(separator: ",").contains(Substring(driver)) == true else {
            throw .noDisplay(reason: drivers.description)
        }
    }
}
