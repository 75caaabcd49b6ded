import SDLHost

/// Which program this is.
public enum ProgramVersion {
    /// By semantic versioning. The package, its changelog and the AppStream metadata say the same.
    public static let number = "0.1.0"

    /// What `--version` prints: the program's version, then a line for each library of the system's that it needs.
    public static var report: String {
        (["scroll-playground \(number)"] + LibraryVersion.all.map(\.description)).joined(separator: "\n")
    }
}
