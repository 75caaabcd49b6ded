/// The folder for state that survives a restart, by the XDG specification.
enum StateDirectory {
    /// Returns the folder of `program` in `$XDG_STATE_HOME`, or in `~/.local/state` if that is not an absolute path;
    /// nil if the environment has neither.
    static func path(_ environment: [String: String], program: String = PlaygroundProgram.ownName) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/\(program)" }
        if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.local/state/\(program)" }
        return nil
    }
}
