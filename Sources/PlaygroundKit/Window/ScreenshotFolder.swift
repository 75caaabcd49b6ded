import Foundation
import Glibc
import SDLHost

/// The folder of screenshots and saved curves: the desktop's folder for pictures, or the working directory if there is
/// none.
///
/// The folder is the one that `xdg-user-dir PICTURES` prints. Foundation's result would ignore `HOME`.
struct ScreenshotFolder {
    private static let variable = "XDG_PICTURES_DIR"

    /// `.` if the environment names no folder.
    let path: String

    /// `$XDG_PICTURES_DIR`, or the folder in `user-dirs.dirs`, or `~/Pictures`.
    init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let named = environment[Self.variable] ?? Self.configured(environment, home: home)
        if let named, named.hasPrefix("/") { path = named } else { path = home.map { $0 + "/Pictures" } ?? "." }
    }

    /// Returns an unused path: the names of the program and the scene, and the first free number. Creates the folder if
    /// it is missing.
    func newPath(program: String = PlaygroundProgram.ownName, scene: String, ending: String = "png") -> String {
        try? FileBytes.makeFolder(path)
        let stem = "\(access(path, W_OK) == 0 ? path : ".")/\(program)-\(scene)"
        let paths = (1...9999).lazy.map { "\(stem)-\($0).\(ending)" }
        return paths.first { access($0, F_OK) != 0 } ?? "\(stem).\(ending)"
    }

    /// The desktop writes `XDG_PICTURES_DIR="$HOME/Bilder"` in the user's language.
    private static func configured(_ environment: [String: String], home: String?) -> String? {
        guard let home, let folder = BaseDirectory.config.path(environment) else { return nil }
        let text = (try? String(contentsOfFile: folder + "/user-dirs.dirs", encoding: .utf8)) ?? ""
        let start = variable + "=\""
        let line = text.split(separator: "\n").last { $0.hasPrefix(start) && $0.hasSuffix("\"") }
        return line?.dropFirst(start.count).dropLast().replacingOccurrences(of: "$HOME", with: home)
    }
}
