import ScrollAnalysis
import SDLHost

/// The version of this program.
package enum ProgramVersion {
    /// A semantic version. The package, its changelog and the AppStream metadata have the same.
    package static let number = "0.2.0"

    /// Returns the version text of the program `name`. For other programs it names the library that they are made with.
    static func text(of name: String) -> String {
        let own = "\(PlaygroundProgram.ownName) \(number)"
        return name == PlaygroundProgram.ownName ? own : "\(name), made with \(own)"
    }

    /// The output of `--version`: the program's version, then a line for each system library that it needs.
    package static var report: String {
        ([text(of: ProgramName.current)] + LibraryVersion.all.map(\.description)).joined(separator: "\n")
    }
}
