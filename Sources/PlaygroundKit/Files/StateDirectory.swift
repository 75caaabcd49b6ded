/// Where a program keeps what it goes on with after a restart, by the XDG specification.
enum StateDirectory {
    /// The folder of `program` in `$XDG_STATE_HOME`, or in `~/.local/state` where that is not an absolute path; nil where the
    /// environment names no folder.
    static func path(_ environment: [String: String], program: String = PlaygroundProgram.ownName) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/\(program)" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state/\(program)" }
        return nil
    }
}
