import Glibc
import ScrollAnalysis
import SDLHost

/// A kept file that is not what it should be: it is renamed, so that a right one can take its place and nothing in it is lost.
enum BrokenFile {
    /// Renames the file at `path`, which `error` is about; where a link leads to it, that one, and the link stays. What there is
    /// to say then: `instead` tells what is used in its place, in a sentence that ends with a space.
    static func setAside(_ path: String, because error: PlaygroundError, instead: String) -> PlaygroundError {
        guard let target = try? FileBytes.target(of: path) else { return error }
        let aside = unusedName(target + ".broken")
        guard rename(target, aside) == 0 else { return error }
        return PlaygroundError(
            error.status, error.message,
            remedy: "\(instead)The file was kept as \(aside): correct it and rename it back.")
    }

    /// `name`, or with a number behind it where something of that name is kept already.
    private static func unusedName(_ name: String) -> String {
        let names = [name] + (2...99).map { "\(name)-\($0)" }
        return names.first { access($0, F_OK) != 0 } ?? name
    }
}
