/// The folder for the user's own files.
enum DataDirectory {
    /// Returns the folder of `program` in `$XDG_DATA_HOME`, or in `~/.local/share` if that is not an absolute path; nil
    /// if the environment has neither.
    static func path(_ environment: [String: String], program: String) -> String? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/\(program)" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/share/\(program)" }
        return nil
    }
}
