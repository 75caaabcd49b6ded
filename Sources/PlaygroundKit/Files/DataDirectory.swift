/// Where the program keeps what people made with it.
enum DataDirectory {
    /// The folder of `program` in `$XDG_DATA_HOME`, or in `~/.local/share` where that is not an absolute path; nil where the
    /// environment names no place.
    static func path(_ environment: [String: String], program: String) -> String? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/\(program)" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/share/\(program)" }
        return nil
    }
}
