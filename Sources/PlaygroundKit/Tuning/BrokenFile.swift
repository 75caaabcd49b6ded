import Glibc
import ScrollAnalysis
import SDLHost

/// Renames invalid files of the program, so that a valid one can replace them and their content is not lost.
enum BrokenFile {
    /// Renames the invalid file at `path`; for a link, its target. Returns the error to report. `instead` describes the
    /// replacement, as a sentence that ends with a space.
    static func setAside(_ path: String, because error: PlaygroundError, instead: String) -> PlaygroundError {
        guard let target = try? FileBytes.target(of: path) else { return error }
        let aside = unusedName(target + ".broken")
        guard rename(target, aside) == 0 else { return error }
        return PlaygroundError(
            error.status, error.message,
            remedy: "\(instead)The file was renamed to \(aside): correct it and rename it back.")
    }

    /// Returns `name`, with a number appended if the name is used.
    private static func unusedName(_ name: String) -> String {
        let names = [name] + (2...99).map { "\(name)-\($0)" }
        return names.first { access($0, F_OK) != 0 } ?? name
    }
}
