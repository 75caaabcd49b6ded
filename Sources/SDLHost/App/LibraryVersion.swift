import CPNG
import CSDL2
import CSDL2TTF

/// The version of a system library that a window needs: at build time and at run time.
///
/// A desktop may have a newer library than the one that the program was built with; bug reports need both.
public struct LibraryVersion: Equatable, Sendable, CustomStringConvertible {
    /// The library's own name.
    public var name: String
    /// The version of its headers at build time, such as "2.26.5".
    public var built: String
    /// The version of the loaded library.
    public var running: String

    /// A version with all its parts.
    public init(name: String, built: String, running: String) {
        self.name = name
        self.built = built
        self.running = running
    }

    /// SDL, SDL_ttf and libpng. Needs neither a display nor a window.
    public static var all: [LibraryVersion] { [sdl, sdlTTF, png] }

    /// On one line, such as "SDL 2.28.1 (built with 2.26.5)".
    public var description: String { "\(name) \(running) (built with \(built))" }

    private static var sdl: LibraryVersion {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return LibraryVersion(
            name: "SDL", built: "\(SDL_MAJOR_VERSION).\(SDL_MINOR_VERSION).\(SDL_PATCHLEVEL)", running: text(version))
    }

    private static var sdlTTF: LibraryVersion {
        LibraryVersion(
            name: "SDL_ttf", built: "\(SDL_TTF_MAJOR_VERSION).\(SDL_TTF_MINOR_VERSION).\(SDL_TTF_PATCHLEVEL)",
            running: TTF_Linked_Version().map { text($0.pointee) } ?? "unknown")
    }

    private static var png: LibraryVersion {
        LibraryVersion(
            name: "libpng", built: PNG_LIBPNG_VER_STRING,
            running: png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown")
    }

    private static func text(_ version: SDL_version) -> String { "\(version.major).\(version.minor).\(version.patch)" }
}
