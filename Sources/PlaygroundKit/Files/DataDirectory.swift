/// Where the program keeps what people made with it.
enum DataDirectory {
    /// `$XDG_DATA_HOME/scroll-playground`, or in `~/.local/share` where that is not an absolute path; nil where the environment
    /// names no place.
    static func path(_ environment: [String: String]) -> String? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/scroll-playground" }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share/scroll-playground" }
        return nil
    }
}
