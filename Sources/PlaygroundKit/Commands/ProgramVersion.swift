import ScrollAnalysis
import SDLHost

/// Which program this is.
package enum ProgramVersion {
    /// By semantic versioning. The package, its changelog and the AppStream metadata say the same.
    package static let number = "0.1.0"

    /// The version of a program that is called `name`: of others, what they are made with.
    static func text(of name: String) -> String {
        let own = "\(PlaygroundProgram.ownName) \(number)"
        return name == PlaygroundProgram.ownName ? own : "\(name), made with \(own)"
    }

    /// What `--version` prints: the program's version, then a line for each library of the system's that it needs.
    package static var report: String {
        ([text(of: ProgramName.current)] + LibraryVersion.all.map(\.description)).joined(separator: "\n")
    }
}
